import { type HashedWord, hashedWord } from '../../learning/hashing.ts'
import type { HeadCandidate } from './candidates.ts'
import type { RegionLine } from './region.ts'
import type { LineRun } from './figures.ts'

interface HashedToken extends LineRun {
  readonly hashed: HashedWord
}

interface LayoutRow {
  readonly line: RegionLine
  readonly tokens: readonly HashedToken[]
  /** The parts of the line between wide gaps and bars. */
  readonly cells: readonly LineRun[]
  /** The block without blank lines that the line stands in, and its place in the block. */
  readonly block: number
  readonly position: number
}

/** The lines of the region with their cells and blocks. */
export interface RegionLayout {
  readonly rows: readonly LayoutRow[]
  readonly blocks: readonly (readonly number[])[]
}

/**
 * The words of a line as the network of the head learnt them. Unlike `featureWords` of learning/, it gives each word its
 * place, keeps letters of every alphabet and knows other signs.
 */
const token = /[\p{L}·']+|\d+(?:[.,:]\d+)*|[%/+<>=:?#|,;().-]/gu

function tokensOf(folded: string, known: Map<string, HashedWord>): HashedToken[] {
  return Array.from(folded.matchAll(token), ({ index, 0: words }) => {
    const word = /^\d/.test(words) ? (words.length > 2 ? '00' : '0') : words
    const hashed = known.get(word) ?? hashedWord(word)
    known.set(word, hashed)
    return { from: index, to: index + words.length, hashed }
  })
}

const gap = /\t+|\s{2,}|\s*[|│┃║]\s*/gu

function wideCells(text: string): LineRun[] {
  const cells: LineRun[] = []
  let from = 0
  for (const { index, 0: sign } of text.matchAll(gap)) {
    if (index > from) cells.push({ from, to: index })
    from = index + sign.length
  }
  if (text.length > from) cells.push({ from, to: text.length })
  return cells
}

export function layoutOf(lines: readonly RegionLine[]): RegionLayout {
  const blocks: number[][] = []
  const known = new Map<string, HashedWord>()
  const rows = lines.map((line, at): LayoutRow => {
    const isNew = at === 0 || line.opensBlock || line.fromTop !== (lines[at - 1]?.fromTop ?? 0) + 1
    if (isNew) blocks.push([])
    const block = blocks.at(-1) ?? []
    block.push(at)
    return {
      line,
      tokens: tokensOf(line.folded, known),
      cells: wideCells(line.text),
      block: blocks.length - 1,
      position: block.length - 1,
    }
  })
  return { rows, blocks }
}

/** The folded words around a candidate: in its line, in the title of its column or block, above and below. */
export interface CandidateSurroundings {
  readonly own: readonly HashedWord[]
  /** The first word of a name, or the first behind its comma, where a given name stands. */
  readonly givenName: readonly HashedWord[]
  readonly before: readonly HashedWord[]
  readonly after: readonly HashedWord[]
  readonly header: readonly HashedWord[]
  readonly above: readonly HashedWord[]
  readonly below: readonly HashedWord[]
  readonly opening: readonly HashedWord[]
  readonly opensCell: boolean
  readonly closesCell: boolean
  readonly cellCount: number
  /** The candidate stands among the titles of a table. */
  readonly isTitle: boolean
  readonly beforeText: string
  readonly afterText: string
}

const reach = 64
const mostLabel = 60
const shortLine = 70
const fewestOfBlock = 3
const rule = /^[\s|+=_*~─━┌┐└┘├┤-]+$/u

const noWords: readonly HashedWord[] = []

/** The words of a row that stand between two places of its line. */
function wordsBetween(row: LayoutRow | undefined, from: number, to: number): HashedWord[] {
  const words: HashedWord[] = []
  for (const each of row?.tokens ?? []) {
    if (each.from >= to) break
    if (each.from >= from && each.to <= to) words.push(each.hashed)
  }
  return words
}

const rowWords = (row: LayoutRow | undefined): HashedWord[] => wordsBetween(row, 0, Number.POSITIVE_INFINITY)

function tableTitle(row: LayoutRow, title: LayoutRow | undefined, cell: number): readonly HashedWord[] {
  if (!title || row.cells.length < 2 || title.cells.length < 2) return noWords
  if ((title.line.text.match(/\d/g) ?? []).length > 3) return noWords
  const own = row.cells[cell]
  if (!own) return noWords
  const found =
    title.cells.length === row.cells.length
      ? title.cells[cell]
      : title.cells.findLast(({ from }) => from <= own.from + 2)
  return found ? wordsBetween(title, found.from, found.to) : noWords
}

/** Whether a row is a title: it has no figures and stands above a line with as many cells that has some. */
const isTitleRow = ({ cells, line }: LayoutRow, below: LayoutRow | undefined): boolean =>
  cells.length > 2 &&
  !/\d/.test(line.text) &&
  below !== undefined &&
  below.cells.length === cells.length &&
  /\d/.test(below.line.text)

/** The line at the same place in the block of labels above, or in the first half of its own block. */
function blockTitle({ rows, blocks }: RegionLayout, row: LayoutRow): readonly HashedWord[] {
  const own = blocks[row.block] ?? []
  const before = blocks[row.block - 1] ?? []
  const half = own.length / 2
  const inHalf = row.position >= half && own.length >= 2 * fewestOfBlock ? own[row.position - half] : undefined
  const at = before.length === own.length && own.length >= fewestOfBlock ? before[row.position] : inHalf
  const title = at === undefined ? undefined : rows[at]
  return title && title.line.text.length < mostLabel && !/\d{3}/.test(title.line.text) ? rowWords(title) : noWords
}

const opensCell = /(?:^|[\t|│:;·•([,/=]|\s{2}|\s[-–—])\s*$/u
const closesCell = /^\s*(?:$|[\t|│;·•)\],/]|\s{2}|\s[-–—]|\.\s|\.$)/u

/** The title of the column or block of a cell. */
function titleOf(layout: RegionLayout, row: LayoutRow, { line: at, from }: HeadCandidate): readonly HashedWord[] {
  const cell = row.cells.findLastIndex((each) => each.from <= from)
  const titleAt = rule.test(layout.rows[at - 1]?.line.text ?? '') ? at - 2 : at - 1
  const near = tableTitle(row, layout.rows[titleAt], cell)
  const header = near.length > 0 ? near : tableTitle(row, layout.rows[titleAt - 1], cell)
  const block = /^[\s\p{P}]*$/u.test(row.line.text.slice(0, from)) ? blockTitle(layout, row) : noWords
  return [...header, ...block]
}

export function surroundingsOf(layout: RegionLayout, candidate: HeadCandidate): CandidateSurroundings {
  const { line: at, from, to } = candidate
  const row = layout.rows[at]
  const { text = '', folded = '' } = row?.line ?? {}
  const cells = row?.cells ?? []
  const short = (index: number): HashedWord[] =>
    (layout.rows[index]?.line.text.length ?? shortLine + 1) <= shortLine ? rowWords(layout.rows[index]) : []
  const isFirst = cells.length < 2 || (cells[1]?.from ?? 0) > from
  const comma = text.slice(from, to).indexOf(',')
  return {
    own: wordsBetween(row, from, to),
    givenName: wordsBetween(row, comma < 0 ? from : from + comma + 1, to).slice(0, 1),
    before: wordsBetween(row, from - reach, from).slice(-8),
    after: wordsBetween(row, to, to + reach).slice(0, 7),
    header: row ? titleOf(layout, row, candidate) : noWords,
    above: isFirst ? short(at - 1).slice(-6) : noWords,
    below: isFirst ? short(at + 1).slice(0, 6) : noWords,
    opening: wordsBetween(row, 0, Math.min(from, 40)).slice(0, 4),
    opensCell: opensCell.test(text.slice(Math.max(0, from - 6), from)),
    closesCell: closesCell.test(text.slice(to, to + 6)),
    cellCount: cells.length,
    isTitle: row !== undefined && isTitleRow(row, layout.rows[at + 1]),
    beforeText: folded.slice(Math.max(0, from - reach), from),
    afterText: folded.slice(to, to + reach),
  }
}
