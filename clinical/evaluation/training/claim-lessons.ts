import { ruledOf } from '../../src/evidence/check.ts'
import { type ClaimRow, claimRow } from '../../src/evidence/claim-row.ts'
import { indexSource, type SourceIndex } from '../../src/evidence/source-index.ts'
import type { Span } from '../../src/course/course.ts'
import { normalise } from '../../src/text/normalise.ts'
import { readParaphrases } from '../evidence/documents.ts'
import { drawsFor, perturbations } from '../evidence/perturbations.ts'
import { coursesAskedOver, textOf } from '../questions.ts'
import type { AnnotatorSentence } from '../sentences.ts'
import type { TrainingExample } from './train-network.ts'

/** A written sentence as the networks' input, with the targets for its claims and for the whole sentence. */
export interface ClaimLesson extends TrainingExample {
  readonly hand: string
  readonly row: ClaimRow
  readonly isWrong: boolean
}

/** The weight of a sentence that a program made wrong, relative to a sentence that a person wrote. */
const madeWeight = 0.4

const unknown = Float32Array.of(Number.NaN)
const targetOf = (is: boolean): Float32Array => Float32Array.of(is ? 1 : 0)

function rowOf(index: SourceIndex, text: string): ClaimRow {
  const { written, ruled } = ruledOf(index, text)
  return claimRow(index, written, ruled)
}

interface ClaimExample {
  readonly hand: string
  readonly text: string
  readonly isWrong: boolean
  /** The span that is wrong; null if it is not known. */
  readonly wrong: Span | null
  readonly weight: number
}

/**
 * Creates a lesson. The claims of a wrong sentence that overlap its wrong words are wrong; if none overlaps them,
 * nothing is known about its claims.
 */
function lessonOf(index: SourceIndex, { hand, text, isWrong, wrong, weight }: ClaimExample): ClaimLesson {
  const row = rowOf(index, text)
  const hit = row.claims.map(({ start, end }) => wrong !== null && start < wrong.end && end > wrong.start)
  const known = !isWrong || hit.includes(true)
  return { hand, row, isWrong, things: row.things, targets: hit.map((is) => (known ? targetOf(is) : unknown)), weight }
}

function exampleOf({ hand, sentence, kind, wrong }: AnnotatorSentence): ClaimExample {
  const start = wrong === undefined ? -1 : sentence.indexOf(wrong)
  const span = start < 0 || wrong === undefined ? null : { start, end: start + wrong.length }
  return { hand, text: sentence, isWrong: kind !== 'faithful', wrong: span, weight: 1 }
}

const and = { es: ' y ', ca: ' i ', en: ' and ' }

/** A faithful sentence followed by a sentence of another course. */
function withForeign(other: SourceIndex, { hand, sentence, language }: AnnotatorSentence): ClaimExample | null {
  const all = other.sentences.filter(({ facts, language: its }) => its === language && facts.words.length >= 4)
  const foreign = all[drawsFor(sentence)(all.length)]
  if (foreign === undefined) return null
  const bare = sentence.replace(/[.;]$/, '')
  const words = foreign.facts.text
  const text = `${bare}${and[language]}${words.charAt(0).toLowerCase()}${words.slice(1)}`
  return { hand, text, isWrong: true, wrong: { start: bare.length, end: text.length }, weight: madeWeight }
}

/**
 * Pairs every sentence with its course; some faithful ones also with another course of the same annotator, and some
 * followed by a sentence of that course.
 */
function annotatorLessons(sentences: readonly AnnotatorSentence[]): ClaimLesson[] {
  const texts = coursesAskedOver()
  const indexes = new Map<string, SourceIndex>()
  const indexOf = (course: string): SourceIndex => {
    const index = indexes.get(course) ?? indexSource(textOf(texts, course))
    indexes.set(course, index)
    return index
  }
  return [...Map.groupBy(sentences, ({ hand }) => hand).values()].flatMap((own) => {
    const courses = [...new Set(own.map(({ course }) => course))]
    return own.flatMap((each) => {
      const index = indexOf(each.course)
      const lesson = lessonOf(index, exampleOf(each))
      if (lesson.isWrong || courses.length < 2) return [lesson]
      const draw = drawsFor(each.sentence)
      const other = indexOf(
        courses[(courses.indexOf(each.course) + 1 + draw(courses.length - 1)) % courses.length] ?? each.course,
      )
      const foreign = { ...exampleOf(each), isWrong: true, weight: madeWeight }
      const added = draw(2) === 0 ? withForeign(other, each) : null
      return [lesson, lessonOf(other, foreign), ...(added === null ? [] : [lessonOf(index, added)])]
    })
  })
}

/** Paraphrases of single notes, unchanged and with a changed fact. */
function paraphraseLessons(): ClaimLesson[] {
  const indexes = new Map<string, SourceIndex>()
  return readParaphrases().flatMap(({ note, written, language }) => {
    const index = indexes.get(note) ?? indexSource(normalise(note))
    indexes.set(note, index)
    const hand = `paraphrases ${language}`
    const changed = Object.entries(perturbations).flatMap(([kind, perturb]) => {
      const draw = drawsFor(`learnt ${kind} ${written}`)
      const text = draw(3) > 0 ? null : perturb({ sentence: written, source: note, language, draw })
      return text === null ? [] : [{ hand, text, isWrong: true, wrong: changedIn(written, text), weight: madeWeight }]
    })
    const faithful = { hand, text: written, isWrong: false, wrong: null, weight: 0.5 }
    return [faithful, ...changed].map((example) => lessonOf(index, example))
  })
}

/** The span of the second text that was changed: what is between the common beginning and the common end. */
function changedIn(before: string, after: string): Span {
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  let tail = 0
  while (tail < Math.min(before.length, after.length) - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  return { start: Math.max(0, start - 1), end: after.length - tail + 1 }
}

/** The lessons of the networks that judge written sentences. */
export const claimLessons = (sentences: readonly AnnotatorSentence[]): ClaimLesson[] => [
  ...annotatorLessons(sentences),
  ...paraphraseLessons(),
]
