import { fold } from '@alta/clinical/text/fold'
import type { ReportSentence } from '../source/evidence.ts'

/** Two statements that cannot both be true, shortened to what differs where a single word does. */
export interface Differing {
  readonly reported: string
  readonly opposing: string
}

interface ComparedWord {
  readonly text: string
  readonly folded: string
  /** The word before a figure, to which the figure belongs. */
  readonly before: string
}

const unit = String.raw`(?:%|[mkµn]?g(?:\/(?:dl|l|kg))?|mcg|ml|dl|l|mmhg|mmol\/l|meq\/l|ui|iu|lpm|bpm|rpm|[ºo°]c|cm|mm)`
const token = new RegExp(String.raw`\d+(?:[.,/:x–-]\d+)*(?:\s?${unit}(?![\p{L}\p{N}]))?|[\p{L}·]+`, 'giu')

const tokensOf = (text: string): ComparedWord[] => {
  let before = ''
  return [...text.matchAll(token)].map(([found]) => {
    const folded = fold(found).replace(/\s/g, '').replace(',', '.')
    const read = { text: found, folded, before }
    // Of a figure the word that matters is the one before its unit or schedule.
    if (!/\d/.test(folded) && folded.length > 2) before = folded
    return read
  })
}

const most = 90
const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > most ? `${line.slice(0, line.lastIndexOf(' ', most))}…` : line
}

/** The figure or word in which two texts differ where both speak of the same; else both as they are. */
export const differenceOf = (reported: string, opposing: string): Differing => {
  const [mine, theirs] = [tokensOf(reported), tokensOf(opposing)]
  const known = new Set(theirs.map(({ folded }) => folded))
  const own = new Set(mine.map(({ folded }) => folded))
  const other = theirs.filter(({ folded }) => !own.has(folded))
  for (const one of mine.filter(({ folded }) => !known.has(folded))) {
    const against = other.find(
      ({ before, folded }) => before !== '' && before === one.before && /\d/.test(folded) === /\d/.test(one.folded),
    )
    if (against) return { reported: one.text, opposing: against.text }
  }
  return { reported: short(reported), opposing: short(opposing) }
}

const stem = (text: string): string => fold(/\p{L}{5,}/u.exec(text)?.[0] ?? '').slice(0, 6)

/**
 * What a sentence says and what speaks against it: another sentence of its section where the course contradicts itself,
 * the allergy on record, else the passage it was held against. null where that is not known.
 */
export const differingOf = (
  sentence: ReportSentence,
  sentences: readonly ReportSentence[],
  source: string,
): Differing | null => {
  const { item, section, id, passages } = sentence
  if (item.flags.includes('allergy_match')) {
    const name = stem(item.text)
    const record = sentences.find(
      (one) => one.section === 'allergies' && name !== '' && fold(one.item.text).includes(name),
    )
    return record ? { reported: short(item.text), opposing: short(record.item.text) } : null
  }
  if (item.flags.includes('conflict')) {
    const against = sentences.find(
      (one) => one.section === section && one.id !== id && one.item.flags.includes('conflict'),
    )
    return against ? { reported: short(item.text), opposing: short(against.item.text) } : null
  }
  const [passage] = passages
  return item.support === 'conflicting' && passage
    ? differenceOf(item.text, source.slice(passage.start, passage.end))
    : null
}
