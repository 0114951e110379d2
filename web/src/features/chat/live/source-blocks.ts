import type { Source } from './sources.ts'

interface Piece {
  readonly text: string
  readonly at: number
  readonly lit: boolean
}
interface Block {
  readonly start: number
  /** The number of the page that begins here; null in the middle of one. */
  readonly page: number | null
  readonly pieces: readonly Piece[]
}

/** Characters after which a block ends with its line: blocks out of sight are not laid out. */
const long = 3_000

/** Where blocks begin: with each page, and at the end of a line when a page is long. */
function beginnings({ text, pages }: Source): number[] {
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

const piecesOf = (text: string, from: number, passage: { readonly start: number; readonly end: number } | null) => {
  const to = from + text.length
  const start = Math.min(Math.max(passage?.start ?? to, from), to)
  const end = Math.min(Math.max(passage?.end ?? to, start), to)
  return [
    { at: from, text: text.slice(0, start - from), lit: false },
    { at: start, text: text.slice(start - from, end - from), lit: true },
    { at: end, text: text.slice(end - from), lit: false },
  ].filter((piece) => piece.text !== '')
}

/** A source in blocks, each page beginning one, with the passage lit where it stands. */
export function blocksOf(source: Source, passage: { readonly start: number; readonly end: number } | null): Block[] {
  const starts = beginnings(source)
  const pageAt = new Map(source.pages.map((start, index) => [start, index + 1]))
  return starts.map((start, index) => ({
    start,
    page: pageAt.get(start) ?? null,
    pieces: piecesOf(source.text.slice(start, starts[index + 1] ?? source.text.length), start, passage),
  }))
}

/** Characters shown around a quoted passage. */
const around = 160

/** A passage with what stands before and behind it, cut at words. */
export function excerptOf(text: string, { start, end }: { readonly start: number; readonly end: number }) {
  const from = Math.max(0, start - around)
  const to = Math.min(text.length, end + around)
  const before = text.slice(from, start)
  const after = text.slice(end, to)
  return {
    before: from === 0 ? before : `…${before.replace(/^\S*\s/, '')}`,
    passage: text.slice(start, end),
    after: to === text.length ? after : `${after.replace(/\s\S*$/, '')}…`,
  }
}
