import { onDemand } from '../../../base/ui/on-demand.ts'

/** Fetched when they are first opened. */
export const WritingDialog = onDemand(async () => (await import('./writing-dialog.tsx')).WritingDialog)
export const TemplateDialog = onDemand(async () => (await import('./template-dialog.tsx')).TemplateDialog)
export const AddMenu = onDemand(async () => (await import('./add-menu.tsx')).AddMenu)
