import { reportItem, sectionKeyField } from '@alta/contract/report'
import type { CorrectedSection } from '@alta/contract/review'
import type { SectionKey } from '@alta/contract/sections'
import * as z from 'zod/mini'
import { inTurns } from '#base/in-turns'
import { threadsOf } from './reports.threads.ts'
import type { SectionToCheck } from './review.rules.ts'

interface ToCheck {
  readonly sections: readonly SectionToCheck[]
  readonly source_text: string
  readonly signal: AbortSignal
}

interface Checked {
  readonly sections: readonly CorrectedSection[]
  /** Those whose markdown cannot be read. */
  readonly unreadable: readonly SectionKey[]
}

/** Holds what a person wrote against the source. Rejects when that takes too much time or memory. */
export type CheckSections = (asked: ToCheck) => Promise<Checked>

const answer = z.array(
  z.object({
    key: sectionKeyField,
    written: z.nullable(z.object({ items: z.array(reportItem), edit_ratio: z.number() })),
  }),
)

export function checkThreads(bounds: { time_ms: number; memory_mb: number; at_once: number }): CheckSections {
  const { ask } = threadsOf({ ...bounds, script: new URL('./correct.worker.ts', import.meta.url) })
  const inTurn = inTurns(bounds.at_once)
  return async ({ sections, source_text, signal }) => {
    if (sections.length === 0) return { sections: [], unreadable: [] }
    const found = z.parse(answer, await inTurn(() => ask({ message: { sections, source_text }, signal })))
    const markdowns = new Map(sections.map(({ key, markdown }) => [key, markdown]))
    return {
      sections: found.flatMap(({ key, written }) =>
        written ? [{ key, markdown: markdowns.get(key) ?? '', ...written }] : [],
      ),
      unreadable: found.filter(({ written }) => written === null).map(({ key }) => key),
    }
  }
}
