import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@alta/contract/languages'
import * as z from 'zod/mini'
import { checkSentence, type Finding } from '../../src/evidence/check.ts'
import { indexSource, type SourceIndex } from '../../src/evidence/source-index.ts'
import { type LookAnswer, lookAnswers } from '../../src/second-look/answer.ts'
import { type LookOptions, lookedAt, type Look, lookPrompt, mostLookedAt } from '../../src/second-look/second-look.ts'
import { ordersIn } from '../../src/writing/orders.ts'
import type { Prompt } from '../../src/writing/writing.ts'
import { type Fold, foldNames } from '../annotated/corpus.ts'
import { coursesAskedOver, textOf } from '../questions.ts'
import { handsSentences, type HandsSentence } from '../sentences.ts'
import { neutral } from '../../src/writing/neutral.ts'

/** What a model reads at once in these trials. */
const context_tokens = 32_000

export const secondLookFolder = join(import.meta.dirname, '..', '..', 'cases', 'written', 'second-look')

/** What somebody answered to a sentence, with the text of the lines they name, so that it holds when lines are numbered otherwise. */
const keptAnswer = z.strictObject({
  course: z.string(),
  sentence: z.string(),
  lines: z.array(z.string()),
  wrong: z.string(),
})
export type KeptAnswer = z.infer<typeof keptAnswer>

/** Sentences over one course that are put to a model in one request. */
export interface Batch {
  readonly course: string
  readonly index: SourceIndex
  readonly written: readonly HandsSentence[]
  readonly options: LookOptions
}

const languageOf = (written: readonly HandsSentence[]): Language =>
  [...Map.groupBy(written, ({ language }) => language)].toSorted((a, b) => b[1].length - a[1].length)[0]?.[0] ?? 'es'

/** Hands write the faithful sentences first: told in another order, the place of one says nothing. */
const orderOf = ({ sentence }: HandsSentence): string => createHash('sha256').update(sentence).digest('hex')
const mixed = (written: readonly HandsSentence[]): HandsSentence[] =>
  written
    .map((each) => ({ each, order: orderOf(each) }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ each }) => each)

/** The sentences of the hands of a fold, as many as one request may hold together. */
export function batchesOf(fold: Fold): Batch[] {
  const courses = coursesAskedOver()
  return [...Map.groupBy(handsSentences([fold]), ({ course }) => course)].flatMap(([course, own]) => {
    const all = mixed(own)
    const index = indexSource(textOf(courses, course))
    const hidden = ordersIn(index.course)
    return Array.from({ length: Math.ceil(all.length / mostLookedAt) }, (_, at): Batch => {
      const written = all.slice(at * mostLookedAt, (at + 1) * mostLookedAt)
      return { course, index, written, options: { language: languageOf(written), context_tokens, hidden } }
    })
  })
}

const textsOf = ({ written }: Batch): string[] => written.map(({ sentence }) => sentence)

export const promptOf = (batch: Batch): Prompt => lookPrompt(batch.index, textsOf(batch), batch.options)

const lineOf = ({ index }: Batch, number: number): string => neutral(index.sentences[number - 1]?.facts.text ?? '')

/** An answer to a batch as it is kept. */
export function keptOf(batch: Batch, answer: string): KeptAnswer[] {
  const said = lookAnswers(answer) ?? []
  return batch.written.flatMap(({ course, sentence }, at) =>
    said
      .filter((each) => each.sentence === at + 1)
      .slice(0, 1)
      .map(({ lines, wrong }) => ({ course, sentence, lines: lines.map((number) => lineOf(batch, number)), wrong })),
  )
}

function answersOf(fold: Fold): ReadonlyMap<string, KeptAnswer> {
  const lines = readFileSync(join(secondLookFolder, `${fold}.jsonl`), 'utf8')
    .trim()
    .split('\n')
  const kept = lines.map((line) => z.parse(keptAnswer, JSON.parse(line)))
  return new Map(kept.map((each) => [`${each.course} ${each.sentence}`, each]))
}

/** The kept answers to a batch, as a model would give them. */
function givenTo(batch: Batch, kept: ReadonlyMap<string, KeptAnswer>): string {
  const numbers = new Map(batch.index.sentences.map(({ index }) => [lineOf(batch, index + 1), index + 1]))
  const sentences = batch.written.flatMap(({ course, sentence }, at): LookAnswer[] => {
    const own = kept.get(`${course} ${sentence}`)
    if (own === undefined) return []
    return [{ sentence: at + 1, lines: own.lines.map((line) => numbers.get(line) ?? 0), wrong: own.wrong }]
  })
  return JSON.stringify({ sentences })
}

/** A sentence with what the check and the second look say of it. */
export interface Looked {
  readonly written: HandsSentence
  readonly finding: Finding
  readonly look: Look
}

export function lookedOver(fold: Fold): Looked[] {
  const kept = answersOf(fold)
  return batchesOf(fold).flatMap((batch) => {
    const looks = lookedAt(batch.index, textsOf(batch), { ...batch.options, answer: givenTo(batch, kept) }) ?? []
    return batch.written.map((written, at): Looked => ({
      written,
      finding: checkSentence(batch.index, written.sentence),
      look: looks[at] ?? { found: 'nothing' },
    }))
  })
}

export const foldNamed = (name: string): Fold => {
  const known = foldNames.find((fold) => fold === name)
  if (known === undefined) throw new Error(`no fold ${name}: ${foldNames.join(', ')}`)
  return known
}
