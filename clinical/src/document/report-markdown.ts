import type { Language } from '@alta/contract/languages'
import type { Imprint } from './imprint.ts'
import { writeMarkdown } from './markdown.ts'
import { markedTree, type PrintableReport, reportTree } from './report-tree.ts'
import { isEmpty, type PrintableSection, sectionBlocks } from './section-blocks.ts'

/**
 * `# title`, `## section` in the report's language, `### sub-heading`, "- " items, tables; with an imprint also the draft
 * mark or the signature.
 */
export function reportMarkdown(report: PrintableReport, imprint?: Imprint): string {
  return writeMarkdown(imprint === undefined ? reportTree(report) : markedTree(report, imprint))
}

/** A section as its correction begins; empty where nothing is known, because the printed phrase is nobody's text. */
export function sectionMarkdown(section: PrintableSection, language: Language): string {
  return isEmpty(section) ? '' : writeMarkdown({ type: 'root', children: sectionBlocks(section, language) })
}
