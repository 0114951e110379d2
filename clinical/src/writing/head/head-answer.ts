import { span } from '@alta/contract/report'
import { type HeadField, headFields } from '@alta/contract/report-head'
import * as z from 'zod/mini'
import type { Span } from '../../course/course.ts'
import { type HeadCandidate, candidatesOf } from '../../identity/candidates/candidates.ts'
import { headOutputs } from '../../identity/candidates/choose.ts'
import { valueIn } from '../../identity/record-lines.ts'
import { readTimeline, type Timeline } from '../../report/stay-timeline.ts'
import { bare, jsonIn } from '../answers/json-in-answer.ts'
import { type SourceReading, touches } from '../reading.ts'
import { valueAt } from './head-value.ts'

const answered = z.record(z.string(), z.unknown())
/** Where the course says what a model read. */
export const headPlaces = z.partialRecord(z.enum(headFields), span)
export type HeadPlaces = z.infer<typeof headPlaces>

const mostCharacters = 120
const mostLocations = 50

/** A model was shown a bracket of the course as a round one, and any gap as a blank. */
const patternOf = (word: string): string =>
  word.replace(/[.*+?^${}|\\/()[\]]/g, (sign) =>
    '(['.includes(sign) ? String.raw`[(\[]` : ')]'.includes(sign) ? String.raw`[)\]]` : `\\${sign}`,
  )

/** Where the written words stand in the course. */
function locationsOf(text: string, words: string): Span[] {
  const parts = words.split(/\s+/).map(patternOf)
  const pattern = new RegExp(`(?<![\\p{L}\\d])${parts.join(String.raw`\s+`)}(?![\\p{L}\\d])`, 'gu')
  const found: Span[] = []
  for (const { index, 0: match } of text.matchAll(pattern)) {
    found.push({ start: index, end: index + match.length })
    if (found.length === mostLocations) break
  }
  return found
}

/** Fields that are told at the end of a stay are searched from its end. */
const lastFields: ReadonlySet<HeadField> = new Set(['discharged', 'destination'])
/** Shorter words stand everywhere: they are a value only where something beside them says so. */
const fewestAlone = 4

interface HeadSources {
  readonly reading: SourceReading
  readonly timeline: Timeline
  readonly candidates: readonly HeadCandidate[]
}

/** Where the words of a field stand and have the shape of its value, outside of prompt injections. */
function valuesOf({ reading, timeline }: HeadSources, field: HeadField, words: string): Span[] {
  const values = locationsOf(reading.course.text, words).flatMap((location) => {
    const value = valueAt(timeline, field, location)
    return value === null || reading.orders.some((order) => touches(order, value)) ? [] : [value]
  })
  return lastFields.has(field) ? values.toReversed() : values
}

/** The value among those that is one of the reader's candidates, otherwise the first one if its words are long enough. */
function certainOf({ candidates }: HeadSources, field: HeadField, values: readonly Span[]): Span | null {
  const kind = field === 'destination' ? null : headOutputs[field]
  const known = values.find(({ start, end }) =>
    candidates.some((one) => one.kind === kind && one.start === start && one.end === end),
  )
  const [first] = values
  return known ?? (first === undefined || first.end - first.start < fewestAlone ? null : first)
}

/** The value that stands in a line of the course where another value stands: "M 84", "84, Ana Ruiz". */
const besideOf = (text: string, values: readonly Span[], others: readonly Span[]): Span | null =>
  values.find(({ start, end }) =>
    others.some((other) => {
      if (other.start < end && other.end > start) return false
      const between = other.start < start ? text.slice(other.end, start) : text.slice(end, other.start)
      return !between.includes('\n')
    }),
  ) ?? null

/**
 * What an answer says of the head: for each field the place in the course where its words stand, if they stand there
 * and have the shape of its value. null where it cannot be read.
 */
export function headIn(reading: SourceReading, answer: string): HeadPlaces | null {
  const parsed = answered.safeParse(jsonIn(bare(answer))).data
  if (parsed === undefined) return null
  const timeline = readTimeline(reading.course)
  const sources = { reading, timeline, candidates: candidatesOf(timeline).candidates }
  const read = headFields.flatMap((field) => {
    const value = parsed[field]
    const text = typeof value === 'string' ? value.trim() : ''
    const { from, to } = valueIn(field, text)
    const words = text.slice(from, to)
    if (words === '' || words.length > mostCharacters) return []
    const values = valuesOf(sources, field, words)
    return [{ field, values, certain: certainOf(sources, field, values) }]
  })
  const certain = read.flatMap((each) => each.certain ?? [])
  return Object.fromEntries(
    read.flatMap(({ field, values, certain: own }) => {
      const place = own ?? besideOf(reading.course.text, values, certain)
      return place === null ? [] : [[field, place] as const]
    }),
  )
}
