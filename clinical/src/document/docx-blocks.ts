import {
  AlignmentType,
  BorderStyle,
  type FileChild,
  ExternalHyperlink,
  HeadingLevel,
  type IRunOptions,
  type ParagraphChild,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { List, Nodes, PhrasingContent, RootContent, Table as TableNode } from 'mdast'
import { textOf } from './plain-text.ts'
import { xmlSafe } from './xml-text.ts'

/** Width of the text on an A4 page with 2 cm margins, in twentieths of a point. */
export const textWidth = 9638
const line = { style: BorderStyle.SINGLE, size: 4, color: 'BFC7D1' }
const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const

type Style = Pick<IRunOptions, 'bold' | 'italics' | 'strike'>

function runs(nodes: readonly PhrasingContent[], style: Style): ParagraphChild[] {
  return nodes.flatMap((node): ParagraphChild[] => {
    switch (node.type) {
      case 'text':
      case 'html':
      case 'inlineCode':
        return [new TextRun({ text: xmlSafe(node.value).replace(/\n/g, ' '), ...style })]
      case 'strong':
        return runs(node.children, { ...style, bold: true })
      case 'emphasis':
        return runs(node.children, { ...style, italics: true })
      case 'delete':
        return runs(node.children, { ...style, strike: true })
      case 'linkReference':
        return runs(node.children, style)
      case 'break':
        return [new TextRun({ break: 1 })]
      case 'link':
        return [new ExternalHyperlink({ link: node.url, children: runs(node.children, style) })]
      default:
        return []
    }
  })
}

/** How many characters a line of a table holds, without the edges of its cells. */
const lineCharacters = 88

/**
 * The widths of columns: as wide as the longest cell asks for, within limits, and no narrower than the longest word.
 */
function columnWidths(table: TableNode): number[] {
  const columns = table.children[0]?.children.length ?? 1
  const wishes = Array.from({ length: columns }, (_, column) => {
    const texts = table.children.map((row) => textOf(row.children[column] ?? { type: 'text', value: '' }))
    const word = Math.max(6, ...texts.flatMap((text) => text.split(/\s+/).map(({ length }) => length + 3)))
    return { least: Math.min(24, word), wish: Math.min(60, Math.max(word, ...texts.map(({ length }) => length))) }
  })
  const least = wishes.reduce((sum, column) => sum + column.least, 0)
  const more = wishes.reduce((sum, column) => sum + column.wish - column.least, 0)
  const left = Math.max(0, lineCharacters - least)
  const characters = wishes.map(
    (column) => column.least + (more === 0 ? 0 : (left * (column.wish - column.least)) / more),
  )
  const total = characters.reduce((sum, width) => sum + width, 0)
  return characters.map((width) => Math.round((textWidth * width) / total))
}

function tableOf(node: TableNode): Table {
  const widths = columnWidths(node)
  const rows = node.children.map((row, index) => {
    const head = index === 0
    const shading = head ? { shading: { type: ShadingType.CLEAR, fill: 'E8EEF5', color: 'auto' } } : {}
    const cells = widths.map((width, column) => {
      const children = runs(row.children[column]?.children ?? [], head ? { bold: true } : {})
      return new TableCell({
        width: { size: width, type: WidthType.DXA },
        margins: { top: 60, bottom: 60, left: 110, right: 110 },
        ...shading,
        children: [new Paragraph({ spacing: { after: 0 }, children })],
      })
    })
    return new TableRow({ tableHeader: head, cantSplit: true, children: cells })
  })
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    alignment: AlignmentType.LEFT,
    borders: { top: line, bottom: line, left: line, right: line, insideHorizontal: line, insideVertical: line },
    rows,
  })
}

/** Where a block stands: its list level and numbering, or inside a quotation. */
interface DocxBlockContext {
  readonly numbering?: { readonly reference: string; readonly level: number; readonly instance: number }
  readonly level: number
  readonly quoted: boolean
}

export const listKinds = { bullet: 'bullets', number: 'numbers' } as const
const deepestLevel = 3

/** Makes the blocks of one document. It counts the lists, because each numbered list starts at one again. */
export function documentBlocks(nodes: readonly RootContent[]): FileChild[] {
  let lists = 0

  const listBlocks = (list: List, context: DocxBlockContext): FileChild[] => {
    lists += 1
    const reference = list.ordered === true ? listKinds.number : listKinds.bullet
    const numbering = { reference, level: Math.min(context.level, deepestLevel), instance: lists }
    return list.children.flatMap((item) =>
      item.children.flatMap((child, index) => {
        const inner = { level: context.level + 1, quoted: context.quoted }
        return block(child, index === 0 && child.type !== 'list' ? { ...inner, numbering } : inner)
      }),
    )
  }

  const block = (node: Nodes, context: DocxBlockContext): FileChild[] => {
    switch (node.type) {
      case 'heading':
        return [
          new Paragraph({
            heading: headings[node.depth - 1] ?? headings[0],
            keepNext: true,
            children: runs(node.children, {}),
          }),
        ]
      case 'paragraph': {
        const numbered = context.numbering === undefined ? {} : { numbering: context.numbering }
        return [
          new Paragraph({
            children: runs(node.children, {}),
            ...numbered,
            ...(context.quoted ? { style: 'Quote' } : {}),
          }),
        ]
      }
      case 'list':
        return listBlocks(node, context)
      case 'blockquote':
        return node.children.flatMap((child) => block(child, { ...context, quoted: true }))
      case 'code':
        return node.value.split('\n').map((text) => new Paragraph({ children: [new TextRun({ text: xmlSafe(text) })] }))
      case 'thematicBreak':
        return [new Paragraph({ border: { bottom: line } })]
      case 'table':
        return [tableOf(node), new Paragraph({ spacing: { after: 80 }, children: [] })]
      case 'html':
        return [new Paragraph({ children: [new TextRun({ text: xmlSafe(node.value) })] })]
      default:
        return []
    }
  }

  return nodes.flatMap((node) => block(node, { level: 0, quoted: false }))
}
