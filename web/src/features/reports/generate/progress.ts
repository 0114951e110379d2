import type { StreamEvent } from '@alta/contract/endpoint'
import type { ProblemCode } from '@alta/contract/problems'
import type { ReportSection } from '@alta/contract/report'
import type { events, ReportStatus } from '@alta/contract/reports'
import { sectionKeys, type SectionKey } from '@alta/contract/sections'

export type ReportEvent = StreamEvent<typeof events>
type SectionEvent = Extract<ReportEvent, { event: 'section' }>

/** What is known of a generation while it runs. */
export interface GenerationProgress {
  readonly status: ReportStatus
  /** Sections that are finished, of all. */
  readonly done: number
  readonly total: number
  /** What can be read of them, in the contract's order. */
  readonly sections: readonly ReportSection[]
  /** Those of them in which the engine's draft still stands, because a model is writing them. */
  readonly drafts: readonly SectionKey[]
  readonly problem: ProblemCode | null
}

export const notStarted: GenerationProgress = {
  status: 'queued',
  done: 0,
  total: sectionKeys.length,
  sections: [],
  drafts: [],
  problem: null,
}

const rankOf = ({ key }: ReportSection): number => sectionKeys.indexOf(key)

/** A section as it came: the draft of one that a model writes comes first, and does not count as done. */
const withSection = (
  before: GenerationProgress,
  { section, progress, draft }: SectionEvent['data'],
): GenerationProgress => {
  const others = before.sections.filter(({ key }) => key !== section.key)
  const drafts = before.drafts.filter((key) => key !== section.key)
  return {
    ...before,
    ...progress,
    status: 'running',
    sections: [...others, section].toSorted((a, b) => rankOf(a) - rankOf(b)),
    drafts: draft === true ? [...drafts, section.key] : drafts,
  }
}

/**
 * Applies one event. Events may come again after a lost connection: the same section replaces itself, and a report
 * that starts anew (retry) begins with no sections.
 */
export const advance = (progress: GenerationProgress, event: ReportEvent): GenerationProgress => {
  switch (event.event) {
    case 'status': {
      const { status } = event.data
      const anew = status === 'queued' || (status === 'running' && event.data.progress.done === 0)
      return anew ? { ...notStarted, status } : { ...progress, status }
    }
    case 'section':
      return withSection(progress, event.data)
    case 'ready':
      return { ...progress, status: 'ready', drafts: [] }
    case 'problem':
      return { ...progress, status: 'failed', problem: event.data.code }
  }
}

/** The section being written: the first one not there yet. Null when all are. */
export const sectionInHand = ({ sections }: GenerationProgress): SectionKey | null =>
  sectionKeys.find((key) => sections.every((section) => section.key !== key)) ?? null

export const isOver = ({ status }: Pick<GenerationProgress, 'status'>): boolean =>
  status !== 'queued' && status !== 'running'
