import type { Span } from '../course/course.ts'
import { linesByFile } from '../text/file-breaks.ts'
import { fold } from '../text/fold.ts'
import type { Stamped, Timeline } from '../report/stay-timeline.ts'

const mostOfLine = 400
/** Where a value ends: a wide gap or a bar. */
const cellEnd = /\t|\s{2,}|[|;·•*]|\/\/|\s[-–—/]\s/u

/** A line at the head of a course, as it is written and folded; both as long as each other. */
export interface HeadLine extends Span {
  readonly text: string
  readonly folded: string
}

export const headLine = (
  { course, folded }: Pick<Timeline<Stamped>, 'course' | 'folded'>,
  { start, end }: Span,
): HeadLine => {
  const until = Math.min(end, start + mostOfLine)
  return { start, end: until, text: course.text.slice(start, until), folded: folded.slice(start, until) }
}

/** The part of a line from an offset to the end of its cell. */
export function cellAt({ text }: HeadLine, from: number): string {
  const rest = text.slice(from)
  return rest.slice(0, cellEnd.exec(rest)?.index ?? rest.length)
}

/** A label behind something that is no letter, with what leads to its value: signs, or the bar of a table. */
export const labelled = (labels: string, flags = 'u'): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${labels}(?![\\p{L}\\d])[ \\t]*(?:(?:[:.#=º°-]|n[.º°])+[ \\t]*)*(?:\\|[ \\t]*)?`, flags)

/** A short line of letters alone, which may be the label of the line below it. */
const mayBeLabel = /^[\p{L}\s.,'’º°()/·]{2,40}:?\s*$/u

interface Cell {
  readonly from: number
  readonly text: string
}

const cellsOf = (text: string): Cell[] =>
  [...text.matchAll(/(?:[^\s|]|[^\S\t](?=[^\s|]))+/gu)].map((found) => ({
    from: found.index + found[0].length - found[0].trimStart().length,
    text: found[0].trim(),
  }))

const rule = /^[\s|+=_-]+$/

/**
 * The cells of a row below a row of titles, each as a line of its own behind its title. Its offsets are those of the
 * value: what stands before it is nowhere in the course.
 */
function columnsOf(titles: HeadLine, below: readonly HeadLine[]): HeadLine[] {
  const labels = cellsOf(titles.text)
  const values = below.find(({ text }) => !rule.test(text))
  if (labels.length < 3 || values === undefined || /\d|:/.test(titles.text)) return []
  const cells = cellsOf(values.text)
  if (cells.length !== labels.length) return []
  return cells.map(({ from, text }, at) => {
    const lead = `${labels[at]?.text ?? ''}: `
    const start = values.start + from - lead.length
    const folded = `${fold(lead)}${values.folded.slice(from, from + text.length)}`
    return { start, end: start + lead.length + text.length, text: `${lead}${text}`, folded }
  })
}

/**
 * The lines at the head of a course. A line that may be a label stands once more with the line below it, as one line of
 * the same length, with a colon in place of the line break.
 */
export function headLines(timeline: Pick<Timeline<Stamped>, 'course' | 'folded'>, lines: readonly Span[]): HeadLine[] {
  return lines.flatMap((line, at) => {
    const own = headLine(timeline, line)
    const columns = columnsOf(
      own,
      lines.slice(at + 1, at + 3).map((next) => headLine(timeline, next)),
    )
    if (columns.length > 0) return columns
    const below = lines[at + 1]
    if (below === undefined || below.start !== line.end + 1 || !mayBeLabel.test(own.text)) return [own]
    const { text, folded } = headLine(timeline, below)
    const both = { text: `${own.text}:${text}`, folded: `${own.folded}:${folded}` }
    return [{ start: line.start, end: line.end + 1 + text.length, ...both }, own]
  })
}

/** A place in a line as one in the course. */
export const placeIn = ({ start }: HeadLine, from: number, length: number): Span => ({
  start: start + from,
  end: start + from + length,
})

export const hasCapitals = (text: string): boolean => /\p{Lu}/u.test(text)

const mostTop = 14

/** The lines on top of each file, where whose course it is stands even if a dated note begins there. */
export const topsOf = ({ course }: Pick<Timeline<Stamped>, 'course'>): Span[][] =>
  linesByFile(course.lines, ({ start, end }) => course.text.slice(start, end)).map((lines) =>
    lines.filter(({ kind }) => kind !== 'blank').slice(0, mostTop),
  )
