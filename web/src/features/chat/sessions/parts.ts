import { onDemand } from '../../../base/ui/on-demand.ts'

// Parts that open on a click are fetched with the click.
export const OrganisationPicker = onDemand(
  async () => (await import('../../../base/organisations/organisation-picker.tsx')).OrganisationPicker,
)
export const Preview = onDemand(async () => (await import('./preview.tsx')).Preview)
export const CreateSessionDialog = onDemand(async () => (await import('./create-dialog.tsx')).CreateSessionDialog)
export const EditSessionDialog = onDemand(async () => (await import('./edit-dialog.tsx')).EditSessionDialog)
export const RemoveSessionDialog = onDemand(async () => (await import('./remove-dialog.tsx')).RemoveSessionDialog)
