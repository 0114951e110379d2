import { onDemand } from '../../base/ui/on-demand.ts'

// The reports that wait for the person come with the page; the parts beside and below follow.
export const ToDecide = onDemand(async () => (await import('../../base/reports/to-decide.tsx')).ToDecide)
export const DeferredPanels = onDemand(async () => (await import('./deferred-panels.tsx')).DeferredPanels)
export const Notices = onDemand(async () => (await import('../../base/notices/notice-panel.tsx')).NoticePanel)

// These parts are shown only at the beginning of an installation or of an account.
export const FirstSteps = onDemand(async () => (await import('./begin/first-steps.tsx')).FirstSteps)
export const Guest = onDemand(async () => (await import('./begin/guest.tsx')).Guest)
