import type { Span } from '../course/course.ts'
import { bornBehind } from '../lexicon/patient-words.ts'
import { datesIn, type CourseStructure, type Timeline } from '../report/stay-timeline.ts'
import { spanIn } from './head-line.ts'
import type { LabelledValue } from './pairs.ts'
import { dateAt } from './date-values.ts'

/** The date behind a label of birth. */
export function birthIn(pairs: readonly LabelledValue[]): Span | null {
  for (const { field, value } of pairs) {
    const date = field === 'birth' ? dateAt(value.folded) : null
    if (date) return spanIn(value, date.start, date.end - date.start)
  }
  return null
}

/** A letter of the sex in a cell beside a date says that the date is a date of birth. */
const sexBefore = /(?:^|[|*·/]|\s{2})\s*[vhdfm][\s|*·,/]{2,8}$/u
const sexBehind = /^[\s|*·,/(]{2,8}[vhdfm]\s*(?:[|*·/)]|\s{2}|$)/u
const aged = 365

/** A date beside an age, or, if it is long past, beside a sex. */
export function birthBeside(timeline: Timeline<CourseStructure>, line: Span): Span | null {
  const { folded, notes, dayOf } = timeline
  for (const date of datesIn(folded, line)) {
    const { start, end } = date
    if (date.year === null) continue
    if (bornBehind.test(folded.slice(end, end + 16))) return { start, end }
    const isBeside = sexBefore.test(folded.slice(line.start, start)) || sexBehind.test(folded.slice(end, line.end))
    const stayed = notes.findLast((note) => note.date.start !== start)?.day ?? null
    const day = dayOf(date, null)
    if (isBeside && day !== null && (stayed === null || Math.abs(day - stayed) > aged)) return { start, end }
  }
  return null
}
