import { isoDay } from '../course/dates.ts'
import { readOutline } from '../course/read-outline.ts'
import type { FirstDay } from '../document/course-files.ts'
import { readTimeline } from './stay-timeline.ts'

/**
 * The day of the first dated note of a text. A text without notes was written on the last day that it names: the report
 * of a discharge on the day of discharge.
 */
export function firstDayOf(text: string): FirstDay {
  const { course, notes, isYearKnown } = readTimeline(readOutline(text))
  const own = course.notes.filter(({ kind }) => kind !== 'header')
  const written = own.find(({ day, derived }) => day !== null && !derived)
  if (written) return { day: written.day, is_year_known: true }
  const dated = own.length > 0 ? notes[0] : notes.at(-1)
  if (dated) return { day: isoDay(dated.day), is_year_known: isYearKnown }
  const admitted = course.notes[0]?.day ?? null
  return { day: admitted, is_year_known: admitted !== null }
}
