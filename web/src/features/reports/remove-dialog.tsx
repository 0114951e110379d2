import type { ReportSummary } from '@alta/contract/reports'
import { useTexts } from '../../base/texts.tsx'
import { ConfirmDialog } from '../../base/ui/confirm-dialog.tsx'
import { useToast } from '../../base/ui/toasts.tsx'
import { removeReport } from './report-actions.ts'
import { removeTexts } from './list.texts.ts'

interface RemoveDialogProps {
  readonly report: ReportSummary
  readonly onClose: () => void
}

/** Names the report, and what goes with it. */
export function RemoveDialog({ report: { discharge_report_id, title }, onClose }: RemoveDialogProps) {
  const say = useTexts(removeTexts)
  const toast = useToast()
  return (
    <ConfirmDialog
      title={say('title', { title })}
      text={say('takes')}
      goes={[say('source'), say('corrections'), say('ratings')]}
      keep={say('keep')}
      destroy={say('destroy')}
      onConfirm={async () => {
        await removeReport(discharge_report_id)
        toast({ message: say('deleted', { title }) })
        onClose()
      }}
      failed={say('failed')}
      onClose={onClose}
    />
  )
}
