import { onDemand } from '../../../base/ui/on-demand.ts'

// Parts that open on a click are fetched with the click.
export const CreateCredentialDialog = onDemand(async () => (await import('./create-dialog.tsx')).CreateCredentialDialog)
export const RotateCredentialDialog = onDemand(async () => (await import('./rotate-dialog.tsx')).RotateCredentialDialog)
export const EditCredentialDialog = onDemand(async () => (await import('./edit-dialog.tsx')).EditCredentialDialog)
export const RevokeCredentialDialog = onDemand(async () => (await import('./revoke-dialog.tsx')).RevokeCredentialDialog)
export const CredentialMenu = onDemand(async () => (await import('./credential-menu.tsx')).CredentialMenu)
