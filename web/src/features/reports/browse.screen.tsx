import { useSearch } from '@tanstack/react-router'
import { ReportList } from './list/report-list.tsx'
import { Generation } from './progress/generation.tsx'
import { Review } from './review/review.tsx'

/** /browse-discharge-reports: the list, or with `?report=` one report beside its source. */
export function BrowseScreen() {
  const { report } = useSearch({ from: '/shell/browse-discharge-reports' })
  if (report === undefined) return <ReportList />
  return (
    <Generation key={report} id={report} fills>
      {(ready) => <Review report={ready} />}
    </Generation>
  )
}
