import { parseMarkdown, writeMarkdown } from '@alta/clinical/document/markdown'
import { treeText } from '@alta/clinical/document/plain-text'
import { tableNode } from '@alta/clinical/document/table-node'
import { sectionMarkdown } from '@alta/clinical/document/report-markdown'
import type { DischargeReport } from '@alta/contract/reports'
import type { Language } from '@alta/contract/languages'
import type { SectionKey } from '@alta/contract/sections'

type Versions = Pick<DischargeReport, 'generated' | 'corrected'>

/** Every section of the generated version as markdown; empty where nothing is known. */
export const generatedMarkdown = ({ generated }: Pick<Versions, 'generated'>, language: Language) =>
  new Map(generated.sections.map((section) => [section.key, sectionMarkdown(section, language)]))

/** Every section of the newest version as markdown. */
export const newestMarkdown = (report: Versions, language: Language): ReadonlyMap<SectionKey, string> =>
  report.corrected
    ? new Map(report.corrected.sections.map(({ key, markdown }) => [key, markdown]))
    : generatedMarkdown(report, language)

/** The words of markdown without its marking, to be read and compared. */
export const plainOf = (markdown: string): string => treeText(parseMarkdown(markdown)).trim()

const escaped = (text: string): string =>
  writeMarkdown({ type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value: text }] }] }).trim()

/** The cells of a fact that is a row of a table of the course; null for any other. */
export const cellsOfFact = (fact: string): readonly string[] | null => {
  const cells = fact.split('|').map((cell) => cell.trim())
  return cells.length > 2 ? cells : null
}

type MarkdownTableRow = ReturnType<typeof tableNode>['children'][number]
const rowOf = (cells: readonly string[]): readonly MarkdownTableRow[] => tableNode([cells]).children

/** Puts a row at the end of the last table that is as wide; where there is none, in a table of its own. */
const withRow = (markdown: string, cells: readonly string[]): string => {
  const root = parseMarkdown(markdown)
  const index = root.children.findLastIndex(
    (node) => node.type === 'table' && node.children[0]?.children.length === cells.length,
  )
  const table = root.children[index]
  const children =
    table?.type === 'table'
      ? root.children.with(index, { ...table, children: [...table.children, ...rowOf(cells)] })
      : [...root.children, tableNode([cells])]
  return writeMarkdown({ ...root, children }).trim()
}

/**
 * Puts a fact at the end of a section: a row into its table, else as one more item where the section ends with a list.
 */
export const withFact = (markdown: string, fact: string): string => {
  const cells = cellsOfFact(fact)
  if (cells !== null) return withRow(markdown, cells)
  const before = markdown.trimEnd()
  if (before === '') return escaped(fact)
  const endsWithList = /(?:^|\n)- [^\n]*(?:\n {2,}[^\n]*)*$/.test(before)
  return endsWithList ? `${before}\n- ${escaped(fact)}` : `${before}\n\n${escaped(fact)}`
}

/** Whether a section carries the words of a fact. */
export const carries = (markdown: string | undefined, fact: string): boolean => {
  if (markdown === undefined) return false
  const cells = cellsOfFact(fact)
  return (
    markdown.includes(escaped(fact)) || (cells !== null && plainOf(markdown).split('\n').includes(cells.join(' | ')))
  )
}
