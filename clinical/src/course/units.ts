import { type SectionHeading, headingOf, headingsInside } from '../sections/heading.ts'
import { splitSentences } from '../text/split-sentences.ts'
import type { LineKind, Span } from './course.ts'
import { kindOfLine } from './line-kind.ts'
import type { SourceLine } from './source-line.ts'

/** A run of the source that becomes one sentence, before its section is known. */
export interface Unit extends Span {
  readonly line: number
  readonly kind: LineKind
  /** The heading this unit is (`kind` heading) or opens with. */
  readonly heading: SectionHeading | null
  /** Where the words after an inline heading begin; `start` when there is none. */
  readonly body: number
}

/** One line, or several that a narrow editor wrapped: offsets into the course. */
export interface LineBlock extends Span {
  readonly line: number
  readonly kind: LineKind
  readonly text: string
  readonly folded: string
  /** A table row or a drug line of one drug: never cut. */
  readonly single: boolean
}

const runOn = /(?<=\s)[-–•]\s+(?=\p{Lu})/gu

/**
 * Where a list in one line ("A 5 mg - B 10 mg - C", or items between semicolons) breaks; empty where there is no such
 * list.
 */
const listBreaks = (text: string): number[] => {
  const dashes = Array.from(text.matchAll(runOn), (match) => match.index + match[0].length)
  if (dashes.length >= 2) return dashes
  const semicolons = Array.from(text.matchAll(/;\s+/g), (match) => match.index + match[0].length)
  const pieces = semicolons.length + 1
  return semicolons.length >= 2 && text.length / pieces < 80 ? semicolons : []
}

const pieces = (text: string, span: Span): Span[] => {
  const inside = text.slice(span.start, span.end)
  const breaks = listBreaks(inside)
  const edges = [0, ...breaks, inside.length]
  return edges
    .slice(0, -1)
    .flatMap((from, i) =>
      splitSentences(text, { start: span.start + from, end: span.start + (edges[i + 1] ?? inside.length) }),
    )
}

const leadingBullet = /^[\s]*(?:[-–—•*·>▪◦○●#]+\s*)?/

/** The span without the bullet before it and the loose dash after it. */
const bare = (text: string, span: Span): Span => {
  const inside = text.slice(span.start, span.end)
  const lead = leadingBullet.exec(inside)?.[0].length ?? 0
  const end =
    span.start +
    inside
      .trimEnd()
      .replace(/\s[-–•]$/, '')
      .trimEnd().length
  // "-" alone in a table, or "- 5", is a sign and no bullet where nothing else is left.
  return span.start + lead < end ? { start: span.start + lead, end } : span
}

const sentenceKind = (block: LineBlock, folded: string): LineKind => {
  if (block.kind === 'table') return 'table'
  const kind = kindOfLine(folded)
  if (kind === 'prose' || kind === 'bullet' || kind === 'table') return block.kind === 'bullet' ? 'bullet' : 'prose'
  return kind
}

/** No unit is longer than this. A longer run is cut, so that the time to read a unit is bounded. */
const longestUnit = 1000

/**
 * Where a run that is too long is cut: behind its last mark within reach, otherwise behind a blank, otherwise inside
 * the word.
 */
const cutAfter = (text: string, from: number): number => {
  const reach = text.slice(from, from + longestUnit)
  const least = longestUnit / 2
  for (const before of [/^[^]*[,;:.]\s/, /^[^]*\s/]) {
    const length = before.exec(reach)?.[0].length ?? 0
    if (length > least) return from + length
  }
  // A character of two UTF-16 units is not cut in half.
  return from + (/[\ud800-\udbff]$/.test(reach) ? longestUnit - 1 : longestUnit)
}

const cutLong = (text: string, { start, end }: Span): Span[] => {
  const out: Span[] = []
  let from = start
  while (end - from > longestUnit) {
    const to = cutAfter(text, from)
    out.push({ start: from, end: to })
    from = to
  }
  out.push({ start: from, end })
  return out
}

interface HeadedSpan extends Span {
  readonly heading: SectionHeading | null
}

/** Cuts a block at the headings written inside it. */
const headed = (block: LineBlock, from: number, first: SectionHeading | null): HeadedSpan[] => {
  const inner = block.kind === 'table' ? [] : headingsInside(block.text, Math.max(from, first?.end ?? 0))
  const cuts: HeadedSpan[] = []
  let start = from
  let heading = first
  for (const next of inner) {
    if (next.start > start) cuts.push({ start, end: next.start, heading })
    start = next.start
    heading = next
  }
  cuts.push({ start, end: block.text.length, heading })
  return cuts.filter((piece) => block.text.slice(piece.start, piece.end).trim() !== '')
}

const unitsOfPiece = (block: LineBlock, piece: HeadedSpan): Unit[] => {
  const bodyStart = piece.heading ? Math.min(piece.heading.end, piece.end) : piece.start
  const label = piece.heading ? block.text.slice(piece.start, bodyStart) : ''
  const body = { start: bodyStart, end: piece.end }
  const spans = block.single ? [body] : pieces(block.text, body)
  const units = spans
    .flatMap((span) => cutLong(block.text, span))
    .map((span) => (block.kind === 'table' ? span : bare(block.text, span)))
    .filter((span) => block.text.slice(span.start, span.end).trim() !== '')
  return units.map((span, index): Unit => {
    const labelled = index === 0 && label.trim() !== ''
    const start = labelled ? bare(block.text, { start: piece.start, end: span.end }).start : span.start
    return {
      line: block.line,
      start: block.start + start,
      end: block.start + span.end,
      body: block.start + (labelled ? span.start : start),
      kind: sentenceKind(block, block.folded.slice(span.start, span.end)),
      heading: index === 0 ? piece.heading : null,
    }
  })
}

const trimmedSpan = (text: string, from: number, to: number): Span => {
  let start = from
  let end = to
  while (start < end && /\s/.test(text.charAt(start))) start += 1
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1
  return { start, end }
}

/**
 * The units of a block: its stamp (up to `stampEnd`, an offset into the block), its headings and what stands
 * under them, list items and sentences, in order. `headingAt` reads the heading a line opens with.
 */
export const unitsOfBlock = (
  block: LineBlock,
  stampEnd: number,
  headingAt: (line: string) => SectionHeading | null = headingOf,
): Unit[] => {
  const units: Unit[] = []
  const make = (from: number, to: number, is: Pick<Unit, 'kind' | 'heading'>): Unit => {
    const span = trimmedSpan(block.text, from, to)
    const start = block.start + span.start
    return { line: block.line, start, end: block.start + span.end, body: start, ...is }
  }
  if (block.kind === 'boilerplate') return [make(0, block.text.length, { kind: 'boilerplate', heading: null })]
  if (stampEnd > 0) {
    units.push(make(0, stampEnd, { kind: 'stamp', heading: null }))
    if (block.text.slice(stampEnd).trim() === '') return units
  }
  const rest = block.text.slice(stampEnd)
  const found = headingAt(rest)
  const heading = found ? { ...found, start: found.start + stampEnd, end: found.end + stampEnd } : null
  if (heading && block.text.slice(heading.end).trim() === '') {
    units.push(make(stampEnd, block.text.length, { kind: 'heading', heading }))
    return units
  }
  for (const piece of headed(block, stampEnd, heading)) {
    const inside = unitsOfPiece(block, piece)
    for (const unit of inside) units.push(unit)
    if (inside.length === 0) units.push(make(piece.start, piece.end, { kind: 'heading', heading: piece.heading }))
  }
  return units
}

const wrapWidth = (lines: readonly SourceLine[]): number => {
  const lengths = lines
    .map((line) => line.text.trimEnd().length)
    .filter((length) => length > 40)
    .toSorted((a, b) => a - b)
  const width = lengths[Math.floor(lengths.length * 0.95)] ?? 0
  return lengths.length >= 4 && width <= 140 ? width : 0
}

const continues = (previous: SourceLine, next: SourceLine, width: number): boolean => {
  const end = previous.text.trimEnd()
  if (end.length < width * 0.8 || end.length > width * 1.1 || /[.:!?…]$/.test(end)) return false
  return /^\p{Ll}/u.test(next.text) && next.text.trim() !== ''
}

/** A source line with its kind and whether something (a stamp, a bullet) opens it. */
interface KindedLine {
  readonly line: SourceLine
  readonly kind: LineKind
  readonly opens: boolean
}

/** Joins lines that an editor wrapped into blocks; every other line is a block of its own. Blank lines are left out. */
export const blocksOf = (lines: readonly KindedLine[], text: string, folded: string): LineBlock[] => {
  const width = wrapWidth(lines.map(({ line }) => line))
  const out: { first: KindedLine; last: KindedLine }[] = []
  for (const current of lines) {
    if (current.kind === 'blank') continue
    const open = out.at(-1)
    const joins =
      open !== undefined &&
      width > 0 &&
      !current.opens &&
      open.last.line.index === current.line.index - 1 &&
      ['prose', 'bullet', 'lab', 'vital'].includes(open.last.kind) &&
      ['prose', 'lab', 'vital'].includes(current.kind) &&
      continues(open.last.line, current.line, width)
    if (joins) open.last = current
    else out.push({ first: current, last: current })
  }
  return out.map(({ first, last }) => {
    const span = { start: first.line.start, end: last.line.end }
    const words = text.slice(span.start, span.end)
    const single =
      first.kind === 'table' ||
      (first.kind === 'dose' && listBreaks(words).length === 0 && !/[.;]\s+\p{Lu}/u.test(words))
    return {
      ...span,
      line: first.line.index,
      kind: first.kind,
      text: words,
      folded: folded.slice(span.start, span.end),
      single,
    }
  })
}
