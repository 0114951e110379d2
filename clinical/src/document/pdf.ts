import { documentWords } from '../lexicon/document-words.ts'
import { printWords } from '../lexicon/print-words.ts'
import { fitted, type LogoImage } from './image.ts'
import { printedOrganisationName, type Imprint, imprintLine, markOf } from './imprint.ts'
import { pairedRows } from './paired-rows.ts'
import { drawBlocks, drawHeading, drawParagraph } from './pdf-blocks.ts'
import {
  broken,
  colours,
  decorate,
  drawLines,
  flow,
  type Fonts,
  lineHeight,
  openWriter,
  type PdfWriter,
} from './pdf-page.ts'
import { drawTable, type PdfCell } from './pdf-table.ts'
import type { HeadRow } from './report-head.ts'
import { sheetDocument } from './patient-sheet.ts'
import { identityLine, type PrintableReport, type PrintedDocument, reportDocument } from './report-tree.ts'
import { heading, paragraph } from './section-blocks.ts'

/** A document as a PDF: tagged (PDF/UA-1), its fonts embedded, A4. */

interface PdfDocument {
  readonly language: PrintableReport['language']
  readonly title: string
  readonly time: string
  readonly fonts: Fonts
  readonly watermark: string | null
  /** Lines at the foot of every page; its number stands beside the first. */
  readonly foot: readonly string[]
  readonly draw: (writer: PdfWriter) => void
}

/** Draws foot and number on every page, once the number of pages is known. */
function drawFeet(writer: PdfWriter, { language, foot }: PdfDocument): void {
  const { doc, left, width, bottom } = writer
  const { start, count } = doc.bufferedPageRange()
  const size = 7.4
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(start + at)
    const number = `${documentWords[language].page} ${at + 1} ${printWords[language].of} ${count}`
    doc.markContent('Artifact', { type: 'Pagination' })
    doc
      .lineWidth(0.5)
      .moveTo(left, bottom + 12)
      .lineTo(left + width, bottom + 12)
      .stroke(colours.line)
    const [page] = broken(writer, [{ text: number, face: 'bold' }], { width, size })
    const wide = doc.font('bold').fontSize(size).widthOfString(number)
    if (page) drawLines(writer, [page], { x: left + width - wide, y: bottom + 17, size, colour: colours.soft })
    foot.slice(0, 3).forEach((text, line) => {
      const face = line === 0 ? 'bold' : 'regular'
      const [first] = broken(writer, [{ text, face }], { width: line === 0 ? width - wide - 12 : width, size })
      if (first) drawLines(writer, [first], { x: left, y: bottom + 17 + line * 10.5, size, colour: colours.soft })
    })
    doc.endMarkedContent()
  }
}

function bytesOf(writer: PdfWriter): Promise<Uint8Array> {
  const { doc } = writer
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = []
    doc.on('data', (part: Uint8Array) => parts.push(part))
    doc.on('error', reject)
    doc.on('end', () => {
      const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
      let at = 0
      for (const part of parts) {
        bytes.set(part, at)
        at += part.length
      }
      resolve(bytes)
    })
    doc.end()
  })
}

function documentPdf(document: PdfDocument): Promise<Uint8Array> {
  const { language, title, time, fonts, watermark } = document
  const writer = openWriter({ title, time, fonts, watermark, locale: documentWords[language].locale })
  document.draw(writer)
  writer.root.end()
  drawFeet(writer, document)
  return bytesOf(writer)
}

const logoBox = { width: 158, height: 48 }

function drawLogo(writer: PdfWriter, logo: LogoImage, name: string): void {
  const { doc, left, y } = writer
  const { width, height, bytes } = logo
  const box: [number, number, number, number] = [left, y, left + width, y + height]
  const figure = doc.struct('Figure', { alt: name, bbox: box, placement: 'Block' })
  writer.root.add(figure)
  figure.add(() => doc.image(new Uint8Array(bytes).buffer, left, y, { width, height }))
  figure.end()
}

/** Draws logo, name and address; nothing where the organisation is not known. */
function drawLetterhead(writer: PdfWriter, imprint: Imprint): void {
  const name = printedOrganisationName(imprint)
  if (name === null) return
  const { letterhead } = imprint
  const image = letterhead?.logo ? fitted(letterhead.logo, logoBox) : null
  const top = writer.y
  if (image !== null) drawLogo(writer, image, name)
  const x = writer.left + (image === null ? 0 : image.width + 18)
  const width = writer.width - (x - writer.left)
  const line = (text: string, size: number, face: 'regular' | 'bold') => {
    const element = writer.doc.struct('P')
    writer.root.add(element)
    const lines = broken(writer, [{ text, face }], { width, size })
    flow(writer, element, { lines, x, size, colour: face === 'bold' ? colours.ink : colours.soft })
    element.end()
  }
  line(name, 12, 'bold')
  for (const text of letterhead?.address ?? []) line(text, 8, 'regular')
  writer.y = Math.max(writer.y, top + (image?.height ?? 0)) + 8
  const { doc, left, y } = writer
  decorate(writer, () =>
    doc
      .lineWidth(1)
      .moveTo(left, y)
      .lineTo(left + writer.width, y)
      .stroke(colours.heading),
  )
  writer.y += 12
}

/** Draws the mark of a draft at the top of the first page. */
function drawBanner(writer: PdfWriter, mark: string): void {
  const { doc, left, width, y } = writer
  const size = 10
  const tall = lineHeight(size) + 8
  const lines = broken(writer, [{ text: mark, face: 'bold' }], { width: width - 12, size })
  const wide = doc.font('bold').fontSize(size).widthOfString(mark)
  decorate(writer, () => doc.lineWidth(1).rect(left, y, width, tall).stroke(colours.alarm))
  const element = doc.struct('P')
  writer.root.add(element)
  element.add(() => drawLines(writer, lines, { x: left + (width - wide) / 2, y: y + 4, size, colour: colours.alarm }))
  element.end()
  writer.y += tall + 9
}

/** Patient and stay at a glance: labels and values side by side, two to a line. */
function drawStrip(writer: PdfWriter, rows: readonly HeadRow[]): void {
  const label = ({ label: text }: HeadRow): PdfCell => ({ isHead: true, runs: [{ text, face: 'bold' }] })
  const value = ({ text, isStated }: HeadRow): PdfCell => ({
    isHead: false,
    runs: [{ text: text.replace(/\s+/g, ' '), face: isStated ? 'regular' : 'italic' }],
  })
  const shares = [0.19, 0.31, 0.19, 0.31]
  const widths = shares.map((share) => writer.width * share)
  const cells = pairedRows(rows).map(([one, other]) =>
    other === undefined
      ? [label(one), { ...value(one), span: 3 }]
      : [label(one), value(one), label(other), value(other)],
  )
  drawTable(writer, cells, { parent: writer.root, widths })
}

function pagesOf(
  report: PrintableReport,
  { imprint, fonts }: PdfFrame,
  document: PrintedDocument,
): Promise<Uint8Array> {
  const { language } = report
  const { title, subtitle, rows, nodes } = document
  const mark = markOf(imprint, language)
  const identity = identityLine(report)
  const footer = imprint.letterhead?.footer ?? ''
  const draw = (writer: PdfWriter) => {
    const context = { parent: writer.root, depth: 0, quoted: false }
    drawLetterhead(writer, imprint)
    drawHeading(writer, writer.root, { depth: 1, node: heading(1, title) })
    if (subtitle !== null)
      drawParagraph(writer, paragraph(subtitle), { ...context, size: 11, colour: colours.soft, after: 6 })
    if (mark !== null) drawBanner(writer, mark)
    drawStrip(writer, rows)
    drawBlocks(writer, nodes, context)
  }
  return documentPdf({
    language,
    fonts,
    draw,
    title: `${title} · ${identity}`,
    time: imprint.time,
    watermark: mark === null ? null : imprint.annulled ? mark : printWords[language].draft_mark,
    foot: [identity, imprintLine(imprint, report), ...(footer === '' ? [] : [footer])],
  })
}

/** What surrounds a document, and the fonts it is set in. */
export interface PdfFrame {
  readonly imprint: Imprint
  readonly fonts: Fonts
}

/** A report as a PDF in its own language: letterhead, title, patient and stay, sections, signature. */
export const reportPdf = (report: PrintableReport, frame: PdfFrame): Promise<Uint8Array> =>
  pagesOf(report, frame, reportDocument(report, frame.imprint))

/** The sheet for the patient, in the same frame. */
export const sheetPdf = (report: PrintableReport, frame: PdfFrame): Promise<Uint8Array> =>
  pagesOf(report, frame, sheetDocument(report, frame.imprint))
