import type { Table } from 'mdast'
import {
  addPage,
  broken,
  colours,
  decorate,
  describe,
  drawable,
  drawLines,
  lineHeight,
  type Structure,
  type PdfWriter,
} from './pdf-page.ts'
import { runsOf } from './pdf-runs.ts'
import type { PdfLayoutLine, PdfLayoutRun } from './pdf-text.ts'

/**
 * Tables of a PDF: columns by their contents, the head repeated on every page, rows whole where a page can hold them.
 */

const size = 8.8
const padding = { x: 5, y: 3.5 }
const height = lineHeight(size)

/** A cell before it is drawn. */
export interface PdfCell {
  readonly runs: readonly PdfLayoutRun[]
  readonly isHead: boolean
  /** How many columns it spans. */
  readonly span?: number
}
export type PdfRow = readonly PdfCell[]

interface PdfTableLayout {
  readonly widths: readonly number[]
  readonly head: PdfRow | null
}

const leftOf = ({ widths }: PdfTableLayout, column: number): number =>
  widths.slice(0, column).reduce((sum, width) => sum + width, 0)

interface SetCell {
  readonly x: number
  readonly width: number
  readonly lines: readonly PdfLayoutLine[]
  readonly isHead: boolean
}

function setRow(writer: PdfWriter, row: PdfRow, layout: PdfTableLayout): SetCell[] {
  let column = 0
  return row.map(({ runs, isHead, span = 1 }) => {
    const x = writer.left + leftOf(layout, column)
    const width = leftOf(layout, column + span) - leftOf(layout, column)
    column += span
    return { x, width, isHead, lines: broken(writer, runs, { width: width - 2 * padding.x, size }) }
  })
}

const linesIn = (cells: readonly SetCell[]): number => Math.max(1, ...cells.map(({ lines }) => lines.length))

/** Draws frame and ground of a part of a row. */
function drawFrame(writer: PdfWriter, cells: readonly SetCell[], tall: number): void {
  const { doc, y } = writer
  decorate(writer, () => {
    for (const { x, width, isHead } of cells) {
      if (isHead) doc.rect(x, y, width, tall).fill(colours.head)
      doc.lineWidth(0.5).rect(x, y, width, tall).stroke(colours.line)
    }
  })
}

interface RowSlice {
  readonly from: number
  readonly count: number
  /** The row's cells in the structure; null where the row is only repeated. */
  readonly elements: readonly Structure[] | null
}

/** Draws some lines of a row. */
function drawPart(writer: PdfWriter, cells: readonly SetCell[], { from, count, elements }: RowSlice): void {
  const tall = count * height + 2 * padding.y
  drawFrame(writer, cells, tall)
  const y = writer.y + padding.y
  cells.forEach(({ x, lines }, at) => {
    const here = lines.slice(from, from + count)
    const draw = () => drawLines(writer, here, { y, x: x + padding.x, size, colour: colours.ink })
    const element = elements?.[at]
    if (element !== undefined) element.add(draw)
    else decorate(writer, draw)
  })
  writer.y += tall
}

function nextPage(writer: PdfWriter, layout: PdfTableLayout): void {
  addPage(writer)
  if (layout.head === null) return
  const cells = setRow(writer, layout.head, layout)
  drawPart(writer, cells, { from: 0, count: linesIn(cells), elements: null })
}

const roomFor = ({ bottom, y }: PdfWriter): number => Math.floor((bottom - y - 2 * padding.y) / height)

function drawRow(
  writer: PdfWriter,
  row: PdfRow,
  { table, layout }: { table: Structure; layout: PdfTableLayout },
): void {
  const cells = setRow(writer, row, layout)
  const total = linesIn(cells)
  const linesPerPage = Math.floor((writer.bottom - writer.top - 2 * padding.y) / height) - 4
  if (total > roomFor(writer) && total <= linesPerPage) nextPage(writer, layout)
  const element = writer.doc.struct('TR')
  table.add(element)
  const scope = row.some(({ isHead }) => !isHead) ? 'Row' : 'Column'
  const elements = row.map(({ isHead, span = 1 }) => {
    const cell = isHead ? writer.doc.struct('TH', { scope }) : writer.doc.struct('TD')
    if (span > 1) describe(cell, { O: 'Table', ColSpan: span })
    element.add(cell)
    return cell
  })
  for (let from = 0; from < total;) {
    const room = roomFor(writer)
    if (room < 1) {
      nextPage(writer, layout)
      continue
    }
    const count = Math.min(room, total - from)
    drawPart(writer, cells, { from, count, elements })
    from += count
  }
  element.end()
}

const leastColumn = 30
const widestWord = 110
const widestLine = 290

/**
 * The widths of columns: as wide as the longest cell asks for, within limits. No word is cut where there is room for
 * it.
 */
function columnWidths(writer: PdfWriter, rows: readonly PdfRow[]): number[] {
  const count = Math.max(1, ...rows.map((row) => row.length))
  const { doc } = writer
  doc.fontSize(size)
  const wishes = Array.from({ length: count }, (_, column) => {
    let [least, wish] = [leastColumn, leastColumn]
    for (const row of rows) {
      const runs = row[column]?.runs ?? []
      const face = runs[0]?.face ?? 'regular'
      for (const line of drawable(writer, { text: runs.map(({ text }) => text).join(''), face }).split('\n')) {
        const widths = line.split(' ').map((word) => doc.widthOfString(word))
        least = Math.max(least, ...widths.map((width) => Math.min(widestWord, width)))
        wish = Math.max(
          wish,
          Math.min(
            widestLine,
            widths.reduce((sum, width) => sum + width + 2.6, 0),
          ),
        )
      }
    }
    return { least: least + 2 * padding.x + 1, wish: wish + 2 * padding.x + 1 }
  })
  const total = (of: 'least' | 'wish'): number => wishes.reduce((sum, one) => sum + one[of], 0)
  const [least, wish] = [total('least'), total('wish')]
  if (least >= writer.width) return wishes.map((one) => (one.least * writer.width) / least)
  if (wish <= writer.width) return wishes.map((one) => (one.wish * writer.width) / wish)
  const share = (writer.width - least) / (wish - least)
  return wishes.map((one) => one.least + (one.wish - one.least) * share)
}

/** Draws rows of cells as a table. The first row is repeated on each page where all its cells are heads. */
export function drawTable(
  writer: PdfWriter,
  rows: readonly PdfRow[],
  { parent, widths }: { readonly parent: Structure; readonly widths?: readonly number[] },
): void {
  const [first] = rows
  if (first === undefined) return
  const head = first.every(({ isHead }) => isHead) ? first : null
  const layout = { widths: widths ?? columnWidths(writer, rows), head }
  const table = writer.doc.struct('Table')
  parent.add(table)
  if (roomFor(writer) < 4 && writer.y > writer.top) addPage(writer)
  for (const row of rows) drawRow(writer, row, { table, layout })
  table.end()
  writer.y += 8
}

/** The rows of a markdown table, whose first row is the head. */
export function tableRows(node: Table): PdfRow[] {
  const width = Math.max(1, ...node.children.map((row) => row.children.length))
  return node.children.map((row, at) =>
    Array.from({ length: width }, (_, column) => ({
      isHead: at === 0,
      runs: runsOf(row.children[column]?.children ?? [], at === 0 ? 'bold' : 'regular'),
    })),
  )
}
