import { isoDay } from '../course/dates.ts'
import { readOutline } from '../course/read-outline.ts'
import type { FirstDay } from '../document/course-files.ts'
import { readTimeline } from './stay-timeline.ts'

/**
 * The day of the first dated note of a text. Where no note has a date, the first that its head tells: that of the
 * admission, or in a report of a discharge that of the discharge, because the whole of it was written then.
 */
export function firstDayOf(text: string): FirstDay {
  const { course, notes, isYearKnown } = readTimeline(readOutline(text))
  const written = course.notes.find(({ kind, day, derived }) => kind !== 'header' && day !== null && !derived)
  if (written) return { day: written.day, is_year_known: true }
  const told = notes[course.notes.some(({ kind }) => kind === 'discharge') ? notes.length - 1 : 0]
  if (told) return { day: isoDay(told.day), is_year_known: isYearKnown }
  const admitted = course.notes[0]?.day ?? null
  return { day: admitted, is_year_known: admitted !== null }
}
