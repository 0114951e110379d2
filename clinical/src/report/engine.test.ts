import { generatedReport } from '@alta/contract/report'
import { languages } from '@alta/contract/languages'
import { sectionKeys } from '@alta/contract/sections'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { reportOf } from '../../cases/case-reports.ts'
import { caseTexts } from '../../cases/case-texts.ts'
import { readCourse } from '../course/read-course.ts'
import { derivable } from './derivation.ts'
import { countRuns } from '../text/words.ts'
import { writeReport } from './engine.ts'

describe.each(caseTexts)('the report of $name', ({ name, text }) => {
  const course = readCourse(text)
  const report = reportOf(text)
  const items = report.sections.flatMap((section) => section.items)

  it('matches the contract’s schema, with all eighteen sections in its order', () => {
    expect(z.safeParse(generatedReport, report).success).toBe(true)
    expect(report.sections.map((section) => section.key)).toEqual(sectionKeys)
  })

  it('quotes the course: every extracted item follows from its spans', () => {
    expect(items.filter((item) => !derivable(item, course.text))).toEqual([])
    expect(report.unused.filter((fact) => !derivable({ ...fact, origin: 'extracted' }, course.text))).toEqual([])
  })

  it('cuts no word in two', () => {
    const within = (at: number): boolean => /[\p{L}\d]{2}/u.test(course.text.slice(Math.max(0, at - 1), at + 1))
    const spans = [...items, ...report.unused].flatMap((item) => item.spans)
    const cut = spans.filter(({ start, end }) => (start > 0 && within(start)) || within(end))
    expect(cut.map(({ start, end }) => course.text.slice(start - 10, end + 10))).toEqual([])
  })

  it('writes nothing of its own but headings', () => {
    const own = items.filter((item) => item.origin !== 'extracted')
    expect(own.filter((item) => item.origin !== 'template' || !item.flags.includes('subheading'))).toEqual([])
    expect(own.length).toBeLessThan(20)
  })

  it('accounts for every sentence', () => {
    const { used, repeat, unused, boilerplate, coverage } = report.accounting
    expect(coverage).toHaveLength(course.sentences.length)
    expect(used + repeat + unused + boilerplate).toBe(course.sentences.length)
  })

  it('counts exactly the sentences it quotes as used', () => {
    const quoted = course.sentences.map((sentence) =>
      items.some((item) => item.spans.some((span) => span.start < sentence.end && span.end > sentence.start)),
    )
    expect(report.accounting.coverage.map((fate) => fate === 'used')).toEqual(quoted)
  })

  it('marks a section as empty only when it is, and as "none" only with a quotation', () => {
    const wrong = report.sections.filter(({ items: own, empty }) => (own.length === 0) !== (empty === 'not_documented'))
    expect(wrong).toEqual([])
  })

  // A text that is not a course, such as a leaflet or a price list, has no expected length.
  it.skipIf(name.includes('none-'))('is shorter than the course, and its tray shorter still', () => {
    const words = countRuns(course.text)
    const count = (texts: readonly { readonly text: string }[]): number =>
      texts.reduce((sum, { text: each }) => sum + countRuns(each), 0)
    // The medication table is printed whole, whatever the length of the course.
    expect(count(items)).toBeLessThanOrEqual(130 + words * 0.58)
    expect(count(report.unused)).toBeLessThanOrEqual(words * 0.4)
  })

  it('keeps out of the tray what the report already says', () => {
    const printed = new Set(items.map((item) => item.text.replace(/\.$/, '')))
    expect(report.unused.filter((fact) => printed.has(fact.text.replace(/\.$/, '')))).toEqual([])
  })

  it('is the same twice, with any line endings', () => {
    expect(JSON.stringify(writeReport(text))).toBe(JSON.stringify(report))
    expect(JSON.stringify(writeReport(text.replaceAll('\n', '\r\n')))).toBe(JSON.stringify(report))
  })

  it('has its timeline in date order', () => {
    const days = report.timeline.map((event) => event.day)
    expect(days).toEqual(days.toSorted())
  })
})

describe('a course without information', () => {
  it.each(languages)('yields eighteen sections not documented (%s)', (language) => {
    for (const text of ['', '\n\n', '   ']) {
      const report = writeReport(text, { language })
      expect(report.sections.every((section) => section.empty === 'not_documented')).toBe(true)
      expect(report.language).toBe(language)
      expect(report.unused).toEqual([])
      expect(report.title).toBeNull()
    }
  })

  it('is never read as a statement of no allergies', () => {
    const report = writeReport('ANTECEDENTES\nHTA. Diabetes tipo 2.\n\nENFERMEDAD ACTUAL\nAcude por disnea.')
    const section = report.sections.find(({ key }) => key === 'allergies')
    expect(section).toEqual({ key: 'allergies', empty: 'not_documented', items: [] })
  })
})

describe('a very long course', () => {
  it('yields a much shorter report', () => {
    const long = Array.from({ length: 3 }, () => caseTexts.map(({ text }) => text).join('\n\n')).join('\n\n')
    const report = writeReport(long)
    const words = report.sections
      .flatMap((section) => section.items)
      .reduce((sum, item) => sum + countRuns(item.text), 0)
    expect(words).toBeLessThan(countRuns(long) * 0.55)
    expect(report.accounting.coverage.length).toBeGreaterThan(4000)
  })
})

describe('a diagnosis', () => {
  const diagnosesOf = (text: string): string =>
    writeReport(text)
      .sections.filter(({ key }) => key.endsWith('diagnosis'))
      .flatMap(({ items }) => items.map((item) => item.text))
      .join('\n')

  it('that was ruled out is not printed', () => {
    const text = `EVOLUCIÓN\n02/03/2024\nSe plantea TEP. AngioTC: se descarta TEP.\n\nDIAGNÓSTICOS AL ALTA\nNeumonía lobar derecha.\nPosible TEP.\n`
    expect(diagnosesOf(text)).toContain('Neumonía lobar')
    expect(diagnosesOf(text)).not.toContain('TEP')
  })

  it('that is only probable says so', () => {
    const text = 'DIAGNÓSTICO PRINCIPAL\nCólico renal.\n\nOTROS DIAGNÓSTICOS\nProbable hernia de hiato.\n'
    expect(diagnosesOf(text)).toContain('Probable hernia de hiato')
  })
})
