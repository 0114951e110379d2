import { useSearch } from '@tanstack/react-router'
import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { textsReady } from '../../base/catalogs.ts'
import { fetchAhead, onDemand } from '../../base/ui/on-demand.ts'
import { Waiting } from '../../base/ui/waiting.tsx'
import { ReportList } from './list/report-list.tsx'

const fetchOpenReport = async () => (await import('./review/open-report.tsx')).OpenReport

/** A report beside its source weighs three times the list. */
const FetchedReport = onDemand(fetchOpenReport)

/** The same once it is here: drawn at once, without the pause in which something is still to come. */
let hereAlready: ComponentType<{ id: string }> | undefined

const prepare = async () => {
  const component = await fetchOpenReport()
  await textsReady()
  hereAlready = component
}

/** Whoever looks at the list is about to open a report. */
function ListFirst() {
  useEffect(() => fetchAhead([prepare]), [])
  return <ReportList />
}

function Opened({ id }: { id: string }) {
  const [OpenReport] = useState(() => hereAlready ?? FetchedReport)
  return <OpenReport id={id} />
}

/** /browse-discharge-reports: the list, or with `?report=` one report beside its source. */
export function BrowseScreen() {
  const { report } = useSearch({ from: '/shell/browse-discharge-reports' })
  if (report === undefined) return <ListFirst />
  return (
    <Suspense fallback={<Waiting height={420} />}>
      <Opened key={report} id={report} />
    </Suspense>
  )
}
