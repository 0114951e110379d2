import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Language } from '@alta/contract/languages'
import { sectionKeys, sectionTitles } from '@alta/contract/sections'
import { useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { PageHead } from '../../../base/ui/page-head.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { StalledNote } from '../../../base/ui/stalled-note.tsx'
import { Segments } from '../../../base/ui/segments.tsx'
import { Status } from '../../../base/ui/status.tsx'
import { useCancelReport } from '../reports.queries.ts'
import { saveReadingPosition } from './reading-position.ts'
import { PlainSection } from '../text/plain-section.tsx'
import { type GenerationProgress, sectionInHand } from './progress.ts'
import { progressTexts } from './progress.texts.ts'
import { useEvents } from './use-events.ts'
import { useScrollAnchor } from './use-scroll-anchor.ts'
import { useSeconds } from './use-seconds.ts'

/** The 18 sections: written, in hand, to come. */
function SectionList({ progress, language }: { progress: GenerationProgress; language: Language }) {
  const say = useTexts(progressTexts)
  const current = progress.status === 'running' ? sectionInHand(progress) : null
  const { drafts } = progress
  const written = new Set(progress.sections.map(({ key }) => key))
  return (
    <Box
      component="ol"
      aria-label={say('sections')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: { xs: 'none', lg: 'block' } }}
    >
      {sectionKeys.map((key) => {
        const isInHand = key === current || drafts.includes(key)
        const shape = isInHand ? 'half' : written.has(key) ? 'check' : 'ring'
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

function useStage(progress: GenerationProgress, language: Language): string {
  const say = useTexts(progressTexts)
  if (progress.status === 'queued') return say('queued')
  const current = sectionInHand(progress)
  if (current === null && progress.drafts.length > 0) return say('by_model', { count: progress.drafts.length })
  if (current === null) return say('finishing')
  return progress.sections.length === 0 ? say('reading') : say('writing', { section: sectionTitles[current][language] })
}

const Coming = () => (
  <>
    <Skeleton variant="text" width="38%" />
    <Skeleton variant="text" width="82%" />
    <Skeleton variant="text" width="55%" />
  </>
)

interface GeneratingProps {
  readonly id: string
  /** When the generation began, in milliseconds since 1970. */
  readonly since: number
  readonly language: Language
}

/** A report while it is being made: what is happening, how far, and what is written so far. */
export function Generating({ id, since, language }: GeneratingProps) {
  const say = useTexts(progressTexts)
  const { progress, heard, error, again } = useEvents(id)
  const seconds = useSeconds(since)
  const cancel = useCancelReport()
  const stage = useStage(progress, language)
  const { sections, drafts, done, total } = progress
  const text = useRef<HTMLElement>(null)
  useScrollAnchor(text, sections)
  useLayoutEffect(() => {
    const shown = text.current
    return () => saveReadingPosition(id, shown)
  }, [id])
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
            {say('count', { done: String(done), total: String(total), seconds: String(seconds) })}
          </Typography>
        </Stack>
        <Segments done={done} total={total} label={say('sections')} />
        {drafts.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.25 }}>
            {say('draft_stands')}
          </Typography>
        )}
        <StalledNote key={heard} />
      </Panel>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '250px minmax(0, 1fr)' }, gap: 2.5 }}
      >
        <SectionList progress={progress} language={language} />
        <Panel sx={{ maxWidth: 760 }}>
          <Box ref={text} component="section" aria-label={say('so_far')} sx={{ px: 1, pt: 1, overflowAnchor: 'none' }}>
            {sections.map((section) => (
              <PlainSection
                key={section.key}
                section={section}
                language={language}
                {...(drafts.includes(section.key) && { pending: say('being_written') })}
              />
            ))}
            {sections.length < total && <Coming />}
          </Box>
        </Panel>
      </Box>
    </>
  )
}
