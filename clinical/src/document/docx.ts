import type { Language } from '@alta/contract/languages'
import {
  AlignmentType,
  BorderStyle,
  Document,
  type FileChild,
  Footer,
  Header,
  HeadingLevel,
  type INumberingOptions,
  type IStylesOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx'
import type { Root } from 'mdast'
import { documentWords } from '../lexicon/document-words.ts'
import { printWords } from '../lexicon/print-words.ts'
import { documentBlocks, listKinds, textWidth } from './docx-blocks.ts'
import { type Imprint, imprintLine, markOf } from './imprint.ts'
import { letterheadBlocks, stripTable } from './docx-front.ts'
import { sheetDocument } from './patient-sheet.ts'
import { identityLine, type PrintableReport, type PrintedDocument, reportDocument } from './report-tree.ts'
import { escapeXml, xmlSafe } from './xml-text.ts'

interface DocxOptions {
  readonly title: string
  readonly language: Language
  /** The ISO instant at which this was made; it goes into the properties of the file. */
  readonly time: string
  /** A text at the head of every page, such as the mark of a draft. */
  readonly mark: string | null
  /** Lines at the foot of every page; the page number stands behind the first. */
  readonly foot: readonly string[]
  /** What stands before the tree. */
  readonly front?: readonly FileChild[]
  /** The first page has a head of its own instead of the running one. */
  readonly opens?: boolean
}

const ink = { heading: '1F4E79', soft: '595959' }
const margin = 1134
const small = { size: 16, color: ink.soft }

function styles(locale: string): IStylesOptions {
  const head = (size: number, before: number, after: number) => ({
    run: { size, bold: true, color: ink.heading },
    paragraph: { spacing: { before, after } },
  })
  return {
    default: {
      document: {
        run: { font: 'Calibri', size: 22, language: { value: locale } },
        paragraph: { spacing: { after: 120, line: 276 } },
      },
      heading1: head(34, 120, 160),
      heading2: head(26, 280, 100),
      heading3: head(23, 200, 80),
    },
    paragraphStyles: [
      {
        id: 'Quote',
        name: 'Quote',
        basedOn: 'Normal',
        run: { italics: true, color: ink.soft },
        paragraph: { indent: { left: 300 } },
      },
    ],
  }
}

function numbering(): INumberingOptions {
  const levels = (
    format: (level: number) => { format: (typeof LevelFormat)[keyof typeof LevelFormat]; text: string },
  ) =>
    [0, 1, 2, 3].map((level) => ({
      level,
      ...format(level),
      alignment: AlignmentType.LEFT,
      style: { paragraph: { indent: { left: 425 * (level + 1), hanging: 300 }, spacing: { after: 60 } } },
    }))
  return {
    config: [
      {
        reference: listKinds.bullet,
        levels: levels((level) => ({ format: LevelFormat.BULLET, text: level % 2 === 0 ? '•' : '◦' })),
      },
      {
        reference: listKinds.number,
        levels: levels((level) => ({ format: LevelFormat.DECIMAL, text: `%${level + 1}.` })),
      },
    ],
  }
}

/** The mark has a line of its own, because there is no room for it beside a long name. */
function headerOf({ title, mark }: DocxOptions): Header {
  const lines = [new TextRun({ text: xmlSafe(title), ...small })]
  if (mark !== null) lines.push(new TextRun({ text: mark, ...small, bold: true, color: 'B00020' }))
  const after = (at: number) => (at === lines.length - 1 ? 120 : 0)
  return new Header({
    children: lines.map((line, at) => new Paragraph({ spacing: { after: after(at) }, children: [line] })),
  })
}

function footerOf({ language, foot }: DocxOptions): Footer {
  const { page } = documentWords[language]
  const number = new TextRun({
    ...small,
    children: [`\t${page} `, PageNumber.CURRENT, ` ${printWords[language].of} `, PageNumber.TOTAL_PAGES],
  })
  const tabStops = [{ type: TabStopType.RIGHT, position: textWidth }]
  const lines = foot.length === 0 ? [''] : foot
  return new Footer({
    children: lines.map(
      (text, at) =>
        new Paragraph({
          tabStops,
          spacing: { after: 0 },
          children: [new TextRun({ text: xmlSafe(text), ...small }), ...(at === 0 ? [number] : [])],
        }),
    ),
  })
}

/** The library would write the present time; the caller's time stands here instead. */
function properties({ title, language, time }: DocxOptions): { path: string; data: string } {
  const stamp = (name: string): string =>
    `<dcterms:${name} xsi:type="dcterms:W3CDTF">${escapeXml(time)}</dcterms:${name}>`
  return {
    path: 'docProps/core.xml',
    data: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(title)}</dc:title><dc:creator>Alta</dc:creator><dc:language>${documentWords[language].locale}</dc:language>${stamp('created')}${stamp('modified')}</cp:coreProperties>`,
  }
}

/**
 * For each table the library searches all blocks after it for its section, at the square of their number. This document
 * has one section, which is given here.
 */
function keepSection({ Document: { View } }: Document): void {
  const { Body: body } = View
  const section = body.getSectionPropertiesFor()
  Object.assign(body, { getSectionPropertiesFor: () => section })
}

/** A markdown tree as a Word file: A4, real headings, lists and tables, page numbers, header and footer. */
export async function treeDocx(tree: Root, options: DocxOptions): Promise<Uint8Array> {
  const size = { width: 11_906, height: 16_838 }
  const { front = [], opens = false } = options
  const footers = { default: footerOf(options), ...(opens && { first: footerOf(options) }) }
  const first = new Header({ children: [new Paragraph({ children: [] })] })
  const document = new Document({
    creator: 'Alta',
    styles: styles(documentWords[options.language].locale),
    numbering: numbering(),
    sections: [
      {
        properties: {
          titlePage: opens,
          page: { size, margin: { top: margin, bottom: margin, left: margin, right: margin } },
        },
        headers: { default: headerOf(options), ...(opens && { first }) },
        footers,
        children: [...front, ...documentBlocks(tree.children)],
      },
    ],
  })
  keepSection(document)
  return Packer.pack(document, 'uint8array', undefined, [properties(options)])
}

/** The mark of a draft or of an annulled report, at the top of the first page. */
function markBanner(mark: string): Paragraph {
  const edge = { style: BorderStyle.SINGLE, size: 8, color: 'B00020', space: 4 }
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    border: { top: edge, bottom: edge, left: edge, right: edge },
    spacing: { after: 160 },
    children: [new TextRun({ text: mark, bold: true, color: 'B00020' })],
  })
}

function openingOf(report: PrintableReport, imprint: Imprint, { title, subtitle, rows }: PrintedDocument): FileChild[] {
  const mark = markOf(imprint, report.language)
  return [
    ...letterheadBlocks(imprint),
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(title)] }),
    ...(subtitle === null ? [] : [new Paragraph({ children: [new TextRun({ text: xmlSafe(subtitle), size: 24 })] })]),
    ...(mark === null ? [] : [markBanner(mark)]),
    ...stripTable(rows),
  ]
}

function pagesOf(report: PrintableReport, imprint: Imprint, document: PrintedDocument): Promise<Uint8Array> {
  const { language } = report
  const identity = identityLine(report)
  const footer = imprint.letterhead?.footer ?? ''
  const tree: Root = { type: 'root', children: [...document.nodes] }
  return treeDocx(tree, {
    language,
    title: `${document.title} · ${identity}`,
    time: imprint.time,
    mark: markOf(imprint, language),
    foot: [identity, imprintLine(imprint, report), ...(footer === '' ? [] : [footer])],
    front: openingOf(report, imprint, document),
    opens: true,
  })
}

/** A report as a Word file in its own language: letterhead, title, patient and stay, sections, signature. */
export const reportDocx = (report: PrintableReport, imprint: Imprint): Promise<Uint8Array> =>
  pagesOf(report, imprint, reportDocument(report, imprint))

/** The sheet for the patient, in the same frame. */
export const sheetDocx = (report: PrintableReport, imprint: Imprint): Promise<Uint8Array> =>
  pagesOf(report, imprint, sheetDocument(report, imprint))
