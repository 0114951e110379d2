import * as reports from '@alta/contract/reports'
import type { ReportSummary } from '@alta/contract/reports'
import { remove, type ReportVersion } from '@alta/contract/review'
import { call } from '../../base/api.ts'
import { download } from '../../base/download.ts'
import { queryClient, refresh } from '../../base/queries.ts'
import { keyOf } from '../../base/query-key.ts'
import { type ExportFormat, exportReport } from './reports.queries.ts'
import { fileName, saveDocx } from './lifecycle/save-file.ts'

const one = (id: string) => ({ params: { discharge_report_id: id } })

/** Stops a generation; the lists hear of it on their own. Throws Problem. */
export async function cancelReport(id: string) {
  await call(reports.cancel, one(id))
  void refresh(reports.read, reports.list)
}

/** Generates a report once more; the lists hear of it on their own. Throws Problem. */
export async function retryReport(id: string) {
  await call(reports.retry, one(id))
  void refresh(reports.read, reports.list)
}

/** Gives a report another title, and answers with it as it is kept. Throws Problem. */
export async function renameReport(id: string, title: string): Promise<string> {
  const renamed = await call(reports.rename, { ...one(id), body: { title } })
  await refresh(reports.read, reports.list)
  return renamed.title
}

/** Deletes a report with all that belongs to it. Throws Problem. */
export async function removeReport(id: string) {
  await call(remove, one(id))
  queryClient.removeQueries({ queryKey: keyOf(reports.read, one(id)) })
  await refresh(reports.list)
}

async function signedVersion(id: string): Promise<ReportVersion> {
  const { review } = await call(reports.read, one(id))
  return review.signature?.version ?? 'generated'
}

/** The report as a file: what was signed, else the newest correction, else as generated. */
async function exportVersion({ discharge_report_id: id, review_state }: ReportSummary, format: ExportFormat) {
  const unsigned = review_state === 'corrected' ? 'corrected' : 'generated'
  const version = review_state === 'signed' || review_state === 'annulled' ? await signedVersion(id) : unsigned
  return await exportReport(id, version, format)
}

/** Saves a report as a file; where the browser allows it, the person chooses the place. Throws Problem. */
export async function saveReport(report: ReportSummary, format: ExportFormat): Promise<'saved' | 'cancelled'> {
  if (format === 'docx')
    return await saveDocx(fileName(report), async () => (await exportVersion(report, format)).bytes)
  const { bytes, filename } = await exportVersion(report, format)
  download(bytes, filename ?? `${report.title}.${format}`)
  return 'saved'
}
