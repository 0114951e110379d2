import { languages } from '@alta/contract/languages'
import { sectionKeys } from '@alta/contract/sections'
import { marks } from '../context/context.ts'
import type { MarkKind } from '../context/cue-list.ts'
import { lineKinds, type ContextMark, type Note, noteKinds } from '../course/course.ts'
import { numberOfDay } from '../course/dates.ts'
import type { Outline } from '../course/read-outline.ts'
import type { Unit } from '../course/units.ts'
import { isLive } from './live.ts'
import type { ReadMention } from './drug-mentions.ts'
import { conceptsIn } from './concepts.ts'
import { Bag, featureWords } from '../learning/hashing.ts'
import type { FeatureVector } from '../learning/network.ts'
import { DenseFeatures } from '../learning/dense-features.ts'
import { largest, smallest } from '../course/extremes.ts'
import type { HeadingTarget } from '../lexicon/headings.ts'
import { addConcordanceFeatures, type Concordance, concordanceOf, concordanceFeatureCount } from './concordance.ts'

/** How many buckets the words of sentences have. */
export const sentenceBuckets = 1 << 15
/** Bags of a sentence: its own words, those before, those after, the heading that it stands under. */
export const sentenceBags = 4

const targets: readonly HeadingTarget[] = [
  ...sectionKeys,
  'reason',
  'physical_exam',
  'diagnosis',
  'impression',
  'plan',
  'progress',
  'identity',
  'inside',
]
const markKinds = [
  'negated',
  'possible',
  'hypothetical',
  'history',
  'family',
  'future',
  'stopped',
  'resolved',
] as const satisfies readonly MarkKind[]

export const headingBag = 3
/** The places of the kind of note and of the headings among the plain inputs. */
export const structure = {
  from: lineKinds.length,
  to: lineKinds.length + noteKinds.length + languages.length + 2 * targets.length,
} as const

/** How many plain inputs a sentence has. */
export const sentenceFeatureCount =
  lineKinds.length +
  noteKinds.length +
  languages.length +
  2 * targets.length +
  markKinds.length +
  30 +
  concordanceFeatureCount

/** The headings above a sentence. */
interface HeadingState {
  /** The words of the last line that is or looks like a heading, and its targets. */
  heading: { words: string; targets: readonly HeadingTarget[]; note: number; since: number } | null
  /** The targets of the heading within the line. */
  inline: { targets: readonly HeadingTarget[]; line: number } | null
}

/** Whether a line is short and ends in a colon or stands in capitals: such a heading may be in no list. */
const looksLikeHeading = (text: string): boolean => {
  const words = text.trim()
  if (words.length > 60 || !/\p{L}{2}/u.test(words)) return false
  if (/[:=]\s*$/.test(words)) return true
  return words === words.toUpperCase() && !/\d{2}/.test(words) && words.split(/\s+/).length <= 6
}

const vital = /\b(?:ta|pa|bp|fc|hr|fr|rr|sato?2?|sat|spo2|sao2|t[aª]|temp|gcs|peso|pes|weight|afebril|apiretic[ao]?)\b/g
const value = /\d/g
const dose = /\d\s*(?:mg|mcg|g|ug|µg|ui|iu|units?|ml|meq|comp|puffs?)\b|\b\d(?:[.,/]\d+)?-\d(?:[.,/]\d+)?-\d/g
const countOf = (folded: string, pattern: RegExp): number => [...folded.matchAll(pattern)].length

interface CourseDayRange {
  readonly first: number | null
  readonly last: number | null
}

const dayOf = ({ day }: Note): number | null => (day === null ? null : numberOfDay(day))

/** What is known of a sentence's place while its inputs are written. */
interface SentenceContext {
  readonly standing: HeadingState
  readonly note: Note
  readonly days: CourseDayRange
  readonly inNote: number
  readonly index: number
  readonly count: number
  readonly drugs: number
  readonly concordance: Concordance
  readonly contextMarks: readonly ContextMark[]
}

/** Adds how the sentence is written: its length, its figures, the drugs that it names. */
function addWriting(plain: DenseFeatures, folded: string, drugs: number): void {
  const words = folded.split(/\s+/).length
  plain.add(Math.min(1, words / 30))
  plain.add(words < 4 ? 1 : 0)
  plain.add(Math.min(1, countOf(folded, vital) / 4))
  plain.add(Math.min(1, countOf(folded, value) / 20))
  plain.add(Math.min(1, countOf(folded, dose) / 3))
  plain.add(Math.min(1, drugs / 3))
}

/** Adds where the sentence stands in the course and in its note, and when the note was written. */
function addPlace(plain: DenseFeatures, notes: number, { note, days, inNote, index, count }: SentenceContext): void {
  plain.add(index / count)
  plain.add(index === 0 ? 1 : 0)
  plain.add(Math.min(1, index / 10))
  plain.add(Math.min(1, (count - 1 - index) / 10))
  plain.add(Math.min(1, inNote / 10))
  plain.add(inNote === 0 ? 1 : 0)
  plain.add(note.index / notes)
  plain.add(note.index === 0 ? 1 : 0)
  plain.add(note.index === 1 ? 1 : 0)
  plain.add(note.index === notes - 1 ? 1 : 0)
  plain.add(notes === 1 ? 1 : 0)
  const day = dayOf(note)
  plain.add(day === null ? 1 : 0)
  plain.add(day !== null && day === days.first ? 1 : 0)
  plain.add(day !== null && day === days.last ? 1 : 0)
  plain.add(day !== null && days.first !== null ? Math.min(1, Math.max(0, day - days.first) / 10) : 0)
}

function addHeading(plain: DenseFeatures, { standing: { heading }, note }: SentenceContext): void {
  plain.add(heading === null ? 1 : 0)
  plain.add(heading !== null && heading.note === note.index ? 1 : 0)
  plain.add(heading === null ? 1 : Math.min(1, heading.since / 10))
  plain.add(heading !== null && heading.targets.length === 0 ? 1 : 0)
}

function plainOf(outline: Outline, unit: Unit, context: SentenceContext): Float32Array {
  const { standing, note, index, drugs, concordance, contextMarks } = context
  const plain = new DenseFeatures(sentenceFeatureCount)
  const folded = outline.folded.slice(unit.start, unit.end)
  const line = outline.lines[unit.line]
  const language = line?.language ?? outline.language
  plain.oneOf(lineKinds, (kind) => kind === unit.kind)
  plain.oneOf(noteKinds, (kind) => kind === note.kind)
  plain.oneOf(languages, (each) => each === language)
  plain.oneOf(targets, (target) => standing.heading?.targets.includes(target) ?? false)
  plain.oneOf(targets, (target) => standing.inline?.targets.includes(target) ?? false)
  const kinds = new Set<MarkKind>(contextMarks.map((mark) => mark.kind))
  plain.oneOf(markKinds, (kind) => kinds.has(kind))
  addWriting(plain, folded, drugs)
  addPlace(plain, outline.notes.length, context)
  addHeading(plain, context)
  plain.add(/[?¿]/.test(folded) ? 1 : 0)
  plain.add(folded.includes('->') || folded.includes('→') ? 1 : 0)
  plain.add(unit.start === line?.start ? 1 : 0)
  addConcordanceFeatures(plain, concordance, index)
  return plain.values
}

/** A unit with the inputs of the network and the headings that stand over it. */
export interface SentenceInput {
  readonly unit: Unit
  readonly thing: FeatureVector
  /** The folded words of the heading over it in its note, and their targets; null where there is none. */
  readonly heading: { readonly words: string; readonly targets: readonly HeadingTarget[] } | null
  /** The targets of the heading within its line. */
  readonly inline: readonly HeadingTarget[]
  readonly marks: readonly ContextMark[]
  readonly concepts: readonly string[]
}

/** The first and the last day of a course. */
function daysOf(outline: Outline): CourseDayRange {
  const dated = outline.notes.flatMap((note) => dayOf(note) ?? [])
  return {
    first: dated.length > 0 ? smallest(dated) : null,
    last: dated.length > 0 ? largest(dated) : null,
  }
}

/** A line as the heading over what follows. */
const headingFrom = (outline: Outline, unit: Unit, note: Note): HeadingState['heading'] => ({
  words: outline.folded.slice(unit.start, unit.end),
  targets: unit.heading?.targets ?? [],
  note: note.index,
  since: 0,
})

type ContextWords = Readonly<Record<'own' | 'before' | 'after' | 'heading', readonly string[]>>

const wordsAround = (
  all: readonly (readonly string[])[],
  index: number,
  heading: HeadingState['heading'],
): ContextWords => ({
  own: all[index] ?? [],
  before: all[index - 1] ?? [],
  after: all[index + 1] ?? [],
  heading: heading === null ? [] : featureWords(heading.words),
})

/** The bags of a sentence, from its folded text and the words in it and around it. */
function bagsOf(words: ContextWords, concepts: readonly string[]): Int32Array[] {
  const own = new Bag(sentenceBuckets)
  own.words(1, words.own)
  own.pairs(2, words.own)
  own.letters(3, words.own)
  own.words(
    4,
    words.own.slice(0, 3).map((word, position) => `${position}${word}`),
  )
  own.words(5, concepts)
  const before = new Bag(sentenceBuckets)
  before.words(1, words.before.slice(-30))
  const after = new Bag(sentenceBuckets)
  after.words(1, words.after.slice(0, 30))
  const heading = new Bag(sentenceBuckets)
  heading.words(1, words.heading)
  return [own, before, after, heading].map((bag) => bag.buckets())
}

/**
 * The inputs of the network for each live unit of a course, in order; `mentions` are the drugs that the course names.
 * Structure (headings, stamps, kinds of line and note) is given beside the words, because it may be wrong or missing.
 */
export function sentenceFeatures(outline: Outline, mentions: readonly ReadMention[]): SentenceInput[] {
  const drugs = new Map<Unit, number>()
  for (const { unit } of mentions) drugs.set(unit, (drugs.get(unit) ?? 0) + 1)
  const live = outline.units.filter(isLive)
  const wordsOf = live.map((unit) => featureWords(outline.folded.slice(unit.start, unit.end)))
  const days = daysOf(outline)
  const concordance = concordanceOf(outline, live)
  const standing: HeadingState = { heading: null, inline: null }
  const observed: SentenceInput[] = []
  let index = 0
  let inNote = 0
  let lastNote = -1
  for (const unit of outline.units) {
    const note = outline.notes[outline.lines[unit.line]?.note ?? 0]
    if (note === undefined) continue
    const text = outline.text.slice(unit.start, unit.end)
    if (!isLive(unit)) {
      if (unit.kind === 'heading') standing.heading = headingFrom(outline, unit, note)
      continue
    }
    if (note.index !== lastNote) {
      lastNote = note.index
      inNote = 0
      standing.inline = null
    }
    if (unit.heading !== null) standing.inline = { targets: unit.heading.targets, line: unit.line }
    else if (standing.inline !== null && standing.inline.line !== unit.line) standing.inline = null
    const { heading } = standing
    const concepts = conceptsIn(outline.folded.slice(unit.start, unit.end))
    const contextMarks = marks(text, outline.lines[unit.line]?.language ?? outline.language)
    const context = {
      standing,
      note,
      days,
      inNote,
      index,
      count: live.length,
      drugs: drugs.get(unit) ?? 0,
      concordance,
      contextMarks,
    }
    observed.push({
      unit,
      thing: {
        bags: bagsOf(wordsAround(wordsOf, index, heading), concepts),
        plain: plainOf(outline, unit, context),
      },
      marks: contextMarks,
      concepts,
      heading:
        heading === null || heading.note !== note.index ? null : { words: heading.words, targets: heading.targets },
      inline: standing.inline?.targets ?? [],
    })
    if (standing.heading !== null) standing.heading.since += 1
    if (looksLikeHeading(text)) standing.heading = headingFrom(outline, unit, note)
    index += 1
    inNote += 1
  }
  return observed
}
