import type { StreamEvent } from '@alta/contract/endpoint'
import type { ProblemCode } from '@alta/contract/problems'
import type { ReportSection } from '@alta/contract/report'
import type { events, ReportStatus } from '@alta/contract/reports'
import { sectionKeys, type SectionKey } from '@alta/contract/sections'

export type ReportEvent = StreamEvent<typeof events>

/** What is known of a generation while it runs. */
export interface Progress {
  readonly status: ReportStatus
  readonly total: number
  /** Written sections, in the contract's order. */
  readonly sections: readonly ReportSection[]
  readonly problem: ProblemCode | null
}

export const notStarted: Progress = { status: 'queued', total: sectionKeys.length, sections: [], problem: null }

const place = ({ key }: ReportSection): number => sectionKeys.indexOf(key)

/**
 * One event further. Events may come again after a lost connection: the same section replaces itself, and a report
 * that starts anew (retry) begins with no sections.
 */
export const advance = (progress: Progress, event: ReportEvent): Progress => {
  switch (event.event) {
    case 'status': {
      const { status } = event.data
      const anew = status === 'queued' || (status === 'running' && event.data.progress.done === 0)
      return {
        ...progress,
        status,
        total: event.data.progress.total,
        sections: anew ? [] : progress.sections,
        problem: anew ? null : progress.problem,
      }
    }
    case 'section': {
      const { section } = event.data
      const others = progress.sections.filter(({ key }) => key !== section.key)
      const sections = [...others, section].toSorted((a, b) => place(a) - place(b))
      return { ...progress, status: 'running', total: event.data.progress.total, sections }
    }
    case 'ready':
      return { ...progress, status: 'ready' }
    case 'problem':
      return { ...progress, status: 'failed', problem: event.data.code }
  }
}

/** The section being written: the first one not there yet. Null when all are. */
export const sectionInHand = ({ sections }: Progress): SectionKey | null =>
  sectionKeys.find((key) => sections.every((section) => section.key !== key)) ?? null

export const isOver = ({ status }: Pick<Progress, 'status'>): boolean => status !== 'queued' && status !== 'running'
