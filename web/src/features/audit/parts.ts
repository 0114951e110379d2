import { onDemand } from '../../base/ui/on-demand.ts'

// Parts that open on a click are fetched with the click.
export const EventDetails = onDemand(async () => (await import('./event-details.tsx')).EventDetails)
export const Verification = onDemand(async () => (await import('./verification.tsx')).Verification)
export const UserPicker = onDemand(async () => (await import('../../base/users/user-picker.tsx')).UserPicker)
export const DateRange = onDemand(async () => (await import('../../base/ui/dates/date-range.tsx')).DateRange)
export const ReportPicker = onDemand(async () => (await import('./report-picker.tsx')).ReportPicker)
export const ActionMenu = onDemand(async () => (await import('../../base/ui/grid/action-menu.tsx')).ActionMenu)
