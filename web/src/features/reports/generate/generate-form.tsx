import Apartment from '@mui/icons-material/ApartmentOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import { limits } from '@alta/contract/limits'
import type { Organisation } from '@alta/contract/organisations'
import { navigate } from '../../../base/router/router.ts'
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import { freshKey } from '../../../base/api.ts'
import { useTexts } from '../../../base/texts.tsx'
import { Empty } from '../../../base/ui/empty.tsx'
import { Field } from '../../../base/ui/field.tsx'
import { ButtonLink } from '../../../base/ui/links.tsx'
import { onDemand } from '../../../base/ui/on-demand.ts'
import { PageHead } from '../../../base/ui/page-head.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { Waiting } from '../../../base/ui/waiting.tsx'
import { languageNames } from '../course/language-names.ts'
import { useGenerate, useOrganisationsToGenerate, useStrategies } from '../reports.queries.ts'
import { Choice } from './choice.tsx'
import { changeDraft, clearDraft, rememberSubmission, useDraft } from './draft-store.ts'
import {
  checkDraft,
  courseParts,
  courseText,
  type ReportDraft,
  type DraftField,
  type DraftProblem,
  requestOf,
  submissionFor,
} from './draft.ts'
import { formTexts } from './form.texts.ts'
import { GenerateButton } from './generate-button.tsx'
import { SendProblem } from './send-problem.tsx'
import { useAfterReading } from './use-after-reading.ts'

// Reading files and languages weighs as much as the rest of the form.
const CourseField = onDemand(async () => (await import('../course/course-field.tsx')).CourseField)
const WritingChoice = onDemand(async () => (await import('./writing-choice.tsx')).WritingChoice)
const CoursePreview = onDemand(async () => (await import('../course/course-preview.tsx')).CoursePreview)

/** The draft with the only organisation filled in. */
const completed = (draft: ReportDraft, organisations: readonly Organisation[]): ReportDraft => {
  const chosen = organisations.find(({ organisation_id }) => organisation_id === draft.organisation_id)
  const organisation = chosen ?? (organisations.length === 1 ? organisations[0] : undefined)
  return { ...draft, organisation_id: organisation?.organisation_id ?? '' }
}

interface GenerateFormProps {
  readonly organisations: readonly Organisation[]
}

const useSayFault = () => {
  const say = useTexts(formTexts)
  return (field: DraftField, problem: DraftProblem, length: number): string => {
    if (field === 'organisation_id') return say('organisation_required')
    if (problem === 'too_short') return say('course_too_short', { least: limits.course_characters_min, now: length })
    if (problem === 'too_long') return say('course_too_long', { most: limits.course_characters_max, now: length })
    return say('course_required')
  }
}

function Form({ organisations }: GenerateFormProps) {
  const say = useTexts(formTexts)
  const sayFault = useSayFault()
  const draft = completed(
    useDraft((state) => state.draft),
    organisations,
  )
  const organisation = organisations.find(({ organisation_id }) => organisation_id === draft.organisation_id)
  const [tried, setTried] = useState(false)
  const generate = useGenerate()
  const [organisationControl, setOrganisationControl] = useState<HTMLElement | null>(null)
  const [courseControl, setCourseControl] = useState<HTMLElement | null>(null)
  const focusesCourse = useRef(false)
  useEffect(() => {
    if (courseControl && focusesCourse.current) courseControl.focus()
    focusesCourse.current = false
  }, [courseControl])
  const faults = checkDraft(draft)
  const errorOf = (field: DraftField) => {
    const isInHand = field === 'course' && inHand !== null
    const fault = tried && !isInHand && faults.find(([at]) => at === field)
    return fault ? sayFault(field, fault[1], courseText(draft).trim().length) : undefined
  }
  /** `unless_warned`: a text that seems to be no course, or of several patients, is asked about first. */
  const send = (unless_warned: boolean) => {
    const request = { ...requestOf(draft), unless_warned }
    const submission = submissionFor(useDraft.getState().submission, request, freshKey)
    rememberSubmission(submission)
    generate.mutate(
      { request, idempotency_key: submission.key },
      {
        onSuccess: ({ discharge_report_id }) => {
          clearDraft()
          void navigate({ to: '/generate-discharge-report', search: { report: discharge_report_id } })
        },
      },
    )
  }
  const submitRead = () => {
    setTried(true)
    const [first] = faults
    if (first) (first[0] === 'course' ? courseControl : organisationControl)?.focus()
    // The field of the course comes a moment later; whoever was quicker is led to it when it is there.
    focusesCourse.current = first?.[0] === 'course' && courseControl === null
    if (first || generate.isPending) return
    send(true)
  }
  const { inHand, waitsFor, wait, giveUp } = useAfterReading(submitRead)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // What is wrong with the course shows when it is there; whatever else is missing shows now.
    if (inHand === null || draft.organisation_id === '') submitRead()
    else wait()
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '400px minmax(0, 1fr)' },
        gap: 2.5,
        alignItems: 'start',
      }}
    >
      <Panel>
        <Stack sx={{ gap: 2.25, pt: 1 }}>
          <Choice
            label={say('organisation')}
            value={draft.organisation_id}
            options={organisations.map(({ organisation_id, name }) => [organisation_id, name])}
            // The choices for one organisation are not valid in another.
            onChoose={(organisation_id) => changeDraft({ organisation_id, report_strategy: '', template: '' })}
            error={errorOf('organisation_id')}
            control={setOrganisationControl}
          />
          <Choice
            label={say('language')}
            value={draft.language}
            options={[
              ['source', say('language_source')],
              ['es', say(languageNames.es)],
              ['ca', say(languageNames.ca)],
              ['en', say(languageNames.en)],
            ]}
            onChoose={(language) => changeDraft({ language })}
            {...(draft.language !== 'source' && { help: say('language_help') })}
          />
          {organisation && <Writing key={organisation.organisation_id} organisation={organisation} draft={draft} />}
          <TitleField />
          <Suspense fallback={<Waiting height={260} />}>
            <CourseField
              draft={draft}
              // Files may be dropped before an organisation is chosen; the first takes the turn of reading them.
              organisation_id={draft.organisation_id || (organisations[0]?.organisation_id ?? '')}
              error={errorOf('course')}
              control={setCourseControl}
              // What was missing before is being mended: only what is wrong with this file is said.
              onRead={() => setTried(false)}
            />
          </Suspense>
          {tried && faults.some(([, problem]) => problem === 'required') && (
            <Alert severity="error">{say('all_required')}</Alert>
          )}
          {generate.isError && (
            <SendProblem
              error={generate.error}
              names={draft.files.map(({ filename }) => filename)}
              onInsist={() => send(false)}
            />
          )}
          <GenerateButton isSending={generate.isPending} waitsFor={waitsFor} onGiveUp={giveUp} />
        </Stack>
      </Panel>
      <Suspense>
        <CoursePreview parts={courseParts(draft)} />
      </Suspense>
    </Box>
  )
}

/** How the report is written, where there is more than one way or the way there would be is closed. */
function Writing({ organisation, draft }: { organisation: Organisation; draft: ReportDraft }) {
  const { data, error, refetch } = useStrategies(organisation.organisation_id)
  // Nothing moves when the answer comes: whose usual way is the engine's mostly has no other.
  const room = organisation.report_strategy === 'extractive' ? null : <Waiting height={112} />
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />
  if (!data) return room
  const ways = data.items.flatMap(({ report_strategy, available }) => (available ? [report_strategy] : []))
  const isClosed = data.items.some(({ unavailable_reason }) => unavailable_reason === 'not_allowed')
  if (ways.length < 2 && !isClosed) return null
  return (
    <Suspense fallback={room}>
      <WritingChoice organisation={organisation} ways={ways} draft={draft} />
    </Suspense>
  )
}

function TitleField() {
  const say = useTexts(formTexts)
  const title = useDraft(({ draft }) => draft.title)
  return (
    <Field label={say('report_title')} help={say('report_title_help')}>
      {(control) => (
        <OutlinedInput
          {...control}
          size="small"
          value={title}
          slotProps={{ input: { maxLength: limits.title_characters } }}
          onChange={({ target }) => changeDraft({ title: target.value })}
        />
      )}
    </Field>
  )
}

/** Asks for a course and sends it. */
export function GenerateForm() {
  const say = useTexts(formTexts)
  const organisations = useOrganisationsToGenerate()
  return (
    <>
      <PageHead title={say('title')} sub={say('lead')} />
      {organisations.isError && (
        <ProblemAlert error={organisations.error} onRetry={() => void organisations.refetch()} />
      )}
      {organisations.isPending && <Waiting height={420} />}
      {organisations.data?.items.length === 0 && (
        <Panel>
          <Empty
            icon={<Apartment />}
            title={say('nowhere')}
            text={say('nowhere_why')}
            action={
              <ButtonLink variant="contained" to="/organisations">
                {say('to_organisations')}
              </ButtonLink>
            }
          />
        </Panel>
      )}
      {organisations.data && organisations.data.items.length > 0 && <Form organisations={organisations.data.items} />}
    </>
  )
}
