import { onDemand } from '../../../base/ui/on-demand.ts'

/**
 * The editor of one section; stands inside a Suspense. It holds what is written itself: `markdown` is what it opens
 * with, another text needs another `key`. `onChange` tells every change at once, as CommonMark with tables.
 */
export const SectionEditor = onDemand(async () => (await import('./section-field.tsx')).SectionField)
