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
  /** Whether no word stands before it: then its anchor is the next. */
  readonly opens: boolean
  /** Phrases it is a part of ("type 2 diabetes"). */
  readonly meanings: readonly string[]
}

const plain = String.raw`\d+(?:[.,]\d+)*`
const figure = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(${plain}(?:\s?[-–/:x×]\s?${plain}(?![\p{L}\p{N}]*\p{L}))*)|(?:(${[...tensWords.keys()].join('|')})(?:\s?-\s?|\s(?:y|i)\s|\s)?)?(${[...numberWords.keys()].join('|')})?(?<=\p{L})(?![\p{L}\p{N}]))`,
  'gu',
)
const units = [...unitNames.keys()].toSorted((a, b) => b.length - a.length).join('|')
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

function unitAt(folded: string, at: number): string | null {
  unitAfter.lastIndex = at
  const written = unitAfter.exec(folded)?.[1]?.replace(/\s/g, '')
  if (written === undefined) return null
  const [first = '', ...rest] = written.split('/')
  return unitNames.get(written) ?? [unitNames.get(first) ?? first, ...rest].join('/')
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

/** The numbers of folded text in order, dates left out (blank them first). */
export function figuresOf(folded: string, words: readonly Word[], phrases: readonly Phrase[]): Figure[] {
  const found: Figure[] = []
  for (const match of folded.matchAll(figure)) {
    const span = { start: match.index, end: match.index + match[0].length }
    const pieces = match[1]?.split(/\s?[-–/:x×]\s?/) ?? []
    found.push({
      ...span,
      values: valuesOf(match, pieces),
      parts: pieces.length === 2 ? pieces.flatMap(readings) : [],
      unit: unitAt(folded, span.end),
      anchors: anchorsOf(words, span, found.at(-1)),
      next: words.find((word) => word.start >= span.end) ?? null,
      opens: !words.some((word) => word.end <= span.start) && found.length === 0,
      meanings: meaningsAt(phrases, span),
    })
  }
  return found
}
