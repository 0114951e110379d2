import type { ReportItem, ReportSection } from '@alta/contract/report'
import type { WrittenSection } from '@alta/contract/review'
import type { Language } from '@alta/contract/languages'
import type { Heading, List, Paragraph, RootContent } from 'mdast'
import { documentWords } from '../lexicon/document-words.ts'
import { dayParagraph, isDated } from './day-paragraphs.ts'
import { type PrintedDoubt, markedItems, markNodes } from './doubts.ts'
import { parseMarkdown } from './markdown.ts'
import { tableNode } from './table-node.ts'

/** What a section says as blocks of a markdown syntax tree (mdast). */

/** A section as the engine made it, or the markdown of a person. */
export type PrintableSection = ReportSection | WrittenSection

export function heading(depth: 1 | 2 | 3, text: string): Heading {
  return { type: 'heading', depth, children: [{ type: 'text', value: text }] }
}

export function paragraph(text: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value: text }] }
}

function cellsOf(item: ReportItem | undefined): string[] {
  if (item === undefined || item.flags.includes('subheading')) return []
  // The marks at both ends of a row written as in markdown are no cells.
  const row = /^\s*\|(.*)\|\s*$/s.exec(item.text)?.[1] ?? item.text
  const cells = row.split('|').map((cell) => cell.trim())
  return cells.length > 1 ? cells : []
}

/** The dashes under the head of a table written as in markdown are no row. */
const isRow = (cells: readonly string[]): boolean => !cells.every((cell) => /^:?-{2,}:?$/.test(cell))

/** A list of words. */
export function bullets(texts: readonly string[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: texts.map((text) => ({ type: 'listItem', spread: false, children: [paragraph(text)] })),
  }
}

/** How many items in a row, from `at` on, satisfy `belongs`. */
function runLength(items: readonly ReportItem[], at: number, belongs: (item: ReportItem) => boolean): number {
  const end = items.findIndex((item, index) => index >= at && !belongs(item))
  return (end === -1 ? items.length : end) - at
}

const isPlain = (item: ReportItem): boolean =>
  cellsOf(item).length === 0 && !item.flags.some((flag) => flag === 'list_item' || flag === 'subheading')

/**
 * The items as blocks: two or more rows on end are a table, list items on end are one list, everything else is a
 * paragraph. With `days` (its language), what the hospital course tells of one day is one paragraph.
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
    if (rows > 1)
      blocks.push(
        tableNode(
          items
            .slice(at, at + rows)
            .map(cellsOf)
            .filter(isRow),
        ),
      )
    else if (listed > 0) blocks.push(bullets(items.slice(at, at + listed).map(({ text }) => text)))
    else if (item.flags.includes('subheading')) blocks.push(heading(3, item.text))
    else if (days !== null && isPlain(item)) {
      const length = runLength(items, at, (each) => isPlain(each) && each.day === item.day)
      const own = item.day === undefined ? 1 : length
      blocks.push(dayParagraph(items.slice(at, at + own), days))
      at += own
      continue
    } else blocks.push(paragraph(item.text))
    at += Math.max(rows > 1 ? rows : listed, 1)
  }
  return blocks
}

/** Whether a section says nothing: it has no item, or its text was emptied. */
export function isEmpty(section: PrintableSection): boolean {
  return 'markdown' in section ? section.markdown.trim() === '' : section.items.length === 0
}

/** A section's blocks without its title; a section that nothing is known for says that. */
export function sectionBlocks(
  section: PrintableSection,
  language: Language,
  doubts: readonly PrintedDoubt[] = [],
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
