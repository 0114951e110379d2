import { fetchWhenIdle, onDemand } from '../ui/on-demand.ts'
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

/** Fetches them, and what else the frame names, once the page works. */
export const fetchLater = (others: readonly (() => Promise<unknown>)[]) =>
  fetchWhenIdle([languageItems, profileItems, searchBar, scrollbars, problemAlertBox, ...others])
