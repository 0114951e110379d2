import type { DischargeReport } from '@alta/contract/reports'
import { useMayHere } from './may-here.ts'

/** What the person may do to the version of the report that is shown. */
export const useRights = (report: DischargeReport, isNewest: boolean) => {
  const mayCorrect = useMayHere(report, 'discharge_reports:correct')
  const maySign = useMayHere(report, 'discharge_reports:sign')
  const isSigned = report.review.state === 'signed'
  const canCorrect = mayCorrect && isNewest
  return {
    mayCorrect,
    canCorrect,
    /** Whether facts left out are put in or set aside: not in a signed report. */
    canDecide: canCorrect && !isSigned,
    canSign: maySign && isNewest && !isSigned,
  }
}
