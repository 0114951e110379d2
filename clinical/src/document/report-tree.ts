import type { GeneratedReport, Patient, ReportItem, ReportSection, Stay } from '@alta/contract/report'
import type { Head } from '@alta/contract/report-head'
import type { WrittenSection } from '@alta/contract/review'
import type { Language } from '@alta/contract/languages'
import { sectionKeys, sectionTitles } from '@alta/contract/sections'
import type { Heading, List, Paragraph, Root, RootContent, Table } from 'mdast'
import { documentWords } from '../lexicon/document-words.ts'
import { dayParagraph, isDated } from './day-paragraphs.ts'
import { type AcceptedSentence, type Doubt, doubtsOf, markedItems, markNodes } from './doubts.ts'
import { type Imprint, imprintLine, markOf, signatureLines } from './imprint.ts'
import { parseMarkdown } from './markdown.ts'
import { headBlocks } from './report-head.ts'

/** A report as a markdown syntax tree (mdast), generated or corrected: every printed form is made from this one. */

/** As the engine made it, or the markdown of a person. */
export type PrintableSection = ReportSection | WrittenSection

export interface PrintableReport extends Pick<GeneratedReport, 'language' | 'title' | 'engine'> {
  /** What the head is printed from; a report without it is printed without a head. */
  readonly stay?: Stay
  readonly patient?: Patient
  /** What people corrected of it. */
  readonly head?: Head
  readonly sections: readonly PrintableSection[]
  /** Of the sections as they were generated, where others are printed: what a model wrote is known by it. */
  readonly generated?: readonly ReportSection[]
  readonly accepted?: readonly AcceptedSentence[]
  /** That wrote, where one did. */
  readonly model?: string
}

export function heading(depth: 1 | 2 | 3, text: string): Heading {
  return { type: 'heading', depth, children: [{ type: 'text', value: text }] }
}

function paragraph(text: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value: text }] }
}

function cellsOf(item: ReportItem | undefined): string[] {
  if (item === undefined || item.flags.includes('subheading')) return []
  const cells = item.text.split('|').map((cell) => cell.trim())
  return cells.length > 1 ? cells : []
}

function table(rows: readonly string[][]): Table {
  const width = Math.max(...rows.map((row) => row.length))
  const cell = (text: string) => ({ type: 'tableCell' as const, children: [{ type: 'text' as const, value: text }] })
  return {
    type: 'table',
    children: rows.map((row) => ({
      type: 'tableRow',
      children: Array.from({ length: width }, (_, column) => cell(row[column] ?? '')),
    })),
  }
}

function bullets(items: readonly ReportItem[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => ({ type: 'listItem', spread: false, children: [paragraph(item.text)] })),
  }
}

/** From `at`, how many items in a row satisfy `belongs`. */
function runLength(items: readonly ReportItem[], at: number, belongs: (item: ReportItem) => boolean): number {
  const end = items.findIndex((item, index) => index >= at && !belongs(item))
  return (end === -1 ? items.length : end) - at
}

const isPlain = (item: ReportItem): boolean =>
  cellsOf(item).length === 0 && !item.flags.some((flag) => flag === 'list_item' || flag === 'subheading')

/**
 * Two or more rows of cells on end are a table, list items on end one list, everything else a paragraph; of the hospital
 * course (`days`: its language) what is told of one day is one.
 */
function itemBlocks(items: readonly ReportItem[], days: Language | null): RootContent[] {
  const blocks: RootContent[] = []
  for (let at = 0; at < items.length;) {
    const item = items[at]
    if (item === undefined) break
    const rows = runLength(items, at, (each) => cellsOf(each).length > 0)
    const listed = runLength(
      items,
      at,
      (each) => each.flags.includes('list_item') && !each.flags.includes('subheading'),
    )
    if (rows > 1) blocks.push(table(items.slice(at, at + rows).map(cellsOf)))
    else if (listed > 0) blocks.push(bullets(items.slice(at, at + listed)))
    else if (item.flags.includes('subheading')) blocks.push(heading(3, item.text))
    else if (days !== null && isPlain(item)) {
      const told = runLength(items, at, (each) => isPlain(each) && each.day === item.day)
      const own = item.day === undefined ? 1 : told
      blocks.push(dayParagraph(items.slice(at, at + own), days))
      at += own
      continue
    } else blocks.push(paragraph(item.text))
    at += Math.max(rows > 1 ? rows : listed, 1)
  }
  return blocks
}

/** Nothing is known for it: no item, or a text that was emptied. */
export function isEmpty(section: PrintableSection): boolean {
  return 'markdown' in section ? section.markdown.trim() === '' : section.items.length === 0
}

/** By section, the sentences of a model that are printed with a mark. */
export function doubtsIn({ language, sections, generated, accepted = [] }: PrintableReport) {
  const made = generated ?? sections.flatMap((section) => ('markdown' in section ? [] : [section]))
  return doubtsOf({ language, generated: made, accepted })
}

/** What a section says, without its title; a section nothing is known for says that. */
export function sectionBlocks(
  section: PrintableSection,
  language: Language,
  doubts: readonly Doubt[] = [],
): RootContent[] {
  if (isEmpty(section)) {
    const text = documentWords[language].not_documented
    return [{ type: 'paragraph', children: [{ type: 'emphasis', children: [{ type: 'text', value: text }] }] }]
  }
  if (!('markdown' in section))
    return itemBlocks(markedItems(section.items, doubts), isDated(section.key) ? language : null)
  const { children } = parseMarkdown(section.markdown)
  markNodes(children, doubts)
  return children
}

/** The title over the whole report: the patient line of the course when there is one. */
export function reportTitle(report: Pick<PrintableReport, 'title' | 'language'>): string {
  return report.title ?? documentWords[report.language].report
}

/** Title, head and the sections in the contract's order, without any mark of who made them. */
export function reportTree(report: PrintableReport): Root {
  const { language } = report
  const doubts = doubtsIn(report)
  const sections = report.sections.toSorted((a, b) => sectionKeys.indexOf(a.key) - sectionKeys.indexOf(b.key))
  const parts = sections.flatMap((section) => [
    heading(2, sectionTitles[section.key][language]),
    ...sectionBlocks(section, language, doubts.get(section.key)),
  ])
  return { type: 'root', children: [heading(1, reportTitle(report)), ...headBlocks(report), ...parts] }
}

/** Who signed, below a rule at the end of a document; nothing under a draft. */
export function signatureBlocks(imprint: Imprint, language: Language): RootContent[] {
  const lines = signatureLines(imprint, language)
  return lines.length === 0 ? [] : [{ type: 'thematicBreak' }, ...lines.map(paragraph)]
}

/** The report with draft mark, imprint and signature in its text, for forms that have no page head or foot. */
export function markedTree(report: PrintableReport, imprint: Imprint): Root {
  const { language } = report
  const [title, ...rest] = reportTree(report).children
  const mark = markOf(imprint, language)
  const marked: RootContent[] =
    mark === null
      ? []
      : [{ type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value: mark }] }] }]
  const foot = paragraph(imprintLine(imprint, report))
  const end: RootContent[] = [...signatureBlocks(imprint, language), foot]
  const ruled: RootContent[] =
    signatureLines(imprint, language).length === 0 ? [{ type: 'thematicBreak' }, ...end] : end
  return { type: 'root', children: [...(title === undefined ? [] : [title]), ...marked, ...rest, ...ruled] }
}
