import type { ReportSummary } from '@alta/contract/reports'
import { useTexts } from '../../../base/texts.tsx'
import { Status, type StatusShape, type Tone } from '../../../base/ui/status.tsx'
import { reportsTexts } from '../reports.texts.ts'

const looks: Readonly<Record<ReportSummary['status'], readonly [Tone, StatusShape]>> = {
  queued: ['neutral', 'ring'],
  running: ['primary', 'ring'],
  ready: ['warning', 'half'],
  failed: ['error', 'bar'],
  cancelled: ['neutral', 'bar'],
}

/** The state of a report: a word with a shape. */
export function ReportStatus({ report: { status, progress } }: { report: Pick<ReportSummary, 'status' | 'progress'> }) {
  const say = useTexts(reportsTexts)
  const [tone, shape] = looks[status]
  return (
    <Status tone={tone} shape={shape}>
      {status === 'running'
        ? say('running', { done: String(progress.done), total: String(progress.total) })
        : say(status)}
    </Status>
  )
}
