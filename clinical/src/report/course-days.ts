import type { Course } from '../course/course.ts'
import { findDates, isoDay, numberOfDay, resolveDate, type WrittenDate } from '../course/dates.ts'
import { fold } from '../text/fold.ts'

/** How many days after the last note a date may still belong to the stay. */
const longestAfter = 3

/** The first and the last day of the notes. */
interface DayBounds {
  readonly first: number
  readonly last: number
}

function boundsOf({ notes }: Course): DayBounds | null {
  const days = notes.flatMap(({ day }) => (day === null ? [] : [numberOfDay(day)]))
  return days.length === 0 ? null : { first: Math.min(...days), last: Math.max(...days) + longestAfter }
}

/** The day of a date within the stay; null where it lies outside, or has two readings. */
function within(date: WrittenDate, { first, last }: DayBounds): number | null {
  const years = [...new Set([first, last].map((day) => Number(isoDay(day).slice(0, 4))))]
  const found = (date.year === null ? years : [date.year]).flatMap((year) =>
    (['day_first', 'month_first'] as const).flatMap((order) => resolveDate(date, order, year) ?? []),
  )
  const [only, ...others] = [...new Set(found)].filter((day) => day >= first && day <= last)
  return only === undefined || others.length > 0 ? null : only
}

/** The date that opens a sentence: "22/08 first treatment", "El 3 de mayo". */
function openingDate(text: string): WrittenDate | null {
  const [date] = findDates(fold(text.slice(0, 40)))
  return date !== undefined && /^[^\p{L}\p{N}]*$/u.test(text.slice(0, date.start)) ? date : null
}

/**
 * The day that each sentence of a course is about: the day of its note, or, from a sentence on that opens with a later
 * day of the stay, that day. A discharge note looks back on the whole stay, so its own day is not what it tells.
 */
export function courseDays(course: Course): (string | null)[] {
  const bounds = boundsOf(course)
  let note = -1
  let day: string | null = null
  return course.sentences.map((sentence) => {
    const own = course.notes[sentence.note]
    if (sentence.note !== note) {
      note = sentence.note
      day = own === undefined || own.kind === 'discharge' || own.kind === 'header' ? null : own.day
    }
    if (bounds === null || sentence.chances === null) return day
    const date = openingDate(course.text.slice(sentence.start, sentence.end))
    const found = date === null ? null : within(date, bounds)
    if (found !== null && (day === null || found >= numberOfDay(day))) day = isoDay(found)
    return day
  })
}
