import { lazyRouteComponent } from '@tanstack/react-router'

/** Fetched when they are first opened. */
export const CreateOrganisationDialog = lazyRouteComponent(
  () => import('./create-dialog.tsx'),
  'CreateOrganisationDialog',
)
export const RoleDialog = lazyRouteComponent(() => import('./role-dialog.tsx'), 'RoleDialog')
