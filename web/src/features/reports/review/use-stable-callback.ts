import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that stays the same at every render and calls the newest version of `act`, so that components that
 * receive it need not render again.
 */
export const useStableCallback = <A extends unknown[]>(act: (...args: A) => void) => {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...args: A) => latest.current(...args), [])
}
