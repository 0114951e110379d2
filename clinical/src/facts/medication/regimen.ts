import type { Span } from '../../course/course.ts'
import {
  cadencePattern,
  durationPattern,
  fillerPattern,
  formPattern,
  hourPattern,
  latinPattern,
  mealPattern,
  neededPattern,
  perDayPattern,
  routePattern,
  slotPattern,
  strengthWithUnit,
  strengthWithoutUnit,
} from '../../lexicon/dose-words.ts'
import { nameTails } from '../../lexicon/drugs.ts'
import type { Schedule, Strength } from './medication.ts'
import { pattern } from '../../lexicon/patterns.ts'

/** What a text says of how a drug is taken, read from the end of its name. */
export interface Regimen {
  /** The end of the last piece that was read; the start given where there is none. */
  readonly end: number
  readonly strength?: Strength
  readonly form?: Span
  readonly route?: Span
  readonly schedule?: Span & { readonly canonical: Schedule }
  readonly duration?: Span
}

const dailyCounts: Readonly<Record<string, number>> = {
  od: 1,
  om: 1,
  qd: 1,
  qhs: 1,
  qam: 1,
  qpm: 1,
  hs: 1,
  nocte: 1,
  mane: 1,
  daily: 1,
  'once daily': 1,
  nightly: 1,
  bd: 2,
  bid: 2,
  tds: 3,
  tid: 3,
  qds: 4,
  qid: 4,
}
const words: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  once: 1,
  dos: 2,
  dues: 2,
  twice: 2,
  two: 2,
  tres: 3,
  three: 3,
  cuatro: 4,
  quatre: 4,
  four: 4,
}

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const slotValue = (slot: string): number => {
  if (slot === '1/2') return 0.5
  if (slot === '1/4') return 0.25
  return Number(slot.replace('½', '.5').replace(',', '.'))
}

const perDay = (found: string): Schedule => {
  if (/seman|setman|sem$|mes|week|month|other|noches|nits/.test(found)) return {}
  const figure = /\d{1,2}/.exec(found)?.[0]
  if (/^(?:cada|c\/|every)/.test(found)) return figure ? { every_h: Number(figure) * 24 } : { per_day: 1 }
  const word = /^[a-z]+/.exec(found)?.[0] ?? ''
  return { per_day: words[word] ?? (figure && !found.startsWith('/') ? Number(figure) : 1) }
}

const mealNames = pattern('meal names', '…', 'g')

type ScheduleReader = readonly [RegExp, (match: RegExpExecArray) => Schedule]
const readers: readonly ScheduleReader[] = [
  [slotPattern, (match) => ({ slots: match.slice(1).flatMap((slot) => (slot ? [slotValue(slot)] : [])) })],
  [hourPattern, (match) => ({ every_h: Number(match[1] ?? match[2]) })],
  [perDayPattern, (match) => perDay(match[0])],
  [neededPattern, () => ({ prn: true })],
  [
    latinPattern,
    (match) => {
      const count = dailyCounts[match[0]]
      return count === undefined ? {} : { per_day: count }
    },
  ],
  [mealPattern, (match) => ({ per_day: Math.max(1, match[0].match(mealNames)?.length ?? 1) })],
  [cadencePattern, (match) => (match[0].startsWith('diari') ? { per_day: 1 } : {})],
]

const scheduleAt = (folded: string, at: number): (Span & { readonly canonical: Schedule }) | null => {
  for (const [pattern, read] of readers) {
    const match = matchAt(pattern, folded, at)
    if (match && match[0].trim() !== '') return { start: at, end: at + match[0].length, canonical: read(match) }
  }
  return null
}

const strengthAt = (folded: string, at: number, first: boolean): Strength | null => {
  const withUnit = matchAt(strengthWithUnit, folded, at)
  if (withUnit?.[1] && withUnit[2]) {
    return { start: at, end: at + withUnit[0].length, value: withUnit[1].trim(), unit: withUnit[2] }
  }
  const bare = first ? matchAt(strengthWithoutUnit, folded, at) : null
  return bare?.[1] ? { start: at, end: at + bare[0].length, value: bare[1], unit: null } : null
}

const spanAt = (pattern: RegExp, folded: string, at: number): Span | null => {
  const match = matchAt(pattern, folded, at)
  return match && match[0] !== '' ? { start: at, end: at + match[0].length } : null
}

/** A further dose of the same drug after a comma has the same unit; a volume is another thing. */
const furtherStep = (
  strength: Strength | null,
  { comma, before }: { comma: boolean; before: Strength | undefined },
): Strength | null => {
  if (!strength || !comma) return strength
  if (before) return before.unit === strength.unit ? strength : null
  return /^(?:ml|cc|l|u|%)$/.test(strength.unit ?? '%') ? null : strength
}

const separators = /[\s,:·|]*(?:\((?=\d+(?:[.,]\d+)?\s?(?:mg|mcg|g|ml|ui)\b))?/y
const salts = new RegExp(nameTails.source, 'y')

/**
 * The end of a name with the salts, release forms and devices behind it ("metoprolol succinate", "Trelegy Ellipta").
 */
export const nameEnd = (folded: string, end: number): number => {
  const tail = matchAt(salts, folded, end)
  return tail ? end + tail[0].length : end
}

/** Joins what several pieces say: "1-0-1 si dolor" has slots and prn. */
const merged = (
  before: Regimen['schedule'],
  now: Span & { readonly canonical: Schedule },
): Span & { readonly canonical: Schedule } =>
  before ? { start: before.start, end: now.end, canonical: { ...now.canonical, ...before.canonical } } : now

/**
 * Reads dose, form, route, schedule and duration in any order from `start` to at most `limit`, skipping blanks, commas
 * and small words. Takes folded text and offsets into it. The first figure without a unit is the strength, with null as
 * its unit.
 */
export const readRegimen = (folded: string, start: number, limit: number): Regimen => {
  let regimen: { -readonly [Key in keyof Regimen]: Regimen[Key] } = { end: start }
  let at = start
  let first = true
  let meals = 0
  while (at < limit) {
    const gap = matchAt(separators, folded, at)?.[0] ?? ''
    const from = at + gap.length
    if (from >= limit) break
    // After a comma, only a schedule, a duration or a further step of the dose belongs to the same drug.
    const schedule = scheduleAt(folded, from)
    const comma = gap.includes(',')
    const strength = schedule
      ? null
      : furtherStep(strengthAt(folded, from, first && gap.length <= 2), { comma, before: regimen.strength })
    const duration = schedule || strength ? null : spanAt(durationPattern, folded, from)
    const counted = !comma || /[\d½]/.test(folded.charAt(from))
    const form = schedule || strength || duration || !counted ? null : spanAt(formPattern, folded, from)
    const route = schedule || strength || duration || form ? null : spanAt(routePattern, folded, from)
    const piece = schedule ?? strength ?? duration ?? form ?? route
    if (!piece) {
      const filler = spanAt(fillerPattern, folded, from)
      if (!filler || filler.end >= limit) break
      at = filler.end
      continue
    }
    if (piece.end > limit) break
    regimen = {
      ...regimen,
      end: piece.end,
      ...(schedule && { schedule: merged(regimen.schedule, schedule) }),
      ...(strength && !regimen.strength && { strength }),
      ...(duration && !regimen.duration && { duration }),
      ...(form && !regimen.form && { form }),
      ...(route && !regimen.route && { route }),
    }
    // "Dos con el desayuno y uno con la comida": the meals alone do not tell how many a day.
    if (schedule && matchAt(mealPattern, folded, schedule.start)) meals += 1
    first = false
    at = piece.end
  }
  if (meals < 2 || !regimen.schedule) return regimen
  const { per_day: _, ...canonical } = regimen.schedule.canonical
  return { ...regimen, schedule: { ...regimen.schedule, canonical } }
}
