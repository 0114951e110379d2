import type { Span } from '../course/course.ts'
import { numberWords, tensWords, unitNames } from '../lexicon/evidence-words.ts'
import { meaningsAt, type Phrase } from './meanings.ts'
import type { Word } from './words.ts'

/** A number of a sentence with what it measures. */
export interface Figure extends Span {
  /** What it may mean: "1.450" is 1450 or 1.45. Parts of "152/84", "1-0-1" or "11:57" stand in order, joined by "/". */
  readonly values: readonly string[]
  /** The two numbers of a pair or range, which may stand alone; empty for a plain number, a schedule, a longer row. */
  readonly parts: readonly string[]
  /** Canonical unit, null where none is written. */
  readonly unit: string | null
  /** The words it belongs to, nearest first. */
  readonly anchors: readonly Word[]
  /** The next word, where a new statement may begin with the number ("ten days later"). */
  readonly next: Word | null
  /** The word it counts, right behind it, where the words before the number end in a joint ("and 180 platelets"). */
  readonly counted: Word | null
  /** Whether no word stands before it: then its anchor is the next. */
  readonly opens: boolean
  /** Phrases it is a part of ("type 2 diabetes"). */
  readonly meanings: readonly string[]
}

const units = [...unitNames.keys()].toSorted((a, b) => b.length - a.length).join('|')
const plain = String.raw`\d+(?:[.,]\d+)*`
/** What a number of a row may not end in: letters that are no unit ("1-3a", but "21x16mm"). */
const lettered = String.raw`(?!(?:${units})(?![\p{L}\p{N}]))[\p{L}\p{N}]*\p{L}`
const figure = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:x\s?(?=\d))?(${plain}(?:\s?[-–/:x×]\s?${plain}(?!${lettered}))*)|(?:(${[...tensWords.keys()].join('|')})(?:\s?-\s?|\s(?:y|i)\s|\s)?)?(${[...numberWords.keys()].join('|')})?(?<=\p{L})(?![\p{L}\p{N}]))`,
  'gu',
)
/** What a unit is counted by: "/dl", "/kg", "/m2". */
const per = String.raw`(?:\s?/\s?(?:d?l|ml|kg|m2|mm3|g|mol|mmol)(?![\p{L}\p{N}]))?`
const unitAfter = new RegExp(String.raw`\s?(?:[-–]\s?)?((?:${units})(?![\p{L}\p{N}])${per})`, 'uy')

const trimZeros = (number: string): string => String(Number(number))

function readings(written: string): string[] {
  const decimal = /^\d+[.,]\d+$/.test(written) ? trimZeros(written.replace(',', '.')) : null
  const grouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(written) ? trimZeros(written.replace(/[.,]/g, '')) : null
  if (decimal !== null && grouped !== null) return [grouped, decimal]
  return [grouped ?? decimal ?? (/^\d+$/.test(written) ? trimZeros(written) : written.replace(/,/g, '.'))]
}

/** The unit that stands at this place of folded text, and where it ends. */
export function unitAt(folded: string, at: number): { unit: string; end: number } | null {
  unitAfter.lastIndex = at
  const match = unitAfter.exec(folded)
  const written = match?.[1]?.replace(/\s/g, '')
  if (written === undefined) return null
  const [first = '', ...rest] = written.split('/')
  const unit = unitNames.get(written) ?? [unitNames.get(first) ?? first, ...rest].join('/')
  return { unit, end: unitAfter.lastIndex }
}

/** "68M", "72F": years of age and the sex, as English notes begin. */
const ageAndSex = /(?<=(?<![\d.,])[1-9]\d?\d?)[MF](?![\p{L}\p{N}])/uy

function sexAt(text: string, at: number): boolean {
  ageAndSex.lastIndex = at
  return ageAndSex.test(text)
}

/** A number where it stands, before the words around it are read. */
export interface Reading extends Span, Pick<Figure, 'values' | 'parts' | 'unit'> {
  /** Where its unit ends. */
  readonly to: number
  /** "M" or "F" right behind it tells the sex. */
  readonly sexed: boolean
}

/** At most two content words before the number, back to the number before; where there is none, its anchors or the word after. */
function anchorsOf(words: readonly Word[], at: Span, before: Figure | undefined): readonly Word[] {
  const near = words.filter((word) => word.end <= at.start && word.start >= (before?.end ?? 0)).slice(-2)
  if (near.length > 0) return near.toReversed()
  if (before !== undefined) return before.anchors
  const next = words.find((word) => word.start >= at.end)
  return next === undefined ? [] : [next]
}

function valuesOf(match: RegExpExecArray, pieces: readonly string[]): readonly string[] {
  const written = match[1]
  // "thirty", "six", "thirty-six"
  if (written === undefined)
    return [String((tensWords.get(match[2] ?? '') ?? 0) + (numberWords.get(match[3] ?? '') ?? 0))]
  return pieces.length === 1 ? readings(written) : [pieces.map((piece) => readings(piece)[0] ?? piece).join('/')]
}

/** The numbers of a text in order; `bare`: the same text folded, its dates blanked. */
export function numbersOf(text: string, bare: string): Reading[] {
  return [...bare.matchAll(figure)].map((match) => {
    const span = { start: match.index, end: match.index + match[0].length }
    const pieces = match[1]?.split(/\s?[-–/:x×]\s?/) ?? []
    const [sexed, unit] = [sexAt(text, span.end), unitAt(bare, span.end)]
    return {
      ...span,
      values: valuesOf(match, pieces),
      parts: pieces.length === 2 ? pieces.flatMap(readings) : [],
      unit: sexed ? 'ano' : (unit?.unit ?? null),
      to: sexed ? span.end + 1 : (unit?.end ?? span.end),
      sexed,
    }
  })
}

/** Stands before a number that begins a statement of its own. */
const joint =
  /(?:^|[,;:(]|(?<!\p{L})(?:y|e|i|and|con|amb|with|los|las|els|les|the|all|todos|todas|tots|totes|que|which))\s*$/u

function countedBy({ start, to }: Reading, words: readonly Word[], bare: string): Word | null {
  const next = words.find((word) => word.start >= to)
  if (next === undefined || !/^\s*(?:(?:of|de|del|d')\s?)?$/.test(bare.slice(to, next.start))) return null
  return joint.test(bare.slice(Math.max(0, start - 8), start)) ? next : null
}

/** The numbers of a text with what they belong to. */
export function figuresOf(
  numbers: readonly Reading[],
  { bare, words, phrases }: { bare: string; words: readonly Word[]; phrases: readonly Phrase[] },
): Figure[] {
  const found: Figure[] = []
  for (const number of numbers) {
    const { start, end, values, parts, unit } = number
    found.push({
      start,
      end,
      values,
      parts,
      unit,
      anchors: anchorsOf(words, number, found.at(-1)),
      next: words.find((word) => word.start >= end) ?? null,
      counted: countedBy(number, words, bare),
      opens: !words.some((word) => word.end <= start) && found.length === 0,
      meanings: meaningsAt(phrases, number),
    })
  }
  return found
}
