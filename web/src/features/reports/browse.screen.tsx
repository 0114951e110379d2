import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { onDemand } from '../../base/ui/on-demand.ts'
import { Waiting } from '../../base/ui/waiting.tsx'
import { ReportList } from './list/report-list.tsx'

/** A report beside its source weighs three times the list. */
const OpenReport = onDemand(async () => (await import('./review/open-report.tsx')).OpenReport)

/** /browse-discharge-reports: the list, or with `?report=` one report beside its source. */
export function BrowseScreen() {
  const { report } = useSearch({ from: '/shell/browse-discharge-reports' })
  if (report === undefined) return <ReportList />
  return (
    <Suspense fallback={<Waiting height={420} />}>
      <OpenReport key={report} id={report} />
    </Suspense>
  )
}
