import { sectionKeyField, span, supportLevels } from '@alta/contract/report'
import { writtenSections } from '@alta/contract/sections'
import * as z from 'zod/mini'
import { doubtKinds } from '../evidence/doubt.ts'
import type { EvidenceLine } from './evidence-lines.ts'
import type { SourceReading } from './reading.ts'
import type { WritingStep } from './writing.ts'

/** What a step carries from one answer to the next. It comes back from outside as JSON and is parsed again. */

const spans = z.array(span)

/** A sentence of a model with its finding. */
const sentence = z.object({
  text: z.string(),
  /** The places of the lines that the model named for it. */
  cited: spans,
  support: z.enum(supportLevels),
  spans,
  doubts: z.array(z.object({ kind: z.enum(doubtKinds), words: z.string(), slight: z.optional(z.boolean()) })),
  /** The sentence is not in the report's language. */
  foreign: z.boolean(),
  /** The result of a model's second look, against the check. */
  judged: z.nullable(z.enum(['cleared', 'doubted'])),
})
export type ModelSentence = z.infer<typeof sentence>

const line = z.object({
  number: z.number(),
  text: z.string(),
  day: z.nullable(z.string()),
  spans,
  sections: z.array(sectionKeyField),
  must: z.array(sectionKeyField),
  salient: z.boolean(),
})

/** The lines that a model was shown: lines of the source by number, lines of digests whole. */
const shown = { numbers: z.array(z.number()), digested: z.array(line) }

const writing = z.object({
  kind: z.literal('writing'),
  ...shown,
  /** The reason of a second request. */
  again: z.nullable(z.enum(['unreadable', 'language', 'doubts'])),
  /** The sentences of the first answer, where it could be read. */
  first: z.array(sentence),
})
const digesting = z.object({ kind: z.literal('digesting'), ...shown })
/** A section as the check has it. */
const settled = z.object({ key: z.enum(writtenSections), sentences: z.array(sentence) })
export type Settled = z.infer<typeof settled>
const heading = z.object({ kind: z.literal('heading'), ...shown })
/** `whole`: the step showed the whole course, and not a part of it. */
const voting = z.object({ kind: z.literal('voting'), ...shown, whole: z.boolean() })
const looking = z.object({ kind: z.literal('looking'), sections: z.array(settled) })

const state = z.discriminatedUnion('kind', [writing, digesting, looking, heading, voting])
export type StepState = z.infer<typeof state>
export type WritingState = z.infer<typeof writing>
export type LookingState = z.infer<typeof looking>

/** The state of a step. Throws on a step that was not made here. */
export const stateOf = (step: WritingStep): StepState => z.parse(state, step.state)

/** The finished sections. Throws on sections that were not made here. */
export const settledSections = (sections: readonly unknown[]): Settled[] => z.parse(z.array(settled), sections)

export const shownOf = (reading: SourceReading, lines: readonly EvidenceLine[]) => ({
  numbers: lines.filter(({ number }) => number <= reading.lines.length).map(({ number }) => number),
  digested: lines.filter(({ number }) => number > reading.lines.length),
})

/** The lines that a step showed, by their numbers. */
export function linesShown(reading: SourceReading, { numbers, digested }: Pick<WritingState, 'numbers' | 'digested'>) {
  const own = numbers.flatMap((number) => reading.lines[number - 1] ?? [])
  return new Map<number, EvidenceLine>([...own, ...digested].map((each) => [each.number, each]))
}
