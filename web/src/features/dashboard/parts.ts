import { onDemand } from '../../base/ui/on-demand.ts'

// What waits for the person comes with the page; what stands beside it and below follows.
export const ToDecide = onDemand(async () => (await import('../../base/reports/to-decide.tsx')).ToDecide)
export const Rest = onDemand(async () => (await import('./rest.tsx')).Rest)
export const Notices = onDemand(async () => (await import('../../base/notices/notice-panel.tsx')).NoticePanel)

// Seen once: in the life of an installation, or of a person in it.
export const FirstSteps = onDemand(async () => (await import('./begin/first-steps.tsx')).FirstSteps)
export const Guest = onDemand(async () => (await import('./begin/guest.tsx')).Guest)
