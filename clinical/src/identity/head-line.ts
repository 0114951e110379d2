import type { Span } from '../course/course.ts'
import type { CourseStructure, Timeline } from '../report/stay-timeline.ts'

const mostOfLine = 400
/** A value ends at a wide gap or a bar. */
const cellEnd = /\t|\s{2,}|[|;·•*]|\/\/|\s[-–—/]\s/u

/** A line at the head of a course, as written and folded; both are equally long. */
export interface HeadLine extends Span {
  readonly text: string
  readonly folded: string
  /** The whole line is written without capitals. */
  readonly isPlain: boolean
}

export const headLine = (
  { course, folded }: Pick<Timeline<CourseStructure>, 'course' | 'folded'>,
  { start, end }: Span,
): HeadLine => {
  const until = Math.min(end, start + mostOfLine)
  const text = course.text.slice(start, until)
  return { start, end: until, text, folded: folded.slice(start, until), isPlain: !hasCapitals(text) }
}

/** The text up to the end of its cell. */
export const cellOf = (text: string): string => text.slice(0, cellEnd.exec(text)?.index ?? text.length)

/** A part of a line as a line of its own. */
export const partOf = ({ start, text, folded, isPlain }: HeadLine, from: number, to: number): HeadLine => ({
  start: start + from,
  end: start + to,
  text: text.slice(from, to),
  folded: folded.slice(from, to),
  isPlain,
})

/** A place in a line as a place in the course. */
export const spanIn = ({ start }: HeadLine, from: number, length: number): Span => ({
  start: start + from,
  end: start + from + length,
})

const hasCapitals = (text: string): boolean => /\p{Lu}/u.test(text)
