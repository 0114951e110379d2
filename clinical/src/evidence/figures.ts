import type { Span } from '../course/course.ts'
import { numberWords, unitNames } from '../lexicon/evidence-words.ts'
import type { Word } from './words.ts'

/** A number of a sentence with what it measures. */
export interface Figure extends Span {
  /** What it may mean: "1.450" is 1450 or 1.45. Parts of "152/84", "1-0-1" or "11:57" stand in order, joined by "/". */
  readonly values: readonly string[]
  /** The two numbers of a pair or range, which may stand alone; empty for a plain number, a schedule, a longer row. */
  readonly parts: readonly string[]
  /** Canonical unit, null where none is written. */
  readonly unit: string | null
  /** Stems of the words it belongs to, nearest first. */
  readonly anchors: readonly string[]
}

const plain = String.raw`\d+(?:[.,]\d+)*`
const figure = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(${plain}(?:\s?[-–/:x×]\s?${plain}(?![\p{L}\p{N}]*\p{L}))*)|(${[...numberWords.keys()].join('|')})(?![\p{L}\p{N}]))`,
  'gu',
)
const units = [...unitNames.keys()].toSorted((a, b) => b.length - a.length).join('|')
const unitAfter = new RegExp(String.raw`\s?(?:[-–]\s?)?(${units})(?![\p{L}\p{N}])(?!/(?:d?l|ml|kg)\b)`, 'uy')

const trimZeros = (number: string): string => String(Number(number))

function readings(written: string): string[] {
  const decimal = /^\d+[.,]\d+$/.test(written) ? trimZeros(written.replace(',', '.')) : null
  const grouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(written) ? trimZeros(written.replace(/[.,]/g, '')) : null
  if (decimal !== null && grouped !== null) return [grouped, decimal]
  return [grouped ?? decimal ?? (/^\d+$/.test(written) ? trimZeros(written) : written.replace(/,/g, '.'))]
}

function unitAt(folded: string, at: number): string | null {
  unitAfter.lastIndex = at
  return unitNames.get(unitAfter.exec(folded)?.[1] ?? '') ?? null
}

/** At most two content words before the number, back to the number before; where there is none, its anchors or the word after. */
function anchorsOf(words: readonly Word[], at: Span, before: Figure | undefined): readonly string[] {
  const near = words.filter((word) => word.end <= at.start && word.start >= (before?.end ?? 0)).slice(-2)
  if (near.length > 0) return near.map((word) => word.stem).toReversed()
  if (before !== undefined) return before.anchors
  const next = words.find((word) => word.start >= at.end)
  return next === undefined ? [] : [next.stem]
}

/** The numbers of folded text in order, dates left out (blank them first). */
export function figuresOf(folded: string, words: readonly Word[]): Figure[] {
  const found: Figure[] = []
  for (const match of folded.matchAll(figure)) {
    const written = match[1]
    const span = { start: match.index, end: match.index + match[0].length }
    const pieces = written === undefined ? [] : written.split(/\s?[-–/:x×]\s?/)
    const values =
      written === undefined
        ? [numberWords.get(match[2] ?? '') ?? '']
        : pieces.length === 1
          ? readings(written)
          : [pieces.map((piece) => readings(piece)[0] ?? piece).join('/')]
    found.push({
      ...span,
      values,
      parts: pieces.length === 2 ? pieces.flatMap(readings) : [],
      unit: unitAt(folded, span.end),
      anchors: anchorsOf(words, span, found.at(-1)),
    })
  }
  return found
}
