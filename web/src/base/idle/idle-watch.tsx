import { useEffect } from 'react'
import { IdleWarning } from './idle-warning.tsx'
import { useSessionEnd, watchIdle } from './watch-idle.ts'

/** Watches the session for as long as it is drawn, and warns when its end is near. */
export function IdleWatch() {
  const end = useSessionEnd((known) => (known.end?.isNear === true ? known.end : null))
  useEffect(() => {
    const leaving = new AbortController()
    watchIdle(leaving.signal)
    return () => leaving.abort()
  }, [])
  return end && <IdleWarning end={end} />
}
