import { side } from '../course/copy-forward.ts'
import type { Span } from '../course/course.ts'
import { amountsOf } from '../lexicon/amounts.ts'
import { numberWords, ordinalWords, tensWords, unitNames } from '../lexicon/evidence-words.ts'
import { meaningsAt, type MeaningPhrase } from './meanings.ts'
import type { Word } from './content-words.ts'

/** A number of a sentence with what it measures. */
export interface Figure extends Span {
  /**
   * Its possible values: "1.450" is 1450 or 1.45. The parts of "152/84", "1-0-1" or "11:57" stand in order, joined by
   * "/".
   */
  readonly values: readonly string[]
  /**
   * The two numbers of a pair or range, which may also stand alone; empty for a plain number, a schedule or a longer
   * row.
   */
  readonly parts: readonly string[]
  /** The canonical unit; null where none is written. */
  readonly unit: string | null
  /** The value in the smallest unit of its kind: "2 weeks" and "14 days" are one amount. */
  readonly amounts: readonly string[]
  /** The words that it belongs to, nearest first. */
  readonly anchors: readonly Word[]
  /** The next word, where the number may begin a new statement ("ten days later"). */
  readonly next: Word | null
  /**
   * The word right behind the number that it counts, where the words before it end in a joint ("and 180 platelets").
   */
  readonly counted: Word | null
  /** The number is the second of "from 8.4 to 7.1". */
  readonly follows: boolean
  /** The word right behind the number and its unit ("30 pack-years"). */
  readonly head: Word | null
  /** No word stands before the number, so that its anchor is the next word. */
  readonly opens: boolean
  /** The phrases that it is a part of ("type 2 diabetes"). */
  readonly meanings: readonly string[]
  /** Part of a word ("CKD3", "D4", "third"): it can support a number, and needs no support itself. */
  readonly inside: boolean
}

const units = [...unitNames.keys()].toSorted((a, b) => b.length - a.length).join('|')
const plain = String.raw`\d+(?:[.,]\d+)*`
/** A number of a row cannot end in letters that are no unit ("1-3a", but "21x16mm"). */
const lettered = String.raw`(?!(?:${units})(?![\p{L}\p{N}]))[\p{L}\p{N}]*\p{L}`
/** Joins the numbers of a row; "4/0 x5" is five times "4/0". */
const row = String.raw`(?:\s?[-–/:×]\s?|(?<!\s)x\s?|\sx\s)`
const figure = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:x\s?(?=\d))?(${plain}(?:${row}${plain}(?!${lettered}))*)|(?:(${[...tensWords.keys()].join('|')})(?:\s?-\s?|\s(?:y|i)\s|\s)?)?(${[...numberWords.keys()].join('|')})?(?<=\p{L})(?![\p{L}\p{N}]))`,
  'gu',
)
/** The divisor of a unit: "/dl", "/kg", "/m2". */
const per = String.raw`(?:\s?/\s?(?:d?l|ml|kg|m2|mm3|g|mol|mmol)(?![\p{L}\p{N}]))?`
const unitAfter = new RegExp(String.raw`\s?(?:[-–]\s?)?((?:${units})(?![\p{L}\p{N}])${per}|a(?=[,.;)]|$))`, 'uy')

const trimZeros = (number: string): string => String(Number(number))

function readings(written: string): string[] {
  const decimal = /^\d+[.,]\d+$/.test(written) ? trimZeros(written.replace(',', '.')) : null
  const grouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(written) ? trimZeros(written.replace(/[.,]/g, '')) : null
  if (decimal !== null && grouped !== null) return [grouped, decimal]
  return [grouped ?? decimal ?? (/^\d+$/.test(written) ? trimZeros(written) : written.replace(/,/g, '.'))]
}

/** The unit that stands at a place of folded text, and where it ends. */
export function unitAt(folded: string, at: number): { unit: string; end: number } | null {
  unitAfter.lastIndex = at
  const match = unitAfter.exec(folded)
  const spelled = match?.[1]
  if (spelled === undefined) return null
  if (spelled === 'a') return { unit: 'ano', end: unitAfter.lastIndex }
  const written = spelled.replace(/\s/g, '')
  const [first = '', ...rest] = written.split('/')
  const unit = unitNames.get(spelled) ?? unitNames.get(written) ?? [unitNames.get(first) ?? first, ...rest].join('/')
  return { unit, end: unitAfter.lastIndex }
}

/** "68M", "72F": years of age and the sex, as English notes begin. */
const ageAndSex = /(?<=(?<![\d.,])[1-9]\d?\d?)[MF](?![\p{L}\p{N}])/uy

function sexAt(text: string, at: number): boolean {
  ageAndSex.lastIndex = at
  return ageAndSex.test(text)
}

/** A number and its place, before the words around it are read. */
export interface NumberMatch extends Span, Pick<Figure, 'values' | 'parts' | 'unit' | 'inside'> {
  /** Where its unit ends. */
  readonly to: number
  /** "M" or "F" right behind the number tells the sex. */
  readonly sexed: boolean
}

/**
 * At most two content words before the number, back to the number before; where there is none, the anchors of that
 * number or the next word.
 */
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

/** "CKD3", "D4", "third": numbers inside words. */
const insideWord = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:\p{L}{1,5}(\d{1,2})[a-c]?|(${[...ordinalWords.keys()].join('|')}))(?![\p{L}\p{N}])`,
  'gu',
)

/** "5/7", "2/52", "3/12": days, weeks and months, as British notes write them. */
const partOfTime = /(?<![\d/.,-])(?<!(?:el|del|al|on|dia|since)\s)(\d{1,2})\/(7|52|12)(?![\d/])/gu
const timeOf: Readonly<Record<string, string>> = { 7: 'd', 52: 'sem', 12: 'mes' }

/** A number in words. */
function readingAt(
  match: RegExpExecArray,
  { value, unit = null, inside }: { value: string; unit?: string | null; inside: boolean },
): NumberMatch {
  const [start, end] = [match.index, match.index + match[0].length]
  return { start, end, to: end, values: [value], parts: [], unit, sexed: false, inside }
}

const timesInside = (folded: string): NumberMatch[] =>
  [...folded.matchAll(partOfTime)].map((match) =>
    readingAt(match, { value: trimZeros(match[1] ?? ''), unit: timeOf[match[2] ?? ''] ?? null, inside: true }),
  )

/** "Una semana", "for a month": one unit of time. */
const oneOfTime =
  /(?<!\p{L})(?:una|one|(?<=(?:for|over|after|in|within|last|of) )an?|un)(?= (?:hora|semana|mes|ano|setmana|any|hour|day|week|fortnight|month|year)(?!\p{L}))|(?<!\p{L})fortnight(?!\p{L})/gu

const onesOf = (bare: string): NumberMatch[] =>
  [...bare.matchAll(oneOfTime)].map((match) => {
    if (match[0] === 'fortnight') return readingAt(match, { value: '2', unit: 'sem', inside: false })
    const one = readingAt(match, { value: '1', inside: true })
    const unit = unitAt(bare, one.end)
    return unit === null ? one : { ...one, to: unit.end, unit: unit.unit }
  })

const numbersInside = (bare: string): NumberMatch[] =>
  [...bare.matchAll(insideWord)].map((match) => {
    const value = match[1] === undefined ? String(ordinalWords.get(match[2] ?? '')) : trimZeros(match[1])
    return readingAt(match, { value, inside: true })
  })

/** The numbers of a text in order. `folded` is the folded text; `bare` is the same with its dates blanked out. */
export const numbersOf = (text: string, { folded, bare }: { folded: string; bare: string }): NumberMatch[] =>
  [...plainNumbersOf(text, bare), ...timesInside(folded), ...onesOf(bare), ...numbersInside(bare)].toSorted(
    (a, b) => a.start - b.start,
  )

function plainNumbersOf(text: string, bare: string): NumberMatch[] {
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
      inside: false,
    }
  })
}

/** Words before a number that begins a statement of its own. */
const joint =
  /(?:^|[,;:(]|(?<!\p{L})(?:y|e|i|and|con|amb|with|los|las|els|les|the|all|todos|todas|tots|totes|que|which))\s*$/u

function headOf({ to }: NumberMatch, words: readonly Word[], bare: string): Word | null {
  const next = words.find((word) => word.start >= to)
  const between = /^\s*(?:(?:of|de|del|d')\s?)?(?:(\p{L}+)\s)?$/u.exec(bare.slice(to, next?.start ?? to))
  return next !== undefined && between !== null && (between[1] === undefined || side(between[1]) !== '') ? next : null
}

/** "From 8.4 to 7.1", "3.1 → 1.4": the thing that both numbers measure stands before the first. */
const leadsOn = /^\s*(?:\p{L}+\s+){0,3}(?:a|hasta|fins a|fins|to|→|->|>)\s*$/u
const setsOut = /(?:(?<!\p{L})(?:de|desde|des de|from|entre|between)\s+|(?<!\p{L})d')$/u

function goesOn({ start }: NumberMatch, before: (Figure & { readonly to: number }) | undefined, bare: string): boolean {
  if (before === undefined) return false
  const between = bare.slice(before.to, start)
  return (
    leadsOn.test(between) &&
    (/[>→]/.test(between) || setsOut.test(bare.slice(Math.max(0, before.start - 9), before.start)))
  )
}

/** The numbers of a text with the words that they belong to. */
export function figuresOf(
  numbers: readonly NumberMatch[],
  { bare, words, phrases }: { bare: string; words: readonly Word[]; phrases: readonly MeaningPhrase[] },
): Figure[] {
  const found: (Figure & { readonly to: number })[] = []
  for (const number of numbers) {
    const { start, end, to, values, parts, unit, inside } = number
    const before = found.findLast((other) => !other.inside)
    const head = headOf(number, words, bare)
    const follows = goesOn(number, before, bare)
    found.push({
      start,
      end,
      to,
      values,
      parts,
      unit,
      amounts: amountsOf(values, unit),
      anchors: inside
        ? [...words.filter((word) => word.start === start), ...(head === null ? [] : [head])]
        : follows
          ? (before?.anchors ?? [])
          : anchorsOf(words, number, before),
      next: words.find((word) => word.start >= end) ?? null,
      counted: joint.test(bare.slice(Math.max(0, start - 8), start)) ? head : null,
      head,
      follows,
      opens: !words.some((word) => word.end <= start) && before === undefined,
      meanings: meaningsAt(phrases, number),
      inside,
    })
  }
  return found
}
