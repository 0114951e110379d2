import { useSyncExternalStore } from 'react'

/** From 1200 px on the sidebar is fixed. */
const wide = matchMedia('(min-width: 1200px)')

const subscribe = (changed: () => void) => {
  wide.addEventListener('change', changed)
  return () => wide.removeEventListener('change', changed)
}

/** Whether the window is wide enough for a sidebar that stays. */
export const useWide = () => useSyncExternalStore(subscribe, () => wide.matches)
