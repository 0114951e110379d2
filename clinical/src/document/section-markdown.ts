import type { ReportSection } from '@alta/contract/report'
import type { Language } from '@alta/contract/sections'
import { writeMarkdown } from './markdown.ts'
import { sectionBlocks } from './report-tree.ts'

/** A generated section as the text somebody begins to correct; empty where nothing is known, for the printed phrase is no text of his. */
export function sectionMarkdown(section: ReportSection, language: Language): string {
  if (section.items.length === 0) return ''
  return writeMarkdown({ type: 'root', children: sectionBlocks(section, language) })
}
