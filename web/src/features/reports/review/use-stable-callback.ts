import { useCallback, useEffect, useRef } from 'react'

/** The same function at every drawing, doing what the newest one does: what it hangs on is not drawn again for it. */
export const useStableCallback = <A extends unknown[]>(act: (...args: A) => void) => {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...args: A) => latest.current(...args), [])
}
