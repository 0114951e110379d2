import { Suspense, useEffect } from 'react'
import { fetchAhead, onDemand } from '../ui/on-demand.ts'
import { useSessionEnd, watchIdle } from './watch-idle.ts'

const idleWarning = async () => (await import('./idle-warning.tsx')).IdleWarning
const IdleWarning = onDemand(idleWarning)

/** Watches the session for as long as it is drawn, and warns when its end is near. */
export function IdleWatch() {
  const end = useSessionEnd((known) => (known.end?.isNear === true ? known.end : null))
  useEffect(() => {
    const leaving = new AbortController()
    watchIdle(leaving.signal)
    return () => leaving.abort()
  }, [])
  // The warning is fetched long before it is needed, because the network may be gone by then.
  useEffect(() => fetchAhead([idleWarning]), [])
  return <Suspense>{end && <IdleWarning end={end} />}</Suspense>
}
