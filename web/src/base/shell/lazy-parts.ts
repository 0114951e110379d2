import { fetchAhead, onDemand } from '../ui/on-demand.ts'
import { problemAlertBox } from '../ui/problem-alert.tsx'

const languageItems = async () => (await import('./language/language-items.tsx')).LanguageItems
const profileItems = async () => (await import('./profile-items.tsx')).ProfileItems
const searchBar = async () => (await import('./search/search-bar.tsx')).SearchBar
const runningJobs = async () => (await import('./deferred-parts.ts')).RunningJobs
const emergencyBanner = async () => (await import('../emergency-access/banner.tsx')).EmergencyBanner
const noticeBell = async () => (await import('./deferred-parts.ts')).NoticeBell
const notificationList = async () => (await import('./notifications/notification-list.tsx')).NotificationList
const scrollbars = async () => (await import('./scrollbars.tsx')).Scrollbars

// What opens on a click is fetched after the page works: menus, the drawer and their machinery are a tenth of it.
export const EmergencyBanner = onDemand(emergencyBanner)
export const RunningJobs = onDemand(runningJobs)
export const NoticeBell = onDemand(noticeBell)
export const NotificationList = onDemand(notificationList)
export const LanguageItems = onDemand(languageItems)
export const ProfileItems = onDemand(profileItems)
export const SearchBar = onDemand(searchBar)
export const Scrollbars = onDemand(scrollbars)

/** Fetches them, and what else the frame names, before they are needed. */
export const fetchPartsAhead = (others: readonly (() => Promise<unknown>)[]) =>
  fetchAhead([languageItems, profileItems, searchBar, notificationList, problemAlertBox, ...others])
