import Box from '@mui/material/Box'
import type { ReportSummary } from '@alta/contract/reports'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { isUnderWay, needsReview } from '../../base/reports/my-reports.ts'
import { Waiting } from '../../base/ui/waiting.tsx'
import { RecentQuality } from './charts.ts'
import { OtherReports } from './other-reports.tsx'
import { useLastChats } from './rail/last-chats.tsx'
import { Rail } from './rail/rail.tsx'

const othersShown = 6
const chartsHeight = 320
/** How far below the window the charts begin to be fetched, in px. */
const ahead = 400

/** Draws its content once its placeholder comes near the window: on a phone few scroll that far. */
function WhenNear({ children }: { children: ReactNode }) {
  const [placeholder, setPlaceholder] = useState<HTMLElement | null>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!placeholder) return undefined
    const look = ([entry]: IntersectionObserverEntry[]) => entry?.isIntersecting === true && setNear(true)
    const observer = new IntersectionObserver(look, { rootMargin: `${ahead}px` })
    observer.observe(placeholder)
    return () => observer.disconnect()
  }, [placeholder])
  const waiting = <Waiting height={chartsHeight} />
  return isNear ? <Suspense fallback={waiting}>{children}</Suspense> : <div ref={setPlaceholder}>{waiting}</div>
}

interface DeferredPanelsProps {
  /** Whether what stands above has its final height. */
  readonly isSettled: boolean
  /** The person's latest reports. */
  readonly reports: readonly ReportSummary[]
  readonly mayGenerate: boolean
  /** Whether the charts are for this person. */
  readonly counts: boolean
}

/**
 * The parts below and beside the reports that wait. They appear together, once those reports are known, and the charts
 * come last, so that nothing in sight moves.
 */
export function DeferredPanels({ isSettled, reports, mayGenerate, counts }: DeferredPanelsProps) {
  const chats = useLastChats()
  if (!isSettled) return null
  const others = reports.filter((report) => !isUnderWay(report) && !needsReview(report)).slice(0, othersShown)
  return (
    <>
      {others.length > 0 && <OtherReports reports={others} />}
      <Box sx={{ gridColumn: { lg: 2 }, gridRow: { lg: '1 / span 2' } }}>
        <Rail running={reports.filter(isUnderWay)} mayGenerate={mayGenerate} chats={chats} />
      </Box>
      {counts && chats.isSettled && (
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <WhenNear>
            <RecentQuality />
          </WhenNear>
        </Box>
      )}
    </>
  )
}
