import type { List, Nodes, RootContent } from 'mdast'
import {
  addPage,
  bookmark,
  broken,
  colours,
  decorate,
  describe,
  drawLines,
  ensure,
  flow,
  lineHeight,
  type Structure,
  type PdfWriter,
} from './pdf-page.ts'
import { runsOf } from './pdf-runs.ts'
import { drawTable, tableRows } from './pdf-table.ts'

/** Blocks of a markdown tree on the pages of a PDF, each an element of its structure. */

const bodySize = 9.6
const sizes = { 1: 18, 2: 12.5, 3: 10.4 } as const
const indent = 14

interface PdfBlockContext {
  readonly parent: Structure
  readonly depth: number
  readonly quoted: boolean
}

/** Draws a line from margin to margin, which is no part of the text. */
function strokeAcross(writer: PdfWriter, y: number): void {
  const { doc, left, width } = writer
  decorate(writer, () =>
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.6)
      .stroke(colours.line),
  )
}

/**
 * A depth at most one below the last heading, so that no level is left out. The bookmarks hold one entry for each depth
 * and one for the outline.
 */
const nearestDepth = ({ bookmarks }: PdfWriter, depth: 1 | 2 | 3): 1 | 2 | 3 =>
  bookmarks.length >= depth ? depth : bookmarks.length >= 2 ? 2 : 1

export function drawHeading(
  writer: PdfWriter,
  parent: Structure,
  { depth: requested, node }: { depth: 1 | 2 | 3; node: RootContent },
) {
  const depth = nearestDepth(writer, requested)
  const size = sizes[depth]
  const runs = node.type === 'heading' ? runsOf(node.children, 'bold') : []
  const lines = broken(writer, runs, { width: writer.width, size })
  const before = depth === 1 ? 0 : depth === 2 ? 11 : 6
  // A heading stays on one page with what follows it.
  ensure(writer, before + lines.length * lineHeight(size) + 3 * lineHeight(bodySize))
  if (writer.y > writer.top) writer.y += before
  bookmark(writer, runs.map(({ text }) => text).join(''), depth)
  const element = writer.doc.struct(`H${depth}`)
  parent.add(element)
  flow(writer, element, { lines, x: writer.left, size, colour: colours.heading })
  element.end()
  if (depth === 2) {
    strokeAcross(writer, writer.y + 1)
    writer.y += 4
  }
  writer.y += 2
}

export interface ParagraphStyle {
  readonly size?: number
  readonly colour?: string
  readonly after?: number
}

export function drawParagraph(
  writer: PdfWriter,
  node: RootContent,
  {
    parent,
    depth,
    quoted,
    size = bodySize,
    colour = quoted ? colours.soft : colours.ink,
    after = 5,
  }: PdfBlockContext & ParagraphStyle,
): void {
  const x = writer.left + (depth + (quoted ? 1 : 0)) * indent
  const runs = 'children' in node && node.type === 'paragraph' ? runsOf(node.children) : []
  const lines = broken(writer, runs, { width: writer.width - (x - writer.left), size })
  const element = writer.doc.struct('P')
  parent.add(element)
  flow(writer, element, { lines, x, size, colour })
  element.end()
  writer.y += after
}

const deepest = 6

function drawList(writer: PdfWriter, list: List, { parent, depth, quoted }: PdfBlockContext): void {
  const element = writer.doc.struct('L')
  describe(element, { O: 'List', ListNumbering: list.ordered === true ? 'Decimal' : 'Disc' })
  parent.add(element)
  const inner = Math.min(depth + 1, deepest)
  list.children.forEach((item, at) => {
    const [lead, body] = [writer.doc.struct('Lbl'), writer.doc.struct('LBody')]
    const entry = writer.doc.struct('LI')
    element.add(entry)
    entry.add(lead)
    entry.add(body)
    const sign = list.ordered === true ? `${(list.start ?? 1) + at}.` : '•'
    if (writer.y + 2 * lineHeight(bodySize) > writer.bottom) addPage(writer)
    const { y } = writer
    const width = indent * 2
    const lines = broken(writer, [{ text: sign, face: 'regular' }], { width, size: bodySize })
    lead.add(() =>
      drawLines(writer, lines, { x: writer.left + inner * indent - 10, y, size: bodySize, colour: colours.soft }),
    )
    drawBlocks(writer, item.children, { parent: body, depth: inner, quoted })
    entry.end()
  })
  element.end()
  if (depth === 0) writer.y += 2
}

function drawText(writer: PdfWriter, text: string, context: PdfBlockContext): void {
  for (const value of text.split('\n'))
    drawParagraph(writer, { type: 'paragraph', children: [{ type: 'text', value }] }, { ...context, after: 1 })
  writer.y += 4
}

function drawRule(writer: PdfWriter): void {
  ensure(writer, 12)
  strokeAcross(writer, writer.y + 4)
  writer.y += 12
}

function drawBlock(writer: PdfWriter, node: Nodes, context: PdfBlockContext): void {
  switch (node.type) {
    case 'heading':
      return drawHeading(writer, context.parent, { depth: node.depth === 1 ? 1 : node.depth === 2 ? 2 : 3, node })
    case 'paragraph':
      return drawParagraph(writer, node, context.depth > 0 ? { ...context, after: 2 } : context)
    case 'list':
      return drawList(writer, node, context)
    case 'blockquote':
      return drawBlocks(writer, node.children, { ...context, quoted: true })
    case 'table':
      return drawTable(writer, tableRows(node), { parent: context.parent })
    case 'thematicBreak':
      return drawRule(writer)
    case 'code':
    case 'html':
      return drawText(writer, node.value, context)
    default:
  }
}

export function drawBlocks(writer: PdfWriter, nodes: readonly Nodes[], context: PdfBlockContext): void {
  for (const node of nodes) drawBlock(writer, node, context)
}
