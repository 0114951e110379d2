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

/** The words of the spans as they stand: blanks run together, one span parted from the next by a full stop where it has none. */
export const wordsOf = (source: string, spans: readonly Span[]): string => {
  const slices = spans
    .map(({ start, end }) => source.slice(start, end).replace(/\s+/g, ' ').trim())
    .filter((slice) => slice !== '')
  return slices.map((slice, at) => (at === slices.length - 1 || stopped.test(slice) ? slice : `${slice}.`)).join(' ')
}

/** What an extracted item made of these spans says: their words without bullets. */
export const quote = (source: string, spans: readonly Span[]): string =>
  wordsOf(
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
  return bare(item.text) === bare(wordsOf(source, item.spans))
}
