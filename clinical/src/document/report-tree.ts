import type { GeneratedReport, ReportItem, ReportSection } from '@alta/contract/report'
import { type Language, sectionTitles } from '@alta/contract/sections'
import type { BlockContent, Heading, List, Paragraph, Root, Table } from 'mdast'
import { documentWords } from '../lexicon/document-words.ts'

/** A generated report as a markdown syntax tree (mdast): every printed form is made from this one. */

export type Block = BlockContent

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

/** Two or more rows of cells on end are a table, list items on end one list, everything else a paragraph. */
function itemBlocks(items: readonly ReportItem[]): Block[] {
  const blocks: Block[] = []
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
    else blocks.push(paragraph(item.text))
    at += Math.max(rows > 1 ? rows : listed, 1)
  }
  return blocks
}

/** What a section says, without its title; a section nothing is known for says that. */
export function sectionBlocks(section: ReportSection, language: Language): Block[] {
  if (section.items.length > 0) return itemBlocks(section.items)
  const text = documentWords[language].not_documented
  return [{ type: 'paragraph', children: [{ type: 'emphasis', children: [{ type: 'text', value: text }] }] }]
}

/** The title over the whole report: the patient line of the course when there is one. */
export function reportTitle(report: Pick<GeneratedReport, 'title' | 'language'>): string {
  return report.title ?? documentWords[report.language].report
}

export function reportTree(report: GeneratedReport): Root {
  const { language, sections } = report
  const parts = sections.flatMap((section) => [
    heading(2, sectionTitles[section.key][language]),
    ...sectionBlocks(section, language),
  ])
  return { type: 'root', children: [heading(1, reportTitle(report)), ...parts] }
}
