import * as reports from '@alta/contract/reports'
import type { DischargeReport } from '@alta/contract/reports'
import type { ReviewDraft } from '@alta/contract/review'
import { queryClient, refresh } from '../../../base/queries.ts'
import { keyOf } from '../../../base/query-key.ts'

const keyOfReport = (id: string) => keyOf(reports.read, { params: { discharge_report_id: id } })

/** The caller's unsaved work, for when the report is opened again. No list shows it. */
export const cacheDraft = (id: string, draft: ReviewDraft) => {
  queryClient.setQueryData<DischargeReport>(keyOfReport(id), (known) => known && { ...known, draft })
}

/**
 * Puts what the server has just said of a report into the copy that is kept: reading the report again would be one more
 * audited opening. The lists are read again.
 */
export const updateCachedReport = (id: string, change: (report: DischargeReport) => Partial<DischargeReport>) => {
  queryClient.setQueryData<DischargeReport>(keyOfReport(id), (known) => known && { ...known, ...change(known) })
  void refresh(reports.list)
}
