import { onDemand } from '../../../base/ui/on-demand.ts'

/** Fetched when it is first opened. */
export const CreateOrganisationDialog = onDemand(
  async () => (await import('./create-dialog.tsx')).CreateOrganisationDialog,
)
