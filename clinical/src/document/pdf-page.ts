import PDFDocument from 'pdfkit'
import { type PdfFontFace, faces, type PdfLayoutLine, linesOf, type Measure, type PdfLayoutRun } from './pdf-text.ts'
import { escapeXml } from './xml-text.ts'

/** Pages of a PDF and the position of the next line. Everything else of a document is drawn through this file. */

/** Bytes of the fonts, as TrueType. */
export type Fonts = Readonly<Record<PdfFontFace, Uint8Array>>

export interface PdfOptions {
  readonly title: string
  /** A BCP 47 tag. */
  readonly locale: string
  /** The ISO instant that goes into the properties of the file. */
  readonly time: string
  readonly fonts: Fonts
  /** A text across every page, or null. */
  readonly watermark: string | null
}

declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** The scope of a table's head cell. The library accepts it, but its types do not know it yet. */
      scope?: 'Column' | 'Row'
      bbox?: [number, number, number, number]
      placement?: 'Block'
    }
  }
  namespace PDFKit {
    interface PDFStructureElement {
      readonly dictionary: { readonly data: Record<string, unknown> }
    }
    interface PDFDocument {
      /** The current face. The library keeps it, but its types do not know it. */
      readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } }
    }
    interface PDFOutline {
      /** `left` counts from the right edge of the page, `top` from its upper one. */
      addItem(title: string, options: { left: number; top: number }): PDFOutline
    }
  }
}

export type Structure = PDFKit.PDFStructureElement

const margin = { side: 56, top: 52, bottom: 74 }
export const colours = {
  ink: '#1b2430',
  soft: '#5b6673',
  heading: '#134e5e',
  line: '#c3ccd6',
  head: '#e8eef5',
  alarm: '#b00020',
}

/**
 * A document whose metadata says that it is PDF/UA-1. The library's own option (`subset`) also lists the glyphs of each
 * font (CIDSet), which is not required, and forgets the parts of composed glyphs.
 */
class TaggedDocument extends PDFDocument {
  override endMetadata(): void {
    // The properties of the file already hold the title; the library writes it into XML unescaped.
    this.info.Title = escapeXml(this.info.Title ?? '')
    this.appendXML(
      '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>',
    )
    super.endMetadata()
  }
}

export interface PdfWriter {
  readonly doc: TaggedDocument
  readonly left: number
  readonly width: number
  readonly top: number
  readonly bottom: number
  /** The height at which the next line begins. */
  y: number
  readonly root: Structure
  readonly watermark: string | null
  /** The last bookmark of each depth, from the outline itself on. */
  readonly bookmarks: PDFKit.PDFOutline[]
}

/** Draws decoration, which a reader of the document's structure skips. */
export function decorate({ doc }: PdfWriter, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.save()
  draw()
  doc.restore()
  doc.endMarkedContent()
}

/** Attributes of a structure element beside its kind (ISO 32000-1, 14.8.5). */
export function describe(
  { dictionary }: Structure,
  attributes:
    | { readonly O: 'List'; readonly ListNumbering: 'Decimal' | 'Disc' }
    | { readonly O: 'Table'; readonly ColSpan: number },
): void {
  dictionary.data['A'] = attributes
}

/** Adds a bookmark to the place where the next line begins, under the last one of a lesser depth. */
export function bookmark({ doc, bookmarks, y }: PdfWriter, title: string, depth: number): void {
  const above = bookmarks.slice(0, depth).at(-1)
  const added = above?.addItem(title, { left: doc.page.width, top: y })
  if (added) bookmarks.splice(depth, bookmarks.length, added)
}

function drawWatermark(writer: PdfWriter): void {
  const { doc, watermark } = writer
  if (watermark === null) return
  const { width, height } = doc.page
  decorate(writer, () => {
    const size = 96
    doc.font('bold').fontSize(size).fillColor(colours.alarm).fillOpacity(0.07)
    doc.rotate(-52, { origin: [width / 2, height / 2] })
    const wide = doc.widthOfString(watermark)
    doc.text(watermark, (width - wide) / 2, height / 2 - size / 2, { lineBreak: false })
  })
}

export function addPage(writer: PdfWriter): void {
  writer.doc.addPage()
  writer.y = writer.top
  drawWatermark(writer)
}

/** Begins a new page unless this much height is left. */
export function ensure(writer: PdfWriter, height: number): void {
  if (writer.y + height > writer.bottom && writer.y > writer.top) addPage(writer)
}

export function openWriter({ title, locale, time, fonts, watermark }: PdfOptions): PdfWriter {
  const at = new Date(time)
  const options: PDFKit.PDFDocumentOptions = {
    autoFirstPage: false,
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    lang: locale,
    displayTitle: true,
    size: 'A4',
    margins: { top: 0, bottom: 0, left: margin.side, right: margin.side },
    info: { Title: title, Author: 'Alta', Creator: 'Alta', CreationDate: at, ModDate: at },
  }
  const doc = new TaggedDocument(options)
  for (const face of faces) doc.registerFont(face, fonts[face])
  const root = doc.struct('Document')
  doc.addStructure(root)
  doc.font('regular')
  doc.addPage()
  const { width, height } = doc.page
  const writer: PdfWriter = {
    doc,
    root,
    watermark,
    bookmarks: [doc.outline],
    left: margin.side,
    width: width - 2 * margin.side,
    top: margin.top,
    bottom: height - margin.bottom,
    y: margin.top,
  }
  drawWatermark(writer)
  return writer
}

/** Scripts that can be printed: those written from left to right, sign by sign. */
const settable = /[\n\u0020-\u052f\u1e00-\u20cf\u2100-\u2bff\ufb00-\ufb06\ufffd]/u

/** A text as a face can show it. A sign that the face lacks is shown as missing, unless nobody would see it. */
export function drawable({ doc }: PdfWriter, { text, face }: PdfLayoutRun): string {
  doc.font(face)
  const has = (sign: string) => settable.test(sign) && doc._font.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
  return text
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[^\n\u0020-\u007e\u00a0-\u024f]/gu, (sign) => (has(sign) ? sign : '\ufffd'))
}

const leading = 1.38
export const lineHeight = (size: number): number => size * leading

/** Runs broken into lines of that width. */
export function broken(
  writer: PdfWriter,
  runs: readonly PdfLayoutRun[],
  { width, size }: { readonly width: number; readonly size: number },
): PdfLayoutLine[] {
  const { doc } = writer
  const known = runs.map((run) => ({ text: drawable(writer, run), face: run.face }))
  doc.fontSize(size)
  let last: PdfFontFace | null = null
  const measure: Measure = (text, face) => {
    if (face !== last) doc.font(face)
    last = face
    return doc.widthOfString(text)
  }
  return linesOf(known, width, measure)
}

export interface TextStyle {
  readonly x: number
  readonly size: number
  readonly colour: string
}

/** Draws lines one under the other, from a height on. */
export function drawLines(
  { doc }: PdfWriter,
  lines: readonly PdfLayoutLine[],
  from: { readonly y: number } & TextStyle,
): void {
  doc.fontSize(from.size).fillColor(from.colour)
  lines.forEach(({ pieces }, at) => {
    const y = from.y + at * lineHeight(from.size)
    for (const { text, face, x } of pieces)
      if (text !== '') doc.font(face).text(text, from.x + x, y, { lineBreak: false })
  })
}

/** Draws lines as the content of a structure element, over as many pages as they need. */
export function flow(
  writer: PdfWriter,
  element: Structure,
  { lines, ...style }: TextStyle & { readonly lines: readonly PdfLayoutLine[] },
): void {
  const height = lineHeight(style.size)
  for (let at = 0; at < lines.length;) {
    const room = Math.floor((writer.bottom - writer.y + 0.01) / height)
    // One line alone is not left behind at the foot of a page.
    if (room < Math.min(2, lines.length - at)) {
      addPage(writer)
      continue
    }
    const here = lines.slice(at, at + room)
    const { y } = writer
    element.add(() => drawLines(writer, here, { ...style, y }))
    writer.y += here.length * height
    at += here.length
  }
}
