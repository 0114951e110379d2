import type { ContextMark } from '../course/course.ts'
import type { Course, Sentence, Span } from '../course/course.ts'
import { readCourse } from '../course/read-course.ts'
import { type MedicationPlace, medicationPlaces } from '../facts/medication/medication-places.ts'
import type { WrittenDate } from '../course/dates.ts'
import { drugClasses } from '../lexicon/drug-classes.ts'
import { restUnchanged } from '../lexicon/evidence-words.ts'
import { unaltered } from '../lexicon/unaltered-words.ts'
import { fold } from '../text/fold.ts'
import { meaningsOf } from './meanings.ts'
import { readingMarks } from './reading-marks.ts'
import { type ReadingToken, readingTokens } from './reading-tokens.ts'
import { factsOf, type SentenceFacts } from './sentence-facts.ts'
import { stemOf } from '../text/stem.ts'
import { threeDoses } from './three-doses.ts'

/** A sentence of the source, read for comparison. */
export interface SourceSentence extends Pick<Sentence, 'start' | 'end' | 'index' | 'language'> {
  readonly facts: SentenceFacts
  readonly terms: ReadonlySet<string>
  /** Offsets are into the sentence. The marks are read at the first use. */
  readonly marks: () => readonly ContextMark[]
  /** The tokens in reading order, read at the first use. */
  readonly tokens: () => readonly ReadingToken[]
  readonly day: string | null
  /** The dates that open the surrounding note, where the sentence names none itself. */
  readonly under: readonly WrittenDate[]
}

export interface SourceIndex {
  readonly course: Course
  readonly sentences: readonly SourceSentence[]
  /** Sentences by term: a key of a word, or "#" and a number. */
  readonly postings: ReadonlyMap<string, readonly number[]>
  /**
   * The part of the patient's treatment (home, stay, discharge) that the drugs of each sentence belong to; read at the
   * first use.
   */
  readonly medicationPlaces: () => readonly MedicationPlace[]
  /** Whether the source says that the rest of the treatment goes on; read at the first use. */
  readonly treatmentGoesOn: () => boolean
  /**
   * The days between any two notes, each also with one day more: how long something may have lasted. Read at the first
   * use.
   */
  readonly stayLengths: () => ReadonlySet<number>
  /** The source with single blanks, and the place in the source of each of its units. */
  readonly flat: string
  readonly offsets: Uint32Array
}

const schedule = new RegExp(String.raw`${threeDoses}(?![\d/])`, 'g')
const slots = ['desayuno', 'comida', 'cena'].map((meal) => meaningsOf(stemOf(meal)))

/** "0-0-1" is taken at night. */
const slotTerms = (text: string): string[] =>
  [...text.matchAll(schedule)].flatMap((match) => slots.flatMap((keys, at) => (match[at + 1] === '0' ? [] : keys)))

/** A drug supports its class; a class does not support one of its drugs. */
const classesOf = (ingredients: readonly string[]): string[] =>
  drugClasses
    .filter(({ members }) => ingredients.some((ingredient) => members.test(ingredient)))
    .map(({ key }) => `&class:${key}`)

/** "Normal" supports "no abnormality", and the other way round. */
export const unalteredKeys = meaningsOf(stemOf(unaltered))

/** The terms that find a sentence. */
export function termsOf(facts: SentenceFacts): Set<string> {
  const terms = new Set(facts.words.flatMap((word) => word.keys))
  for (const key of slotTerms(facts.text)) terms.add(key)
  for (const { ingredients } of facts.named) for (const key of classesOf(ingredients)) terms.add(key)
  if (facts.unaltered.length > 0) for (const key of unalteredKeys) terms.add(key)
  for (const { values, parts, amounts } of facts.figures)
    for (const value of [...values, ...parts, ...amounts]) terms.add(`#${value}`)
  return terms
}

/** A date this near the beginning is the date of what follows: "Evolutivo 08/11 (día 2)". */
const opening = 20

/**
 * The dates that hold for a sentence: its own where it begins with one, otherwise those of the sentence before it in
 * the note.
 */
function datesOver(facts: SentenceFacts, sentence: Sentence, before: readonly WrittenDate[]): readonly WrittenDate[] {
  if (facts.dates.some(({ start }) => start <= opening)) return facts.dates
  return sentence.kind === 'stamp' ? [] : before
}

function sourceSentence(course: Course, sentence: Sentence, before: readonly WrittenDate[]): SourceSentence {
  const text = course.text.slice(sentence.start, sentence.end)
  const facts = factsOf(text)
  let found: readonly ContextMark[] | undefined
  let read: readonly ReadingToken[] | undefined
  const { start, end, index, language } = sentence
  return {
    start,
    end,
    index,
    language,
    facts,
    terms: termsOf(facts),
    marks: () => (found ??= readingMarks(text, language)),
    tokens: () => (read ??= readingTokens(facts)),
    day: course.notes[sentence.note]?.day ?? null,
    under: datesOver(facts, sentence, before),
  }
}

function flatten(text: string): Pick<SourceIndex, 'flat' | 'offsets'> {
  const pieces: string[] = []
  const offsets = new Uint32Array(text.length + 1)
  let length = 0
  for (const { index, 0: run } of text.matchAll(/\S+|\s+/g)) {
    const piece = run.trim() === '' ? ' ' : run
    for (let at = 0; at < piece.length; at += 1) offsets[length + at] = index + at
    length += piece.length
    pieces.push(piece)
  }
  offsets[length] = text.length
  return { flat: pieces.join(''), offsets }
}

const mostDays = 60

function lengthsOf({ notes }: Course): ReadonlySet<number> {
  const days = [...new Set(notes.flatMap(({ day }) => (day === null ? [] : [Date.parse(day) / 86_400_000])))]
  const some = days.slice(0, mostDays)
  return new Set(
    some.flatMap((from, at) => some.slice(at + 1).flatMap((to) => [Math.abs(to - from), Math.abs(to - from) + 1])),
  )
}

/** Reads a source once, for any number of sentences to be checked against it. */
export function indexSource(source: string): SourceIndex {
  const course = readCourse(source)
  const sentences: SourceSentence[] = []
  for (const sentence of course.sentences)
    sentences.push(sourceSentence(course, sentence, sentences.at(-1)?.under ?? []))
  const postings = new Map<string, number[]>()
  for (const { index, terms } of sentences)
    for (const term of terms) {
      const list = postings.get(term)
      if (list === undefined) postings.set(term, [index])
      else list.push(index)
    }
  let places: readonly MedicationPlace[] | undefined
  const placesRead = (): readonly MedicationPlace[] => (places ??= medicationPlaces(course))
  let goesOn: boolean | undefined
  const treatmentGoesOn = (): boolean => (goesOn ??= restUnchanged.test(fold(course.text)))
  let lengths: ReadonlySet<number> | undefined
  const stayLengths = (): ReadonlySet<number> => (lengths ??= lengthsOf(course))
  return {
    course,
    sentences,
    postings,
    stayLengths,
    medicationPlaces: placesRead,
    treatmentGoesOn,
    ...flatten(course.text),
  }
}

/** The weight of a term: rare terms weigh more. */
export function weightOf(index: SourceIndex, term: string): number {
  return Math.log(1 + index.sentences.length / (1 + (index.postings.get(term)?.length ?? 0)))
}

const mostTries = 6

const isLetterOrDigit = (unit: string): boolean => /[\p{L}\p{N}]/u.test(unit)

/** Whether a place of `flat` lies between words; "2" is no word of "2,5". */
function wordEdge(flat: string, at: number): boolean {
  const [before, after] = [flat.charAt(at - 1), flat.charAt(at)]
  if (isLetterOrDigit(before) && isLetterOrDigit(after)) return false
  if (/\d/.test(before) && /[.,/:-]/.test(after)) return !/\d/.test(flat.charAt(at + 1))
  if (/[.,/:-]/.test(before) && /\d/.test(after)) return !/\d/.test(flat.charAt(at - 2))
  return true
}

/**
 * Where the words of a text stand in the source unchanged, except for the case of the first letter and a last full
 * stop.
 */
export function occurrencesOf(index: SourceIndex, text: string): Span[] {
  const bare = text.replace(/\.$/, '')
  const [first, rest] = [bare.charAt(0).toLowerCase(), bare.slice(1)]
  if (rest === '') return []
  const { flat, offsets } = index
  const found: Span[] = []
  for (let at = flat.indexOf(rest, 1); at !== -1 && found.length < mostTries; at = flat.indexOf(rest, at + 1)) {
    if (flat.charAt(at - 1).toLowerCase() !== first || !wordEdge(flat, at - 1) || !wordEdge(flat, at + rest.length))
      continue
    found.push({ start: offsets[at - 1] ?? 0, end: (offsets[at + rest.length - 1] ?? 0) + 1 })
  }
  return found
}
