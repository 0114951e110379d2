import { onDemand } from '../../base/ui/on-demand.ts'

// These parts are further down the page. They are fetched while the parts above can already be used.
export const Appearance = onDemand(async () => (await import('./appearance.tsx')).Appearance)
export const FactorsPanel = onDemand(async () => (await import('./factors-panel.tsx')).FactorsPanel)
export const IdentitiesPanel = onDemand(async () => (await import('./identities-panel.tsx')).IdentitiesPanel)
export const RolesPanel = onDemand(async () => (await import('../roles/roles-panel.tsx')).RolesPanel)
export const SessionsPanel = onDemand(async () => (await import('../sessions/sessions-panel.tsx')).SessionsPanel)
export const PersonExport = onDemand(async () => (await import('../data-exports/person-export.tsx')).PersonExport)
