import { onDemand } from '../../base/ui/on-demand.ts'

const add = () => import('./add-factor-dialog.tsx')
const change = () => import('./change-factor-dialogs.tsx')

/** Fetched when they are first opened. */
export const AddDialog = onDemand(async () => (await add()).AddDialog)
export const CodesDialog = onDemand(async () => (await add()).CodesDialog)
export const RenameDialog = onDemand(async () => (await change()).RenameDialog)
export const RemoveDialog = onDemand(async () => (await change()).RemoveDialog)
