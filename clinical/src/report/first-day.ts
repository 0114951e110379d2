import { isoDay } from '../course/dates.ts'
import { readOutline } from '../course/read-outline.ts'
import type { FirstDay } from '../document/course-files.ts'
import { readTimeline } from './stay-timeline.ts'

/** The day of the first dated note of a text, else that of its admission. */
export function firstDayOf(text: string): FirstDay {
  const { course, notes, isYearKnown } = readTimeline(readOutline(text))
  const [first] = notes
  const admitted = course.notes[0]?.day ?? null
  return { day: first ? isoDay(first.day) : admitted, is_year_known: first ? isYearKnown : admitted !== null }
}
