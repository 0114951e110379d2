import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type Language, sectionKeys, sectionTitles } from '@alta/contract/sections'
import { useTexts } from '../../../base/texts.tsx'
import { PageHead } from '../../../base/ui/page-head.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { Segments } from '../../../base/ui/segments.tsx'
import { Status } from '../../../base/ui/status.tsx'
import { useCancelReport } from '../reports.queries.ts'
import { PlainSection } from '../review/text/plain-section.tsx'
import { type Progress, sectionInHand } from './progress.ts'
import { progressTexts } from './progress.texts.ts'
import { useEvents } from './use-events.ts'
import { useSeconds } from './use-seconds.ts'

/** The 18 sections: written, in hand, to come. */
function SectionList({ progress, language }: { progress: Progress; language: Language }) {
  const say = useTexts(progressTexts)
  const current = progress.status === 'running' ? sectionInHand(progress) : null
  const written = new Set(progress.sections.map(({ key }) => key))
  return (
    <Box
      component="ol"
      aria-label={say('sections')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: { xs: 'none', lg: 'block' } }}
    >
      {sectionKeys.map((key) => {
        const shape = written.has(key) ? 'check' : key === current ? 'half' : 'ring'
        return (
          <Stack
            component="li"
            key={key}
            direction="row"
            {...(key === current && { 'aria-current': 'step' as const })}
            sx={{
              minHeight: 31,
              alignItems: 'center',
              gap: 1,
              typography: 'body2',
              color: shape === 'ring' ? 'text.secondary' : 'text.primary',
              fontWeight: shape === 'half' ? 600 : 400,
            }}
          >
            <Status tone={shape === 'ring' ? 'neutral' : 'primary'} shape={shape}>
              {null}
            </Status>
            {sectionTitles[key][language]}
          </Stack>
        )
      })}
    </Box>
  )
}

function useStage(progress: Progress, language: Language): string {
  const say = useTexts(progressTexts)
  if (progress.status === 'queued') return say('queued')
  const current = sectionInHand(progress)
  if (current === null) return say('finishing')
  return progress.sections.length === 0 ? say('reading') : say('writing', { section: sectionTitles[current][language] })
}

interface GeneratingProps {
  readonly id: string
  /** When the generation began, in milliseconds since 1970. */
  readonly since: number
  readonly language: Language
}

/** A report while it is being made: what is happening, how far, and what is written so far. */
export function Generating({ id, since, language }: GeneratingProps) {
  const say = useTexts(progressTexts)
  const { progress, error, again } = useEvents(id)
  const seconds = useSeconds(since)
  const cancel = useCancelReport()
  const stage = useStage(progress, language)
  const { sections, total } = progress
  return (
    <>
      <PageHead title={say('title')} sub={say('wait')}>
        <Button
          variant="outlined"
          color="inherit"
          disabled={cancel.isPending}
          onClick={() => cancel.mutate({ params: { discharge_report_id: id } })}
        >
          {say(cancel.isPending ? 'cancelling' : 'cancel')}
        </Button>
      </PageHead>
      {cancel.isError && <ProblemAlert error={cancel.error} />}
      {error !== null && <ProblemAlert error={error} message={say('unreachable')} onRetry={again} />}
      <Panel sx={{ mb: 2.5 }}>
        <Stack direction="row" sx={{ alignItems: 'baseline', gap: 1.5, pt: 1, mb: 1.25, flexWrap: 'wrap' }}>
          <Typography variant="h3" component="output" sx={{ flex: 1 }}>
            {stage}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {say('count', { done: String(sections.length), total: String(total), seconds: String(seconds) })}
          </Typography>
        </Stack>
        <Segments done={sections.length} total={total} label={say('sections')} />
      </Panel>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '250px minmax(0, 1fr)' }, gap: 2.5 }}
      >
        <SectionList progress={progress} language={language} />
        <Panel sx={{ maxWidth: 760 }}>
          <Box component="section" aria-label={say('so_far')} sx={{ px: 1, pt: 1 }}>
            {sections.map((section) => (
              <PlainSection key={section.key} section={section} language={language} />
            ))}
            <Skeleton variant="text" width="38%" />
            <Skeleton variant="text" width="82%" />
            <Skeleton variant="text" width="55%" />
          </Box>
        </Panel>
      </Box>
    </>
  )
}
