import type { ReportItem } from '@alta/contract/report'
import type { Span } from '../course/course.ts'

const bullet = /^(?:[-–—•·*▪◦>]+|\d{1,2}[.)](?=\s)|[a-z]\)(?=\s))\s*/

/** The span without a leading bullet or number, so that the highlighted source is the printed text. */
export const withoutBullet = (source: string, { start, end }: Span): Span => {
  const slice = source.slice(start, end)
  const bare = slice.trimStart()
  const bulletLength = bare.length - bare.replace(bullet, '').length
  return { start: start + slice.length - bare.length + bulletLength, end }
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const stopped = /[.;:,!?…]$/

const narrow = /(?<=\d) {2}(?=[<>]?\d)/
/** The gap between the columns of a row that is written with tabs or wide gaps. */
const gap = /[^\S\n]*\t\s*|[^\S\n]{3,}/

/** The cells of a line that is a row of a table, drawn with bars, tabs or wide gaps; null for any other line. */
export const cellsOfRow = (line: string): string[] | null => {
  const bare = line.trim()
  if (bare.includes('\n')) return null
  // Where bars separate the cells, wide gaps are only padding.
  const drawn = bare.replace(/^\|/, '').replace(/\|$/, '').split('|')
  const wide = drawn.length > 2 ? drawn : bare.split(gap)
  // Columns that their figures fill stand closer together than others.
  const cells = drawn.length === 1 && wide.length > 2 ? wide.flatMap((cell) => cell.split(narrow)) : wide
  return cells.length > 2 ? cells.map((cell) => cell.trim()) : null
}

/** The text of a span: the columns of a table row stay separate, all other blanks become one. */
const slice = (text: string): string => (cellsOfRow(text)?.join(' | ') ?? text.trim()).replace(/\s+/g, ' ')

/**
 * The words of the spans as they are written, with single blanks, " | " between columns, and a full stop between two
 * spans where the first has none.
 */
export const spanText = (source: string, spans: readonly Span[]): string => {
  const slices = spans.map(({ start, end }) => slice(source.slice(start, end))).filter((slice) => slice !== '')
  return slices.map((slice, at) => (at === slices.length - 1 || stopped.test(slice) ? slice : `${slice}.`)).join(' ')
}

/** The text of an extracted item with these spans: their words without bullets. */
export const quote = (source: string, spans: readonly Span[]): string =>
  spanText(
    source,
    spans.map((span) => withoutBullet(source, span)),
  )

/**
 * Whether the item says no more than its spans: its text must be the spans' words, except for the case of the first
 * letter, full stops between spans and one at the end. Template items carry no claim of their own and pass.
 */
export const derivable = (item: Pick<ReportItem, 'text' | 'spans' | 'origin'>, source: string): boolean => {
  if (item.origin === 'template') return true
  if (item.origin !== 'extracted' || item.spans.length === 0) return false
  if (item.spans.some((span) => span.start < 0 || span.end > source.length || span.start >= span.end)) return false
  const bare = (text: string): string => capitalised(text.replace(/\.$/, ''))
  return bare(item.text) === bare(spanText(source, item.spans))
}
