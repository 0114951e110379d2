import { onDemand } from '../ui/on-demand.ts'
import { problemAlertBox } from '../ui/problem-alert.tsx'

const languageItems = async () => (await import('./language/language-items.tsx')).LanguageItems
const profileItems = async () => (await import('./profile-items.tsx')).ProfileItems
const searchBar = async () => (await import('./search/search-bar.tsx')).SearchBar
const runningJobs = async () => (await import('./running-jobs.tsx')).RunningJobs
const emergencyBanner = async () => (await import('../emergency-access/banner.tsx')).EmergencyBanner
const noticeBell = async () => (await import('./notifications/notice-bell.tsx')).NoticeBell
const scrollbars = async () => (await import('./scrollbars.tsx')).Scrollbars

// What opens on a click is fetched after the page works: menus, the drawer and their machinery are a tenth of it.
export const EmergencyBanner = onDemand(emergencyBanner)
export const RunningJobs = onDemand(runningJobs)
export const NoticeBell = onDemand(noticeBell)
export const LanguageItems = onDemand(languageItems)
export const ProfileItems = onDemand(profileItems)
export const SearchBar = onDemand(searchBar)
export const Scrollbars = onDemand(scrollbars)

/** Fetches them, and what else the frame names, when the browser has nothing better to do: the first click finds them there. */
export function fetchLater(others: readonly (() => Promise<unknown>)[]) {
  const fetchAll = () => {
    // Failing here costs nothing: the click tries again and says what is wrong.
    for (const load of [languageItems, profileItems, searchBar, scrollbars, problemAlertBox, ...others])
      void load().catch(() => undefined)
  }
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAll, { timeout: 5_000 })
  else setTimeout(fetchAll, 2_000)
}
