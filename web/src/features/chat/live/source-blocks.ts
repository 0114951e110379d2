import type { SourceText } from './sources.ts'

interface TextRange {
  readonly start: number
  readonly end: number
}

export interface SourcePiece {
  readonly text: string
  readonly at: number
  readonly lit: boolean
  /** Of a word that was recognised in a picture and may be wrong, how sure it is, from 0 to 100. */
  readonly confidence: number | null
}
interface ChatSourceBlock {
  readonly start: number
  /** The number of the page that begins here; null in the middle of one. */
  readonly page: number | null
  readonly pieces: readonly SourcePiece[]
}

/** Characters after which a block ends with its line: blocks out of sight are not laid out. */
const long = 3_000

/** Where blocks begin: with each page, and at the end of a line when a page is long. */
function beginnings({ text, pages }: SourceText): number[] {
  const starts: number[] = []
  const ends = [...pages.slice(1), text.length]
  for (const [index, end] of ends.entries()) {
    let start = index === 0 ? 0 : (pages[index] ?? 0)
    while (start < end) {
      starts.push(start)
      const line = text.indexOf('\n', start + long)
      if (line === -1 || line + 1 >= end) break
      start = line + 1
    }
  }
  return starts
}

/** The part of the text between two places, cut wherever the passage or an uncertain word begins or ends. */
function piecesOf(
  { text, recognised }: Pick<SourceText, 'text' | 'recognised'>,
  { start, end }: TextRange,
  passage: TextRange | null,
) {
  const words = recognised?.uncertain.filter((word) => word.start < end && word.end > start) ?? []
  const edges = [...words, ...(passage ? [passage] : [])].flatMap((span) => [span.start, span.end])
  const cuts = [...new Set([start, ...edges.filter((edge) => edge > start && edge < end), end])].toSorted(
    (a, b) => a - b,
  )
  return cuts.slice(0, -1).map((from, index): SourcePiece => {
    const to = cuts[index + 1] ?? end
    return {
      text: text.slice(from, to),
      at: from,
      lit: passage !== null && passage.start <= from && to <= passage.end,
      confidence: words.find((word) => word.start <= from && to <= word.end)?.confidence ?? null,
    }
  })
}

/** A source in blocks, each page beginning one, with the passage lit where it stands. */
export function blocksOf(source: SourceText, passage: TextRange | null): ChatSourceBlock[] {
  const starts = beginnings(source)
  const pageAt = new Map(source.pages.map((start, index) => [start, index + 1]))
  return starts.map((start, index) => ({
    start,
    page: pageAt.get(start) ?? null,
    pieces: piecesOf(source, { start, end: starts[index + 1] ?? source.text.length }, passage),
  }))
}

/** Characters shown around a quoted passage. */
const around = 160

/** A passage with what stands before and behind it, cut at words; `cut`: there is more before or behind. */
export function excerptOf(source: Pick<SourceText, 'text' | 'recognised'>, { start, end }: TextRange) {
  const { text } = source
  const from = Math.max(0, start - around)
  const to = Math.min(text.length, end + around)
  const skipped = from === 0 ? 0 : (/^\S*\s/.exec(text.slice(from, start))?.[0].length ?? 0)
  const left = to === text.length ? 0 : (/\s\S*$/.exec(text.slice(end, to))?.[0].length ?? 0)
  return {
    pieces: piecesOf(source, { start: from + skipped, end: to - left }, { start, end }),
    cut: { before: from > 0, behind: to < text.length },
  }
}
