import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { DischargeReport } from '@alta/contract/reports'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { useDismissWarnings } from '../reports.queries.ts'
import { updateCachedReport } from '../review/report-cache.ts'
import { useMayHere } from '../review/may-here.ts'
import { headTexts } from './head.texts.ts'

/** What is to be known of the course before the report is believed, until somebody dismisses it for everybody. */
export function WarningLines({ report }: { readonly report: DischargeReport }) {
  const say = useTexts(headTexts)
  const mayDismiss = useMayHere(report, 'discharge_reports:correct')
  const { mutate, isPending, error } = useDismissWarnings()
  const { discharge_report_id, warnings } = report
  if (warnings.length === 0) return null
  const dismiss = () =>
    mutate(
      { params: { discharge_report_id } },
      { onSuccess: () => updateCachedReport(discharge_report_id, () => ({ warnings: [] })) },
    )
  return (
    <Alert
      severity="warning"
      sx={{ mx: { xs: 2, sm: 2.5 }, mb: 1 }}
      action={
        mayDismiss && (
          <Button color="inherit" size="small" disabled={isPending} onClick={dismiss}>
            {say('dismiss')}
          </Button>
        )
      }
    >
      {warnings.map((warning) => (
        <div key={warning}>{say(warning)}</div>
      ))}
      <ActAlert error={error} failed={say('not_dismissed')} />
    </Alert>
  )
}
