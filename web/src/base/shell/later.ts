import { lazyRouteComponent } from '@tanstack/react-router'

// What opens on a click is fetched after the page works: menus, the drawer and their machinery are a tenth of it.
export const LanguageItems = lazyRouteComponent(() => import('./language-items.tsx'), 'LanguageItems')
export const ProfileItems = lazyRouteComponent(() => import('./profile-items.tsx'), 'ProfileItems')
export const TemporarySidebar = lazyRouteComponent(() => import('./temporary-sidebar.tsx'), 'TemporarySidebar')

/** Fetches them when the browser has nothing better to do, so that the first click finds them there. */
export function fetchLater() {
  const fetchAll = () => {
    for (const part of [LanguageItems, ProfileItems, TemporarySidebar]) void part.preload?.()
  }
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAll, { timeout: 5_000 })
  else setTimeout(fetchAll, 2_000)
}
