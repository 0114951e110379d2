import { useSyncExternalStore } from 'react'

/** A hook that says whether a media query matches, and draws again when that changes. */
function mediaHook(query: string) {
  const media = matchMedia(query)
  const subscribe = (changed: () => void) => {
    media.addEventListener('change', changed)
    return () => media.removeEventListener('change', changed)
  }
  return () => useSyncExternalStore(subscribe, () => media.matches)
}

/** Whether the window is wide enough for a sidebar that stays: from 1200 px on. */
export const useWide = mediaHook('(min-width: 1200px)')

/** Whether the header has no room for the language menu: below 600 px. */
export const useNarrow = mediaHook('(max-width: 599.95px)')
