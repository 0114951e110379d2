import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { readOutline } from '../../src/course/read-outline.ts'
import { type HeadCandidate, candidatesOf } from '../../src/identity/candidates/candidates.ts'
import { headFields, headOutputs, type HeadOutput } from '../../src/identity/candidates/choose.ts'
import { headFeatures } from '../../src/identity/candidates/head-features.ts'
import { readTimeline } from '../../src/report/stay-timeline.ts'
import type { TrainingExample } from './train-network.ts'
import { annotatedCourses, type Fold } from '../annotated/corpus.ts'
import { agrees } from '../heads.ts'

const knownText = z.optional(z.nullable(z.string()))
const knownHead = z.object({
  record_number: knownText,
  name: knownText,
  birth_date: knownText,
  age: knownText,
  sex: knownText,
  physician: knownText,
  admitted: knownText,
  discharged: knownText,
  service: knownText,
})
export type KnownHead = z.infer<typeof knownHead>

export interface HeadText {
  readonly id: string
  readonly hand: string
  readonly text: string
  /** What is known of the head; undefined if nothing is known of a field, null if the text does not contain it. */
  readonly head: KnownHead
}
export interface HeadLesson extends TrainingExample, HeadText {
  readonly candidates: readonly HeadCandidate[]
}

const headsFolder = join(import.meta.dirname, '..', '..', 'cases', 'heads')

export const headTexts = (hands: readonly string[]): HeadText[] =>
  hands.flatMap((hand) =>
    globSync('*.json', { cwd: join(headsFolder, hand) })
      .toSorted()
      .map((file) => ({
        id: `${hand}/${file.replace('.json', '')}`,
        hand,
        text: readFileSync(join(headsFolder, hand, file.replace('.json', '.txt')), 'utf8'),
        head: knownHead.parse(JSON.parse(readFileSync(join(headsFolder, hand, file), 'utf8'))),
      })),
  )

const isRight = (
  field: HeadOutput,
  { sex, words }: { sex: HeadCandidate['sex']; words: string },
  gold: string,
): boolean => (field === 'sex' ? sex === gold : agrees(field, words, gold))

export function headLesson(headText: HeadText, weight = 1): HeadLesson {
  const course = readOutline(headText.text)
  const timeline = readTimeline(course)
  const found = candidatesOf(timeline)
  const things = headFeatures(timeline, found)
  const rows = [null, ...found.candidates]
  const targets = rows.map(() => new Float32Array(headFields.length).fill(Number.NaN))
  headFields.forEach((field, output) => {
    const kind = headOutputs[field]
    const gold = headText.head[field]
    if (gold === undefined) return
    let isFound = false
    rows.forEach((candidate, at) => {
      if (candidate === null || candidate.kind !== kind) return
      const right =
        gold !== null &&
        isRight(field, { sex: candidate.sex, words: course.text.slice(candidate.start, candidate.end) }, gold)
      isFound ||= right
      const target = targets[at]
      if (target) target[output] = right ? 1 : 0
    })
    const none = targets[0]
    // If no candidate contains the value, there is nothing to learn from it.
    if (none) none[output] = gold === null ? 1 : 0
    if (gold !== null && !isFound) for (const target of targets) target[output] = Number.NaN
  })
  return { ...headText, things, targets, weight, candidates: found.candidates }
}

const knownHeadOf = (words: string | undefined): string | null =>
  words === undefined || words === '' || words === '-' ? null : words

/** The annotated courses of these folds; only the dates and the service of their heads are known. */
export const annotatedHeads = (folds: readonly Fold[]): HeadText[] =>
  annotatedCourses(folds).map(({ id, hand, text, head }) => ({
    id,
    hand,
    text,
    head: {
      admitted: knownHeadOf(head['admitted']),
      discharged: knownHeadOf(head['discharged']),
      service: knownHeadOf(head['service']),
    },
  }))
