import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@alta/contract/languages'
import * as z from 'zod/mini'
import { checkSentence } from '../../src/evidence/check.ts'
import { indexSource, type SourceIndex } from '../../src/evidence/source-index.ts'
import { type LookAnswer, lookAnswers } from '../../src/second-look/answer.ts'
import { changeOf, readSecondLookAnswer, type LookOptions, lookPrompt } from '../../src/second-look/second-look.ts'
import { findPromptInjections } from '../../src/writing/prompt-injection.ts'
import type { Prompt } from '../../src/writing/writing.ts'
import { type Fold, foldNamed } from '../annotated/corpus.ts'
import { coursesAskedOver, textOf } from '../questions.ts'
import { checkFigures, annotatorSentences, type CheckedSentence, type AnnotatorSentence } from '../sentences.ts'
import { sanitiseForPrompt } from '../../src/writing/sanitise.ts'

type Support = CheckedSentence['support']

/** The size of the model's context in these trials. */
const context_tokens = 32_000
/** The number of sentences in one request. */
const together = 20

export const secondLookFolder = join(import.meta.dirname, '..', '..', 'cases', 'written', 'second-look')

/**
 * A person's answer about a sentence, with the text of the lines that it names, so that it stays valid when the lines
 * are renumbered.
 */
const recordedAnswer = z.strictObject({
  course: z.string(),
  sentence: z.string(),
  lines: z.array(z.string()),
  wrong: z.string(),
})
export type RecordedAnswer = z.infer<typeof recordedAnswer>

/** Sentences over one course in one request to a model. */
export interface Batch {
  readonly course: string
  readonly index: SourceIndex
  readonly written: readonly AnnotatorSentence[]
  readonly options: LookOptions
}

const languageOf = (written: readonly AnnotatorSentence[]): Language =>
  [...Map.groupBy(written, ({ language }) => language)].toSorted((a, b) => b[1].length - a[1].length)[0]?.[0] ?? 'es'

/**
 * Annotators write the faithful sentences first. The sentences are shuffled, so that the position of a sentence reveals
 * nothing.
 */
const orderOf = ({ sentence }: AnnotatorSentence): string => createHash('sha256').update(sentence).digest('hex')
const mixed = (written: readonly AnnotatorSentence[]): AnnotatorSentence[] =>
  written
    .map((each) => ({ each, order: orderOf(each) }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ each }) => each)

/** The sentences of the annotators of a fold, in batches of as many as one request may contain. */
export function batchesOf(fold: Fold): Batch[] {
  const courses = coursesAskedOver()
  return [...Map.groupBy(annotatorSentences([fold]), ({ course }) => course)].flatMap(([course, own]) => {
    const all = mixed(own)
    const index = indexSource(textOf(courses, course))
    const hidden = findPromptInjections(index.course)
    return Array.from({ length: Math.ceil(all.length / together) }, (_, at): Batch => {
      const written = all.slice(at * together, (at + 1) * together)
      return { course, index, written, options: { language: languageOf(written), context_tokens, hidden } }
    })
  })
}

const textsOf = ({ written }: Batch): string[] => written.map(({ sentence }) => sentence)

export const promptOf = (batch: Batch): Prompt => lookPrompt(batch.index, textsOf(batch), batch.options)

const lineOf = ({ index }: Batch, number: number): string =>
  sanitiseForPrompt(index.sentences[number - 1]?.facts.text ?? '')

/** Converts the answer to a batch into the format in which answers are stored. */
export function recordedAnswers(batch: Batch, answer: string): RecordedAnswer[] {
  const answers = lookAnswers(answer) ?? []
  return batch.written.flatMap(({ course, sentence }, at) =>
    answers
      .filter((each) => each.sentence === at + 1)
      .slice(0, 1)
      .map(({ lines, wrong }) => ({ course, sentence, lines: lines.map((number) => lineOf(batch, number)), wrong })),
  )
}

function answersOf(fold: Fold): ReadonlyMap<string, RecordedAnswer> {
  const lines = readFileSync(join(secondLookFolder, `${fold}.jsonl`), 'utf8')
    .trim()
    .split('\n')
  const recorded = lines.map((line) => z.parse(recordedAnswer, JSON.parse(line)))
  return new Map(recorded.map((each) => [`${each.course} ${each.sentence}`, each]))
}

/** The stored answers to a batch, in the format in which a model would give them. */
function storedAnswerTo(batch: Batch, recorded: ReadonlyMap<string, RecordedAnswer>): string {
  const numbers = new Map(batch.index.sentences.map(({ index }) => [lineOf(batch, index + 1), index + 1]))
  const sentences = batch.written.flatMap(({ course, sentence }, at): LookAnswer[] => {
    const own = recorded.get(`${course} ${sentence}`)
    if (own === undefined) return []
    return [{ sentence: at + 1, lines: own.lines.map((line) => numbers.get(line) ?? 0), wrong: own.wrong }]
  })
  return JSON.stringify({ sentences })
}

/** The result of the check for a sentence, before and after a second look. */
interface SecondLookComparison {
  readonly kind: string
  readonly before: Support
  readonly after: Support
}

const supportAfter = { cleared: 'supported', doubted: 'partial' } as const

function comparisonsOf(batch: Batch, answer: string): SecondLookComparison[] {
  const looks = readSecondLookAnswer(batch.index, textsOf(batch), { ...batch.options, answer }) ?? []
  return batch.written.map(({ kind, sentence }, at): SecondLookComparison => {
    const before = checkSentence(batch.index, sentence).support
    const change = changeOf(before, looks[at] ?? { outcome: 'nothing' })
    return { kind, before, after: change === null ? before : supportAfter[change] }
  })
}

/** The answer of a person who agrees with everything: the lines that the annotator wrote the sentence from. */
function agreeing({ index, written }: Batch): string {
  const { text } = index.course
  const sentences = written.map(({ source }, at) => {
    const sourceRanges = source.map((words) => ({ start: text.indexOf(words), size: words.length }))
    const lines = index.sentences.filter((line) =>
      sourceRanges.some(({ start, size }) => start >= 0 && start < line.end && start + size > line.start),
    )
    return { sentence: at + 1, lines: lines.map((line) => line.index + 1), wrong: '' }
  })
  return JSON.stringify({ sentences })
}

/**
 * Evaluates the check of the written sentences of a fold: alone, after a second look by the person who answered its
 * prompts, and after a second look by a person who agrees with everything.
 */
export function evaluateSecondLook(fold: string) {
  const known = foldNamed(fold)
  const recorded = answersOf(known)
  const batches = batchesOf(known)
  const answered = batches.flatMap((batch) => comparisonsOf(batch, storedAnswerTo(batch, recorded)))
  const agreed = batches.flatMap((batch) => comparisonsOf(batch, agreeing(batch)))
  const figuresAt = (rows: readonly SecondLookComparison[], when: 'before' | 'after') =>
    checkFigures(rows.map(({ kind, [when]: support }) => ({ kind, support })))
  const figures = {
    alone: figuresAt(answered, 'before').figures,
    looked: figuresAt(answered, 'after').figures,
    agreed: figuresAt(agreed, 'after').figures,
  }
  const lines = Object.entries(figures).map(([name, own]) => `${name.padEnd(8)}${JSON.stringify(own)}`)
  return Promise.resolve({ figures, lines: [...lines, ...figuresAt(answered, 'after').lines] })
}
