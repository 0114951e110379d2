import { onDemand } from '../../base/ui/on-demand.ts'

// Parts that open on a click are fetched with the click.
export const DateRange = onDemand(async () => (await import('../../base/ui/dates/date-range.tsx')).DateRange)
export const OrganisationPicker = onDemand(
  async () => (await import('../../base/organisations/organisation-picker.tsx')).OrganisationPicker,
)
export const RenameDialog = onDemand(async () => (await import('./rename-dialog.tsx')).RenameDialog)
export const RemoveDialog = onDemand(async () => (await import('./remove-dialog.tsx')).RemoveDialog)
export { ShelveDialog } from './lifecycle/dialogs.ts'
