import { type Note, noteKinds } from '../course/course.ts'
import { numberOfDay } from '../course/dates.ts'
import type { Outline } from '../course/read-outline.ts'
import type { Unit } from '../course/units.ts'
import { readDrugMentions } from '../facts/medication/drug-mentions.ts'
import type { DrugAction, DrugMention } from '../facts/medication/medication.ts'
import { Bag, featureWords } from '../learning/hashing.ts'
import type { FeatureVector } from '../learning/network.ts'
import { DenseFeatures } from '../learning/dense-features.ts'
import { largest, smallest } from '../course/extremes.ts'
import { isLive } from './live.ts'

/** A drug as one place of the course names it. */
export interface ReadMention {
  readonly mention: DrugMention
  readonly unit: Unit
  readonly note: Note
}

export const mentionBuckets = 1 << 14
/**
 * Bags of a mention: the words before it, those behind it, its sentence, its heading, its name, the sentence before.
 */
export const mentionBags = 6

const recognised = ['list', 'class', 'ending', 'position'] as const
export const drugActions: readonly DrugAction[] = [
  'start',
  'stop',
  'hold',
  'change',
  'continue',
  'avoid',
  'switch_from',
  'refuse',
]
const unitKinds = ['prose', 'bullet', 'dose', 'table', 'lab'] as const
export const mentionFeatureCount = recognised.length + drugActions.length + noteKinds.length + unitKinds.length + 28

/** How many mentions of one drug are counted. */
const mostSame = 60
const wordsBefore = 10
const wordsBehind = 12

/**
 * Every mention of a drug in a course, in order. Names are read as in a medication list; the network decides which of
 * them are treatment.
 */
export function mentionsOf(outline: Outline): ReadMention[] {
  return outline.units.filter(isLive).flatMap((unit) => {
    const note = outline.notes[outline.lines[unit.line]?.note ?? 0]
    if (note === undefined) return []
    const text = outline.text.slice(unit.start, unit.end)
    return readDrugMentions(text, { base: unit.start, list: true }).map((mention) => ({ mention, unit, note }))
  })
}

const dayOf = ({ day }: Note): number | null => (day === null ? null : numberOfDay(day))

const placed = (words: readonly string[]): string[] => words.map((word, at) => `${Math.min(3, at >> 1)}${word}`)

/** What all mentions of a course share, read once. */
interface MentionContext {
  readonly outline: Outline
  readonly reads: readonly ReadMention[]
  readonly live: readonly Unit[]
  /** The places of units among the live ones. */
  readonly indexOf: ReadonlyMap<Unit, number>
  /** Folded words of the heading over a unit. */
  readonly headingOf: ReadonlyMap<Unit, string>
  readonly days: { readonly first: number; readonly last: number }
  /** Mentions by their first ingredient. */
  readonly byIngredient: ReadonlyMap<string, readonly number[]>
  /** Mentions on each line. */
  readonly perLine: ReadonlyMap<number, number>
  readonly wordsOf: (unit: Unit) => readonly string[]
}

function headingsOf(outline: Outline): Map<Unit, string> {
  const headingOf = new Map<Unit, string>()
  let heading = ''
  for (const unit of outline.units) {
    if (unit.kind === 'heading') heading = outline.folded.slice(unit.start, unit.end)
    else if (isLive(unit)) {
      headingOf.set(unit, heading)
      const text = outline.folded.slice(unit.start, unit.end)
      if (text.length < 60 && /:\s*$/.test(text)) heading = text
    }
  }
  return headingOf
}

function surroundingsOf(outline: Outline, reads: readonly ReadMention[]): MentionContext {
  const live = outline.units.filter(isLive)
  const days = outline.notes.flatMap((note) => dayOf(note) ?? [])
  const byIngredient = new Map<string, number[]>()
  const perLine = new Map<number, number>()
  reads.forEach(({ mention, unit }, index) => {
    const key = mention.ingredients[0] ?? ''
    const known = byIngredient.get(key)
    if (known === undefined) byIngredient.set(key, [index])
    else if (known.length < mostSame) known.push(index)
    perLine.set(unit.line, (perLine.get(unit.line) ?? 0) + 1)
  })
  const known = new Map<Unit, readonly string[]>()
  const wordsOf = (unit: Unit): readonly string[] => {
    const words = known.get(unit) ?? featureWords(outline.folded.slice(unit.start, unit.end))
    known.set(unit, words)
    return words
  }
  return {
    outline,
    reads,
    live,
    indexOf: new Map(live.map((unit, index) => [unit, index])),
    headingOf: headingsOf(outline),
    days: { first: smallest(days), last: largest(days) },
    byIngredient,
    perLine,
    wordsOf,
  }
}

/** A mention with its place among all and the words of its unit before its name. */
interface IndexedMention {
  readonly read: ReadMention
  readonly index: number
  readonly lead: readonly string[]
}

function bagsOf(around: MentionContext, { read, index, lead }: IndexedMention): Int32Array[] {
  const { outline, reads, live, indexOf, headingOf, wordsOf } = around
  const { mention, unit } = read
  const before = reads[index - 1]
  const behind = reads[index + 1]
  const { folded } = outline
  const beforeFrom = before?.unit === unit ? before.mention.name.end : unit.start
  const near = featureWords(folded.slice(Math.min(beforeFrom, mention.name.start), mention.name.start))
  const until = behind?.unit === unit ? behind.mention.name.start : unit.end
  const tail = featureWords(folded.slice(Math.min(mention.regimen_end, until), until)).slice(0, wordsBehind)
  const bag = (): Bag => new Bag(mentionBuckets)
  const bags = [bag(), bag(), bag(), bag(), bag(), bag()] as const
  bags[0].words(1, near.slice(-wordsBefore))
  bags[0].pairs(2, near.slice(-wordsBefore))
  bags[0].words(3, placed(near.slice(-wordsBefore).toReversed()))
  bags[0].words(4, lead.slice(0, 8))
  bags[0].words(5, lead.slice(-20))
  bags[1].words(1, tail)
  bags[1].pairs(2, tail)
  bags[1].words(3, placed(tail))
  bags[2].words(1, wordsOf(unit).slice(0, 60))
  bags[3].words(1, featureWords(headingOf.get(unit) ?? ''))
  const name = featureWords(folded.slice(mention.name.start, mention.name.end))
  bags[4].words(1, name)
  bags[4].letters(2, name)
  const above = live[(indexOf.get(unit) ?? 0) - 1]
  if (above !== undefined) bags[5].words(1, wordsOf(above).slice(-25))
  return bags.map((each) => each.buckets())
}

/** Adds how the mention is written. */
function addWriting(plain: DenseFeatures, { mention, unit, note }: ReadMention, folded: string): void {
  plain.oneOf(recognised, (each) => mention.recognised === each)
  plain.oneOf(drugActions, (each) => mention.action === each)
  plain.oneOf(noteKinds, (each) => note.kind === each)
  plain.oneOf(unitKinds, (each) => unit.kind === each)
  plain.add(mention.strength !== undefined)
  plain.add(mention.strength?.unit != null)
  plain.add(mention.schedule !== undefined)
  plain.add(mention.schedule?.canonical.slots !== undefined)
  plain.add(mention.schedule?.canonical.prn === true)
  plain.add(mention.form !== undefined)
  plain.add(mention.duration !== undefined)
  plain.add(mention.conditional)
  const route = mention.route === undefined ? '' : folded.slice(mention.route.start, mention.route.end)
  plain.add(/\b(?:iv|ev|im|i\.v|e\.v)/.test(route))
  plain.add(route !== '')
}

/** Adds where the mention stands in the course and among the others. */
function addPlace(plain: DenseFeatures, around: MentionContext, { read, index, lead }: IndexedMention): void {
  const { outline, reads, live, indexOf, days, byIngredient, perLine, wordsOf } = around
  const { mention, unit, note } = read
  const { first, last } = days
  const before = reads[index - 1]
  const behind = reads[index + 1]
  const day = dayOf(note)
  plain.add((indexOf.get(unit) ?? 0) / live.length)
  plain.add(note.index / outline.notes.length)
  plain.add(note.index === outline.notes.length - 1)
  plain.add(note.index === 0)
  plain.add(outline.notes.length === 1)
  plain.add(day === null)
  plain.add(day !== null && day === first)
  plain.add(day !== null && day === last)
  plain.add(day !== null && first < last ? (day - first) / (last - first) : 0.5)
  plain.add(before !== undefined && before.unit.line === unit.line)
  plain.add(behind !== undefined && behind.unit.line === unit.line)
  const same = byIngredient.get(mention.ingredients[0] ?? '') ?? []
  const nth = same.indexOf(index)
  plain.add(nth === 0)
  plain.add(nth === same.length - 1)
  plain.add(Math.min(1, (same.length - 1) / 4))
  plain.add(Math.min(1, nth / 4))
  plain.add(lead.length === 0)
  plain.add(Math.min(1, wordsOf(unit).length / 40))
  plain.add(Math.min(1, (perLine.get(unit.line) ?? 0) / 6))
}

/** The inputs of the network for each mention of a course, in order. */
export function mentionFeatures(outline: Outline, reads: readonly ReadMention[]): FeatureVector[] {
  const around = surroundingsOf(outline, reads)
  return reads.map((read, index) => {
    const lead = featureWords(outline.folded.slice(read.unit.start, read.mention.name.start))
    const placedRead = { read, index, lead }
    const plain = new DenseFeatures(mentionFeatureCount)
    addWriting(plain, read, outline.folded)
    addPlace(plain, around, placedRead)
    return { bags: bagsOf(around, placedRead), plain: plain.values }
  })
}

/** Where each group of a mention's outputs begins: lists, acts, treatment, the drug's end. */
export const mentionOutputs = { lists: 0, actions: 3, treatment: 8, status: 9 } as const
/** What becomes of a drug at discharge; `none` means that it is on neither list. */
export const drugFates = ['started', 'continued', 'changed', 'stopped', 'none'] as const
export type DrugFate = (typeof drugFates)[number]
export const mentionOutputCount = mentionOutputs.status + drugFates.length
