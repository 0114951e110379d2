import {
  AlignmentType,
  BorderStyle,
  type FileChild,
  ImageRun,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx'
import type { HeadRow } from './report-head.ts'
import { printedOrganisationName, type Imprint } from './imprint.ts'
import { fitted } from './image.ts'
import { pairedRows } from './paired-rows.ts'
import { textWidth } from './docx-blocks.ts'
import { xmlSafe } from './xml-text.ts'

const line = { style: BorderStyle.SINGLE, size: 4, color: 'BFC7D1' }
const nothing = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const open = { top: nothing, bottom: nothing, left: nothing, right: nothing }

/** The largest size of a logo, in pixels of 1/96 inch. */
const logoBox = { width: 210, height: 64 }

function logoOf(bytes: Uint8Array, name: string): ImageRun | null {
  const image = fitted(bytes, logoBox)
  if (image === null) return null
  const transformation = { width: Math.round(image.width), height: Math.round(image.height) }
  const alt = xmlSafe(name)
  return new ImageRun({
    type: image.media_type === 'image/png' ? 'png' : 'jpg',
    data: image.bytes,
    transformation,
    altText: { name: alt, description: alt, title: alt },
  })
}

/** Logo, name and address at the head of the first page; empty where the organisation is not known. */
export function letterheadBlocks(imprint: Imprint): FileChild[] {
  const { letterhead } = imprint
  const name = printedOrganisationName(imprint)
  if (name === null) return []
  const logo = letterhead?.logo ? logoOf(letterhead.logo, name) : null
  const alignment = logo === null ? AlignmentType.LEFT : AlignmentType.RIGHT
  const words = [
    new Paragraph({
      alignment,
      spacing: { after: 20 },
      children: [new TextRun({ text: xmlSafe(name), bold: true, size: 24 })],
    }),
    ...(letterhead?.address ?? []).map(
      (text) =>
        new Paragraph({
          alignment,
          spacing: { after: 0 },
          children: [new TextRun({ text: xmlSafe(text), size: 17, color: '595959' })],
        }),
    ),
  ]
  const rule = new Paragraph({ border: { bottom: line }, spacing: { before: 40, after: 120 }, children: [] })
  if (logo === null) return [...words, rule]
  const widths = [Math.round(textWidth * 0.4), Math.round(textWidth * 0.6)]
  const cell = (at: number, children: Paragraph[]) =>
    new TableCell({
      width: { size: widths[at] ?? 0, type: WidthType.DXA },
      verticalAlign: VerticalAlign.CENTER,
      borders: open,
      children,
    })
  const side = new Paragraph({ spacing: { after: 0 }, children: [logo] })
  return [
    new Table({
      layout: TableLayoutType.FIXED,
      width: { size: textWidth, type: WidthType.DXA },
      columnWidths: widths,
      borders: { ...open, insideHorizontal: nothing, insideVertical: nothing },
      rows: [new TableRow({ children: [cell(0, [side]), cell(1, words)] })],
    }),
    rule,
  ]
}

/** Patient and stay at a glance: labels and values side by side, two to a line. */
export function stripTable(rows: readonly HeadRow[]): FileChild[] {
  if (rows.length === 0) return []
  const shares = [0.19, 0.31, 0.19, 0.31]
  const widths = shares.map((share) => Math.round(textWidth * share))
  const words = (text: string, style: { bold?: boolean; italics?: boolean; color?: string }) =>
    new Paragraph({ spacing: { after: 0 }, children: [new TextRun({ text: xmlSafe(text), size: 20, ...style })] })
  const cell = (at: number, span: number, child: Paragraph) =>
    new TableCell({
      width: { size: widths.slice(at, at + span).reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
      columnSpan: span,
      margins: { top: 50, bottom: 50, left: 110, right: 110 },
      ...(at % 2 === 0 && { shading: { type: ShadingType.CLEAR, fill: 'F3F6F9', color: 'auto' } }),
      children: [child],
    })
  const value = ({ text, isStated }: HeadRow) =>
    words(text.replace(/\s+/g, ' '), isStated ? {} : { italics: true, color: '595959' })
  const cells = (row: HeadRow, at: number, span: number) => [
    cell(at, 1, words(row.label, { bold: true })),
    cell(at + 1, span, value(row)),
  ]
  return [
    new Table({
      layout: TableLayoutType.FIXED,
      width: { size: textWidth, type: WidthType.DXA },
      columnWidths: widths,
      borders: { top: line, bottom: line, left: line, right: line, insideHorizontal: line, insideVertical: line },
      rows: pairedRows(rows).map(
        ([one, other]) =>
          new TableRow({
            cantSplit: true,
            children: other === undefined ? cells(one, 0, 3) : [...cells(one, 0, 1), ...cells(other, 2, 1)],
          }),
      ),
    }),
    new Paragraph({ spacing: { after: 60 }, children: [] }),
  ]
}
