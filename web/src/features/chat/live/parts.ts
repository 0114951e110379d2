import { onDemand } from '../../../base/ui/on-demand.ts'

// Parts that open on a click are fetched with the click.
export const SourceView = onDemand(async () => (await import('./source-view.tsx')).SourceView)
export const DocumentsDialog = onDemand(async () => (await import('./documents-dialog.tsx')).DocumentsDialog)
export const DocumentsPanel = onDemand(async () => (await import('../documents/documents-panel.tsx')).DocumentsPanel)
export const EditSessionDialog = onDemand(async () => (await import('../sessions/edit-dialog.tsx')).EditSessionDialog)
export const RemoveSessionDialog = onDemand(
  async () => (await import('../sessions/remove-dialog.tsx')).RemoveSessionDialog,
)
