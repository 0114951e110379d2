import type { ReportItem } from '@alta/contract/report'
import type { Span } from '../course/course.ts'

const bullet = /^(?:[-–—•·*▪◦>]+|\d{1,2}[.)](?=\s)|[a-z]\)(?=\s))\s*/

/** The span without a leading bullet or number: what is lit in the source is what is said. */
export const withoutBullet = (source: string, { start, end }: Span): Span => {
  const slice = source.slice(start, end)
  const bare = slice.trimStart()
  const kept = bare.length - bare.replace(bullet, '').length
  return { start: start + slice.length - bare.length + kept, end }
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const stopped = /[.;:,!?…]$/

const narrow = /(?<=\d) {2}(?=[<>]?\d)/
/** Between the columns of a row that is written with tabs or wide gaps. */
const gap = /[^\S\n]*\t\s*|[^\S\n]{3,}/

/** The cells of a line that is a row of a table, drawn with bars, tabs or wide gaps; null for any other line. */
export const cellsOfRow = (line: string): string[] | null => {
  const bare = line.trim()
  if (bare.includes('\n')) return null
  // Where bars part the cells, what is wide is only their padding.
  const drawn = bare.replace(/^\|/, '').replace(/\|$/, '').split('|')
  const wide = drawn.length > 2 ? drawn : bare.split(gap)
  // Columns of figures that are as wide as their column stand closer together than others.
  const cells = drawn.length === 1 && wide.length > 2 ? wide.flatMap((cell) => cell.split(narrow)) : wide
  return cells.length > 2 ? cells.map((cell) => cell.trim()) : null
}

/** A row of a table keeps its columns apart; all other blanks run together. */
const slice = (text: string): string => (cellsOfRow(text)?.join(' | ') ?? text.trim()).replace(/\s+/g, ' ')

/** The words of the spans as they stand: blanks run together, columns parted by " | ", one span parted from the next by a full stop where it has none. */
export const spanText = (source: string, spans: readonly Span[]): string => {
  const slices = spans.map(({ start, end }) => slice(source.slice(start, end))).filter((slice) => slice !== '')
  return slices.map((slice, at) => (at === slices.length - 1 || stopped.test(slice) ? slice : `${slice}.`)).join(' ')
}

/** What an extracted item made of these spans says: their words without bullets. */
export const quote = (source: string, spans: readonly Span[]): string =>
  spanText(
    source,
    spans.map((span) => withoutBullet(source, span)),
  )

/**
 * Does the item say no more than its spans? Its text must be the spans' words, but for the case of the first letter,
 * full stops between spans and one at the end. Template items carry no claim of their own and pass.
 */
export const derivable = (item: Pick<ReportItem, 'text' | 'spans' | 'origin'>, source: string): boolean => {
  if (item.origin === 'template') return true
  if (item.origin !== 'extracted' || item.spans.length === 0) return false
  if (item.spans.some((span) => span.start < 0 || span.end > source.length || span.start >= span.end)) return false
  const bare = (text: string): string => capitalised(text.replace(/\.$/, ''))
  return bare(item.text) === bare(spanText(source, item.spans))
}
