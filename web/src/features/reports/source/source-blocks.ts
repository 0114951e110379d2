import type { ReportSpan, UnusedFact } from '@alta/contract/report'
import type { ReportSentence } from './evidence.ts'

/** A stretch of a source line that the same sentences draw from. Offsets are UTF-16 into the source. */
export interface SourceSegment {
  readonly start: number
  readonly end: number
  readonly sentences: readonly number[]
  readonly unused: readonly number[]
}

export interface SourceTextLine {
  readonly start: number
  readonly end: number
  /** Whether the line looks like a heading. Only its font weight depends on this. */
  readonly head: boolean
  readonly segments: readonly SourceSegment[]
}

/** Lines that are drawn together: lighting a passage touches only its blocks. */
export interface SourceBlock {
  readonly start: number
  readonly end: number
  readonly lines: readonly SourceTextLine[]
  /** Printed rows before it and in it, estimated: places ticks and reserves room before a block is drawn. */
  readonly rowsBefore: number
  readonly rows: number
}

const linesPerBlock = 24
const charactersPerRow = 62
const nobody: readonly number[] = []

interface Edge {
  readonly at: number
  readonly opens: boolean
  readonly of: 'sentences' | 'unused'
  readonly id: number
}

const edgesOf = (spans: readonly ReportSpan[], of: Edge['of'], id: number): Edge[] =>
  spans.flatMap(({ start, end }) => [
    { at: start, opens: true, of, id },
    { at: end, opens: false, of, id },
  ])

interface Active {
  readonly sentences: Set<number>
  readonly unused: Set<number>
}

const apply = (active: Active, edge: Edge): void => {
  const ids = active[edge.of]
  if (edge.opens) ids.add(edge.id)
  else ids.delete(edge.id)
}

/** Cuts one line at every edge inside it; `edges` are sorted and `from` is the first not yet applied. */
const cutLine = (
  line: ReportSpan,
  edges: readonly Edge[],
  cursor: { next: number; active: Active },
): SourceSegment[] => {
  const segments: SourceSegment[] = []
  let start = line.start
  const close = (end: number): void => {
    if (end <= start) return
    const { sentences, unused } = cursor.active
    segments.push({
      start,
      end,
      sentences: sentences.size > 0 ? [...sentences] : nobody,
      unused: unused.size > 0 ? [...unused] : nobody,
    })
    start = end
  }
  for (let edge = edges[cursor.next]; edge && edge.at < line.end; edge = edges[cursor.next]) {
    close(edge.at)
    apply(cursor.active, edge)
    cursor.next += 1
  }
  close(line.end)
  return segments
}

const rowsOf = ({ start, end }: ReportSpan): number => Math.max(1, Math.ceil((end - start) / charactersPerRow))

/** The source as blocks of lines, each line cut where the set of sentences that draw from it changes. */
export const sourceBlocks = (
  text: string,
  sentences: readonly Pick<ReportSentence, 'id' | 'passages'>[],
  unused: readonly Pick<UnusedFact, 'spans'>[],
): SourceBlock[] => {
  const edges = [
    ...sentences.flatMap(({ id, passages }) => edgesOf(passages, 'sentences', id)),
    ...unused.flatMap(({ spans }, index) => edgesOf(spans, 'unused', index)),
  ].toSorted((a, b) => a.at - b.at || Number(a.opens) - Number(b.opens))
  const cursor = { next: 0, active: { sentences: new Set<number>(), unused: new Set<number>() } }
  const lines: SourceTextLine[] = []
  let start = 0
  let before = ''
  for (const line of text.split('\n')) {
    const span = { start, end: start + line.length }
    lines.push({ ...span, head: looksLikeHead(line, before), segments: cutLine(span, edges, cursor) })
    start += line.length + 1
    before = line
  }
  const blocks: SourceBlock[] = []
  let rowsBefore = 0
  for (let first = 0; first < lines.length; first += linesPerBlock) {
    const own = lines.slice(first, first + linesPerBlock)
    const rows = own.reduce((sum, line) => sum + rowsOf(line), 0)
    blocks.push({ start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0, lines: own, rowsBefore, rows })
    rowsBefore += rows
  }
  return blocks
}

/**
 * Sentences draw from it. Blanks and points between two passages may belong to one, but nothing in them can be chosen.
 */
export const canBeChosen = (text: string, { start, end, sentences }: SourceSegment): boolean =>
  sentences.length > 0 && /[\p{L}\p{N}]/u.test(text.slice(start, end))

/** Where the first passage that can be chosen begins, from an offset on. */
export const firstChoice = (text: string, blocks: readonly SourceBlock[], from: number): number | undefined => {
  for (const block of blocks) {
    if (block.end < from) continue
    for (const { segments } of block.lines) {
      const found = segments.find((segment) => segment.start >= from && canBeChosen(text, segment))
      if (found) return found.start
    }
  }
  return undefined
}

/** Whether any of the spans touches the block. */
export const touches = (block: ReportSpan, spans: readonly ReportSpan[]): boolean =>
  spans.some(({ start, end }) => start < block.end && end > block.start)

/** How far down the source an offset stands, 0 to 1, by printed rows. */
export const depthOf = (blocks: readonly SourceBlock[], offset: number): number => {
  const last = blocks.at(-1)
  const block = blocks.findLast(({ start }) => start <= offset)
  if (!last || !block) return 0
  let rows = block.rowsBefore
  for (const line of block.lines) {
    if (offset <= line.end) {
      rows += Math.floor(Math.max(0, offset - line.start) / charactersPerRow)
      break
    }
    rows += rowsOf(line)
  }
  return rows / Math.max(1, last.rowsBefore + last.rows)
}

const capitals = /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u
const dated =
  /^\W*\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?(?:[ ,]+\d{1,2}[:.]\d{2} ?h?)? *(?:\([^)]*\)|[-–:] *[^;]{0,40}[^.;])?:?$/

const short = /^\p{Lu}[^.;,|]{2,47}$/u

/** Capitals, a bare date, or a few words alone after an empty line. */
export const looksLikeHead = (line: string, before: string): boolean =>
  line.length <= 72 &&
  line.trim().length > 3 &&
  (capitals.test(line) || dated.test(line) || (before.trim() === '' && short.test(line.trim())))
