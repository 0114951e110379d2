import { describe, expect, it } from 'vitest'
import { reportOf } from '../../cases/case-reports.ts'
import { caseTexts } from '../../cases/case-texts.ts'
import { generatedDocument } from './cases/generated-documents.ts'
import { parseMarkdown, writeMarkdown } from './markdown.ts'
import { treeText } from './plain-text.ts'
import { reportMarkdown, sectionMarkdown } from './report-markdown.ts'
import { reportText } from './report-text.ts'
import { sectionBlocks } from './section-blocks.ts'

const again = (markdown: string): string => writeMarkdown(parseMarkdown(markdown))
const flat = (text: string): string => text.replace(/\s+/g, ' ').trim()

const reports = caseTexts.map(({ name, text }) => ({ name, report: reportOf(text) }))

describe.each(reports)('the report of $name', ({ report }) => {
  const sections = report.sections.map((section) => ({
    section,
    markdown: sectionMarkdown(section, report.language),
  }))

  it('keeps every character when it is opened for correction and saved', () => {
    const whole = reportMarkdown(report)
    expect(again(whole)).toBe(whole)
    for (const { markdown } of sections) expect(again(markdown)).toBe(markdown)
  })

  it('has the same text in markdown as the engine wrote', () => {
    for (const { section, markdown } of sections) {
      if (section.items.length === 0) continue
      const children = sectionBlocks(section, report.language)
      expect(flat(treeText(parseMarkdown(markdown)))).toBe(flat(treeText({ type: 'root', children })))
    }
  })

  it('is printed the same from its items and from its markdown', () => {
    const as = sections.map(({ section: { key }, markdown }) => ({ key, markdown }))
    const written = { ...report, generated: report.sections, sections: as }
    expect(reportMarkdown(written)).toBe(reportMarkdown(report))
    expect(flat(reportText(written))).toBe(flat(reportText(report)))
  })
})

const seeds = Array.from({ length: 200 }, (_, seed) => seed)

describe('random documents', () => {
  it.each(seeds)('document %i stays the same when it is written and parsed again', (seed) => {
    const tree = generatedDocument(seed)
    const markdown = writeMarkdown(tree)
    expect(again(markdown)).toBe(markdown)
    expect(flat(treeText(parseMarkdown(markdown)))).toBe(flat(treeText(tree)))
  })
})
