import type { Course, Sentence } from '../../course/course.ts'
import { aids, negatedAid, noTreatment } from '../../lexicon/given-words.ts'
import { restUnchanged } from '../../lexicon/status-words.ts'
import { fold } from '../../text/fold.ts'
import { readDrugMentions } from './drug-mentions.ts'
import { trimmed } from '../fact.ts'
import { medicationPlaces } from './medication-context.ts'
import type { SentencePlace } from './medication-context.ts'
import type { DrugMention, MedicationLine, PlacedMention, ReconciledDrug, Reconciliation } from './medication.ts'
import { sameDrug } from './same-drug.ts'

const endings: ReadonlySet<string> = new Set(['stop', 'hold', 'avoid', 'switch_from', 'refuse'])

/** Is the drug no longer, or not, to be taken? */
export const isEnded = ({ action }: DrugMention): boolean => action !== null && endings.has(action)

/** A sentence with its place among home, stay and discharge, and the drugs it names. */
export interface ReadSentence {
  readonly sentence: Sentence
  readonly place: SentencePlace
  readonly mentions: readonly PlacedMention[]
}

/** Every sentence of a course that can name drugs. */
export const readSentences = (course: Course): ReadSentence[] => {
  const places = medicationPlaces(course)
  return course.sentences.flatMap((sentence) => {
    const place = places[sentence.index]
    if (!place || sentence.kind === 'heading' || sentence.kind === 'stamp' || sentence.kind === 'boilerplate') return []
    const text = course.text.slice(sentence.start, sentence.end)
    const mentions = readDrugMentions(text, { base: sentence.start, list: place.list }).map((mention) => ({
      ...mention,
      ...(place.stopped && (mention.action === null || mention.action === 'start') && { action: 'stop' as const }),
      context: place.leaving && isEnded(mention) ? ('discharge' as const) : place.context,
      sentence: sentence.index,
    }))
    return [{ sentence, place, mentions }]
  })
}

/** The mentions that stand in no other's fragment: not the drug that "replaces X" names. */
export const outer = (mentions: readonly PlacedMention[]): PlacedMention[] =>
  mentions.filter(
    (mention, index) =>
      !mentions.slice(0, index).some((other) => other.start <= mention.start && mention.end <= other.end),
  )

// A line of a list that names no known drug: a device, a supplement. Not appointments, cures, results.
const isOtherLine = (course: Course, { sentence, place }: ReadSentence): boolean => {
  if (!place.list || place.stopped || sentence.section !== 'medication') return false
  const words = fold(course.text.slice(sentence.body, sentence.end)).replace(/^[^a-z0-9]+/, '')
  return words.split(' ').length <= 14 && ((aids.test(words) && !negatedAid.test(words)) || noTreatment.test(words))
}

/** A row of a table, one drug to a row: what its further columns name is a remark. */
const isRow = (course: Course, { sentence, mentions }: ReadSentence): boolean =>
  course.text.slice(sentence.start, sentence.end).split('|').length > 2 &&
  outer(mentions)
    .slice(1)
    .every(({ strength, schedule }) => strength === undefined && schedule === undefined)

/** The lines of a list's sentence: the whole of it for one drug, a fragment for each of several. */
const linesOf = (course: Course, read: ReadSentence, mentions: readonly PlacedMention[]): MedicationLine[] => {
  const { sentence, place } = read
  const { context } = place
  const top = outer(read.mentions)
  const [only] = mentions
  if (only && place.list && (top.length === 1 || isRow(course, read))) {
    const start = /^[\s\-–•*·+,;:.]*$/.test(course.text.slice(sentence.body, only.start))
      ? sentence.body
      : lineStart(course, sentence, only)
    const whole = trimmed(course.text, { start, end: sentence.end })
    // What a row's remark names is no line of its own: "in place of lisinopril".
    const named = top.length === 1 ? read.mentions : [only]
    return [{ ...whole, context, sentence: sentence.index, mentions: named }]
  }
  return outer(mentions).map((mention) => ({
    start: mention.start,
    end: mention.end,
    context,
    sentence: sentence.index,
    mentions: read.mentions.filter((other) => mention.start <= other.start && other.end <= mention.end),
  }))
}

// "A més, per compte propi, ibuprofèn 600 mg": words before the name belong to its line; "Tto alta: amox" begins at the name.
const lineStart = (course: Course, sentence: Sentence, mention: PlacedMention): number => {
  const lead = fold(course.text.slice(sentence.body, mention.start))
  return /:\s*$/.test(lead) || /^(?:tt[oa]s?|tx|pren|toma|takes|dh|meds)\s*$/.test(lead.trim())
    ? mention.start
    : sentence.body
}

/** The lines of the home or the discharge list, in order, the same line once. */
export const listedLines = (
  course: Course,
  reads: readonly ReadSentence[],
  context: 'home' | 'discharge',
): MedicationLine[] => {
  const lines = reads.flatMap((read) => {
    if (read.place.context !== context) return []
    const named = outer(read.mentions)
    const taken = (isRow(course, read) ? named.slice(0, 1) : named).filter((mention) => {
      if (mention.recognised === 'class') return false
      // "Litio (abandonado)" was part of what the patient had been told to take.
      if (context === 'home') return mention.action !== 'avoid' && mention.action !== 'refuse'
      return !isEnded(mention) && !(mention.conditional && mention.action === 'start')
    })
    if (read.mentions.length === 0 && isOtherLine(course, read)) {
      const span = trimmed(course.text, { start: read.sentence.body, end: read.sentence.end })
      return span.start < span.end ? [{ ...span, context, sentence: read.sentence.index, mentions: [] }] : []
    }
    return taken.length === 0 ? [] : linesOf(course, read, taken)
  })
  return once(lines, course)
}

/** "Resto igual": the words that say that home drugs not named go on. */
export const restOf = (course: Course, reads: readonly ReadSentence[]): Reconciliation['rest_unchanged'] => {
  for (const { sentence, place } of reads) {
    if (place.context !== 'discharge' && !place.leaving) continue
    const match = restUnchanged.exec(fold(course.text.slice(sentence.start, sentence.end)))
    if (!match) continue
    const start = sentence.start + match.index
    return { ...trimmed(course.text, { start, end: start + match[0].length }), sentence: sentence.index }
  }
  return undefined
}

const once = (lines: readonly MedicationLine[], course: Course): MedicationLine[] => {
  const seen = new Set<string>()
  return lines.filter((line) => {
    const words = fold(course.text.slice(line.start, line.end))
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
    if (seen.has(words)) return false
    seen.add(words)
    return true
  })
}

/** The words that stop or forbid drugs at discharge, and for a home drug stopped on the ward the ward's own words. */
export const stoppingLines = (
  course: Course,
  reads: readonly ReadSentence[],
  homes: readonly ReconciledDrug[],
): MedicationLine[] => {
  const lines: MedicationLine[] = []
  const ends = (mention: PlacedMention): boolean => mention.action !== 'refuse' && isEnded(mention)
  for (const read of reads) {
    const { sentence, place } = read
    const ending = outer(read.mentions).filter((mention) => ends(mention) && !mention.conditional)
    if (!place.leaving || ending.length === 0) continue
    const whole =
      outer(read.mentions).length === ending.length || (isRow(course, read) && ending[0] === outer(read.mentions)[0])
    if (isRow(course, read) && !whole) continue
    if (whole) {
      const span = trimmed(course.text, { start: sentence.start, end: sentence.end })
      lines.push({ ...span, context: 'discharge', sentence: sentence.index, mentions: read.mentions })
    } else lines.push(...ending.map((mention) => clauseOf(course, mention)))
  }
  for (const { state, now } of homes) {
    if (state !== 'stopped' || !now || now.context === 'discharge') continue
    if (lines.some(({ mentions }) => mentions.some((mention) => sameDrug(mention.ingredients, now.ingredients))))
      continue
    lines.push(clauseOf(course, now))
  }
  return once(lines, course).sort((a, b) => a.start - b.start)
}

/** A mention with the word that stops it, when that stands before the name. */
const clauseOf = (course: Course, mention: PlacedMention): MedicationLine => {
  const start = mention.cue && mention.cue.start < mention.start ? mention.cue.start : mention.start
  const span = trimmed(course.text, { start, end: mention.end })
  return { ...span, context: mention.context, sentence: mention.sentence, mentions: [mention] }
}
