import { onDemand } from '../../../base/ui/on-demand.ts'

/** Fetched when they are first opened. */
export const EditOrganisationDialog = onDemand(async () => (await import('./edit-dialog.tsx')).EditOrganisationDialog)
export const DeleteOrganisationDialog = onDemand(
  async () => (await import('./delete-dialog.tsx')).DeleteOrganisationDialog,
)
export const OwnerDialog = onDemand(async () => (await import('./owner-dialog.tsx')).OwnerDialog)
export const ChangeRoleDialog = onDemand(async () => (await import('./change-role-dialog.tsx')).ChangeRoleDialog)
