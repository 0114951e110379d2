import { onDemand } from '../ui/on-demand.ts'
import { problemAlertBox } from '../ui/problem-alert.tsx'

const languageItems = async () => (await import('./language-items.tsx')).LanguageItems
const notificationsItem = async () => (await import('./notifications/notifications-item.tsx')).NotificationsItem
const profileItems = async () => (await import('./profile-items.tsx')).ProfileItems
const searchBar = async () => (await import('./search/search-bar.tsx')).SearchBar
const runningJobs = async () => (await import('./running-jobs.tsx')).RunningJobs
const scrollbars = async () => (await import('./scrollbars.tsx')).Scrollbars
const temporarySidebar = async () => (await import('./temporary-sidebar.tsx')).TemporarySidebar

// What opens on a click is fetched after the page works: menus, the drawer and their machinery are a tenth of it.
export const RunningJobs = onDemand(runningJobs)
export const LanguageItems = onDemand(languageItems)
export const ProfileItems = onDemand(profileItems)
export const NotificationsItem = onDemand(notificationsItem)
export const SearchBar = onDemand(searchBar)
export const TemporarySidebar = onDemand(temporarySidebar)
export const Scrollbars = onDemand(scrollbars)

/** Fetches them when the browser has nothing better to do, so that the first click finds them there. */
export function fetchLater() {
  const fetchAll = () => {
    // Failing here costs nothing: the click tries again and says what is wrong.
    for (const load of [languageItems, profileItems, searchBar, temporarySidebar, scrollbars, problemAlertBox])
      void load().catch(() => undefined)
  }
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAll, { timeout: 5_000 })
  else setTimeout(fetchAll, 2_000)
}
