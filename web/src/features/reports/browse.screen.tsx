import { useSearch } from '../../base/router/pages.tsx'
import { Suspense, useEffect } from 'react'
import { aheadOfDemand, fetchAhead } from '../../base/ui/on-demand.ts'
import { Waiting } from '../../base/ui/waiting.tsx'

const reportList = aheadOfDemand(async () => (await import('./report-list.tsx')).ReportList)
/** The open report is larger than the list. */
const oneReport = aheadOfDemand(async () => (await import('./review/open-report.tsx')).OpenReport)

/** Has the one or the other at hand before the screen is drawn. */
export const prepare = (opensReport: boolean) => (opensReport ? oneReport : reportList).prepare()

/** /browse-discharge-reports: the list, or with `?report=` one report beside its source. */
export function BrowseScreen() {
  const { report } = useSearch('/browse-discharge-reports')
  const isOpen = report !== undefined
  // From the list people go on to a report, and from a report back to the list.
  useEffect(() => fetchAhead([isOpen ? reportList.prepare : oneReport.prepare]), [isOpen])
  return (
    <Suspense fallback={<Waiting height={420} />}>
      {isOpen ? <oneReport.Part key={report} id={report} /> : <reportList.Part />}
    </Suspense>
  )
}
