import { onDemand } from '../../base/ui/on-demand.ts'

/** It is fetched in a demonstration only. */
export const DemoPeople = onDemand(async () => (await import('./demo-people-list.tsx')).DemoPeopleList)
