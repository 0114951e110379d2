import { onDemand } from '../ui/on-demand.ts'

const languageItems = async () => (await import('./language-items.tsx')).LanguageItems
const profileItems = async () => (await import('./profile-items.tsx')).ProfileItems
const temporarySidebar = async () => (await import('./temporary-sidebar.tsx')).TemporarySidebar

// What opens on a click is fetched after the page works: menus, the drawer and their machinery are a tenth of it.
export const LanguageItems = onDemand(languageItems)
export const ProfileItems = onDemand(profileItems)
export const TemporarySidebar = onDemand(temporarySidebar)

/** Fetches them when the browser has nothing better to do, so that the first click finds them there. */
export function fetchLater() {
  const fetchAll = () => {
    // Failing here costs nothing: the click tries again and says what is wrong.
    for (const load of [languageItems, profileItems, temporarySidebar]) void load().catch(() => undefined)
  }
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAll, { timeout: 5_000 })
  else setTimeout(fetchAll, 2_000)
}
