import { generatedDocument } from '@alta/clinical/document/cases/generated-documents'
import { writeMarkdown } from '@alta/clinical/document/markdown'
import { sectionMarkdown } from '@alta/clinical/document/report-markdown'
import type { GeneratedReport } from '@alta/contract/report'

/**
 * Imitates a person's corrections: rewrites every third section, with headings, lists, tables and special characters of
 * all kinds.
 */
export function correctedReport(report: GeneratedReport, seed: number) {
  const sections = report.sections.map((section, index) => {
    const markdown = sectionMarkdown(section, report.language)
    const added = writeMarkdown(generatedDocument(seed * 100 + index))
    return { key: section.key, markdown: index % 3 === 0 ? `${markdown}\n${added}` : markdown }
  })
  return { ...report, sections }
}
