// What the frame draws a moment after the page: fetched as one.
export { IdleWatch } from '../idle/idle-watch.tsx'
export { NoticeBell } from './notifications/notice-bell.tsx'
export { RunningJobs } from './running-jobs.tsx'
