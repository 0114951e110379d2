import type { Span } from '../course/course.ts'
import { dateAt } from '../identity/told-dates.ts'
import { arrivalsInStory, leavingsInStory, rangeEnds, rangeStarts, todayWords } from '../lexicon/stay-words.ts'
import { datesIn, type Timeline } from './stay-timeline.ts'

/** A day of the stay, and where the course tells it; no day where it is told in words that we cannot count. */
export interface StayDay {
  readonly place: Span
  readonly day: number | null
}

/** Letters and dictations tell the stay in sentences; so much is looked at on either end. Folded letters are a–z. */
const furthest = 4_000
const reach = 60
const firstLines = 5
const mostTold = 40

const range = new RegExp(`(?<![a-z])${rangeStarts} `, 'gu')
const rangeTo = new RegExp(`^[ ,]*${rangeEnds} `, 'u')
const today = new RegExp(`^${todayWords}(?![\\p{L}])`, 'u')
const arrivals = new RegExp(`(?<![a-z])${arrivalsInStory}(?![a-z])`, 'gu')
const leavings = new RegExp(`(?<![a-z])${leavingsInStory}(?![a-z])`, 'gu')

function dayAt(timeline: Timeline, at: number): StayDay | null {
  const date = dateAt(timeline.folded.slice(at, at + reach))
  if (date === null) return null
  const place = { start: at + date.start, end: at + date.end }
  return { place, day: timeline.dayOf(date, timeline.notes[0]?.day ?? null) }
}

/** The day on which a letter was written. */
function letterDay(timeline: Timeline): StayDay | null {
  for (const line of timeline.head.slice(0, firstLines))
    for (const date of datesIn(timeline.folded, line)) {
      const day = timeline.dayOf(date, null)
      if (date.year !== null && day !== null) return { place: { start: date.start, end: date.end }, day }
    }
  return null
}

/** "desde el día 20 de abril hasta hoy", "des del 6 de febrer fins al 17 de febrer". */
export function stayRange(timeline: Timeline): { readonly from: StayDay; readonly to: StayDay | null } | null {
  const text = timeline.folded.slice(0, furthest)
  for (const found of text.matchAll(range)) {
    const from = dayAt(timeline, found.index + found[0].length)
    if (!from) continue
    const end = rangeTo.exec(text.slice(from.place.end, from.place.end + reach))?.[0]
    if (end === undefined) continue
    const to = from.place.end + end.length
    return { from, to: today.test(text.slice(to)) ? letterDay(timeline) : dayAt(timeline, to) }
  }
  return null
}

/** Words of a sentence and the first date behind them in it. */
function toldBehind(timeline: Timeline, words: RegExp): StayDay[] {
  const text = timeline.folded
  const ends = [...text.slice(0, furthest).matchAll(words)].map(({ index, 0: told }) => index + told.length)
  const behind = Math.max(furthest, text.length - furthest)
  const last = [...text.slice(behind).matchAll(words)].map(({ index, 0: told }) => behind + index + told.length)
  return [...ends.slice(0, mostTold), ...last.slice(-mostTold)].flatMap((from) => {
    const sentence = /^[^.;\n]*/.exec(text.slice(from, from + reach * 2))?.[0] ?? ''
    for (let at = 0; at >= 0 && at < reach; at = sentence.indexOf(' ', at + 1)) {
      const day = dayAt(timeline, from + at)
      if (day && day.place.end <= from + sentence.length) return [day]
    }
    return []
  })
}

/** "ingresó a mi cargo el pasado martes 16 de enero", "came in on Friday the 8th of March". */
export const arrivalInStory = (timeline: Timeline): StayDay | null => toldBehind(timeline, arrivals)[0] ?? null

/** "Se marcha a casa el miércoles 24 de enero", "died on the ward on Sunday the 24th". */
export const leavingInStory = (timeline: Timeline, fits: (day: number) => boolean): StayDay | null =>
  toldBehind(timeline, leavings).findLast(({ day }) => day === null || fits(day)) ?? null
