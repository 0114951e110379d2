import type { ReportSummary } from '@alta/contract/reports'
import { useTexts } from '../texts.tsx'
import { Status, type StatusShape, type Tone } from '../ui/status.tsx'
import { statusTexts } from './report-status.texts.ts'

const looks: Readonly<Record<ReportSummary['status'], readonly [Tone, StatusShape]>> = {
  queued: ['neutral', 'ring'],
  running: ['primary', 'ring'],
  ready: ['warning', 'half'],
  failed: ['error', 'bar'],
  cancelled: ['neutral', 'bar'],
}

/** The state of a report: a word with a shape. */
export function ReportStatus({ report: { status, progress } }: { report: Pick<ReportSummary, 'status' | 'progress'> }) {
  const say = useTexts(statusTexts)
  const [tone, shape] = looks[status]
  return (
    <Status tone={tone} shape={shape}>
      {status === 'running'
        ? say('running', { done: String(progress.done), total: String(progress.total) })
        : say(status)}
    </Status>
  )
}
