import type { ReportStatus as Status, ReportSummary } from '@alta/contract/reports'
import type { ReviewState } from '@alta/contract/review'
import { useTexts } from '../texts.tsx'
import { Status as StatusLine, type StatusShape, type Tone } from '../ui/status.tsx'
import { statusTexts } from './report-status.texts.ts'

const looks: Readonly<Record<Exclude<Status, 'ready'> | ReviewState, readonly [Tone, StatusShape]>> = {
  queued: ['neutral', 'ring'],
  running: ['primary', 'ring'],
  failed: ['error', 'bar'],
  cancelled: ['neutral', 'bar'],
  draft: ['warning', 'half'],
  corrected: ['info', 'dot'],
  signed: ['success', 'check'],
  annulled: ['error', 'bar'],
}

interface ReportStatusProps {
  readonly report: Pick<ReportSummary, 'status' | 'progress' | 'review_state'>
}

/** The state of a report as a word with a shape: the progress of its generation, then that of its review. */
export function ReportStatus({ report: { status, progress, review_state } }: ReportStatusProps) {
  const say = useTexts(statusTexts)
  const state = status === 'ready' ? review_state : status
  const [tone, shape] = looks[state]
  return (
    <StatusLine tone={tone} shape={shape}>
      {state === 'running'
        ? say('running', { done: String(progress.done), total: String(progress.total) })
        : say(state)}
    </StatusLine>
  )
}
