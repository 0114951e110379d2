import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { DischargeReport } from '@alta/contract/reports'
import { Problem } from '@alta/contract/problems'
import { useTexts } from '../../../base/texts.tsx'
import { ButtonLink } from '../../../base/ui/links.tsx'
import { PageHead } from '../../../base/ui/page-head.tsx'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { useRetryReport } from '../reports.queries.ts'
import { progressTexts } from './progress.texts.ts'

interface StoppedGenerationProps {
  readonly report: DischargeReport
  readonly onRetried: () => void
}

/** A generation that failed or was cancelled: the cause and what to do next. */
export function StoppedGeneration({ report, onRetried }: StoppedGenerationProps) {
  const say = useTexts(progressTexts)
  const retry = useRetryReport()
  const failed = report.status === 'failed'
  return (
    <>
      <PageHead
        title={say(failed ? 'failed_title' : 'cancelled_title')}
        sub={`${report.title} · ${say(failed ? 'failed' : 'cancelled')}`}
      />
      <Stack sx={{ gap: 2, maxWidth: 760 }}>
        {failed && <ProblemAlert error={new Problem(report.problem?.code ?? 'unexpected')} />}
        {retry.isError && <ProblemAlert error={retry.error} />}
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button
            variant="contained"
            disabled={retry.isPending}
            onClick={() =>
              retry.mutate({ params: { discharge_report_id: report.discharge_report_id } }, { onSuccess: onRetried })
            }
          >
            {say('again')}
          </Button>
          <ButtonLink variant="outlined" color="inherit" to="/generate-discharge-report" search={{}}>
            {say('another')}
          </ButtonLink>
        </Stack>
      </Stack>
    </>
  )
}
