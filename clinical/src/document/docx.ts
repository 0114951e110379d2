import type { Language } from '@alta/contract/languages'
import {
  AlignmentType,
  Document,
  Footer,
  Header,
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
import { documentBlocks, listKinds, textWidth } from './docx-blocks.ts'
import { type Imprint, imprintLine, markOf } from './imprint.ts'
import { type PrintableReport, reportTitle, reportTree, signatureBlocks } from './report-tree.ts'
import { escapeXml, xmlSafe } from './xml-text.ts'

interface DocxOptions {
  readonly title: string
  readonly language: Language
  /** ISO instant at which this was made; it goes into the file's properties. */
  readonly time: string
  /** At the head of every page, such as the mark of a draft. */
  readonly mark: string | null
  /** At the foot of every page, before its number. */
  readonly foot: string
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

function headerOf({ title, mark }: DocxOptions): Header {
  const marked = mark === null ? [] : [new TextRun({ text: `\t${mark}`, ...small, bold: true, color: 'B00020' })]
  const children = [new TextRun({ text: xmlSafe(title), ...small }), ...marked]
  return new Header({
    children: [new Paragraph({ tabStops: [{ type: TabStopType.RIGHT, position: textWidth }], children })],
  })
}

function footerOf({ language, foot }: DocxOptions): Footer {
  const page = new TextRun({
    ...small,
    children: [`\t${documentWords[language].page} `, PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
  })
  const children = [new TextRun({ text: xmlSafe(foot), ...small }), page]
  return new Footer({
    children: [new Paragraph({ tabStops: [{ type: TabStopType.RIGHT, position: textWidth }], children })],
  })
}

/** The library would write the present moment; the caller's time stands here instead. */
function properties({ title, language, time }: DocxOptions): { path: string; data: string } {
  const stamp = (name: string): string =>
    `<dcterms:${name} xsi:type="dcterms:W3CDTF">${escapeXml(time)}</dcterms:${name}>`
  return {
    path: 'docProps/core.xml',
    data: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(title)}</dc:title><dc:creator>Alta</dc:creator><dc:language>${documentWords[language].locale}</dc:language>${stamp('created')}${stamp('modified')}</cp:coreProperties>`,
  }
}

/**
 * For each table the library looks through all blocks after it for the section that it stands in: the square of their
 * number. Here there is one section.
 */
function keepSection({ Document: { View } }: Document): void {
  const { Body: body } = View
  const section = body.getSectionPropertiesFor()
  Object.assign(body, { getSectionPropertiesFor: () => section })
}

/** A markdown tree as a Word file: A4, real headings, lists and tables, page numbers, header and footer. */
export async function treeDocx(tree: Root, options: DocxOptions): Promise<Uint8Array> {
  const size = { width: 11_906, height: 16_838 }
  const document = new Document({
    creator: 'Alta',
    styles: styles(documentWords[options.language].locale),
    numbering: numbering(),
    sections: [
      {
        properties: { page: { size, margin: { top: margin, bottom: margin, left: margin, right: margin } } },
        headers: { default: headerOf(options) },
        footers: { default: footerOf(options) },
        children: documentBlocks(tree.children),
      },
    ],
  })
  keepSection(document)
  return Packer.pack(document, 'uint8array', undefined, [properties(options)])
}

/** A report as a Word file in its own language, its signature at the end. */
export function reportDocx(report: PrintableReport, imprint: Imprint): Promise<Uint8Array> {
  const { language } = report
  const { children } = reportTree(report)
  const tree: Root = { type: 'root', children: [...children, ...signatureBlocks(imprint, language)] }
  const mark = markOf(imprint, language)
  const foot = imprintLine(imprint, report)
  return treeDocx(tree, { language, title: reportTitle(report), time: imprint.time, mark, foot })
}
