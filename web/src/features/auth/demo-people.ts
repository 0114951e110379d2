import { onDemand } from '../../base/ui/on-demand.ts'

/** Only a demonstration fetches it. */
export const DemoPeople = onDemand(async () => (await import('./demo-people-list.tsx')).DemoPeopleList)
