import type { GeneratedReport } from '@alta/contract/report'
import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import { gfmTable } from 'micromark-extension-gfm-table'
import { reportTree } from './report-tree.ts'

/** Reads CommonMark with GitHub tables. */
export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
}

/** Signs that mean something in markdown are escaped, so that `parseMarkdown` gives the same text back. */
export function writeMarkdown(tree: Root): string {
  return toMarkdown(tree, { bullet: '-', emphasis: '_', rule: '-', extensions: [gfmTableToMarkdown()] })
}

/** `# title`, `## section` in the report's language, `### sub-heading`, "- " items, tables. */
export function reportMarkdown(report: GeneratedReport): string {
  return writeMarkdown(reportTree(report))
}
