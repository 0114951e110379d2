import { languages } from '@alta/contract/languages'
import { sectionKeys, sectionTitles } from '@alta/contract/sections'
import { describe, expect, it } from 'vitest'
import { report } from './cases/report.ts'
import { parseMarkdown, writeMarkdown } from './markdown.ts'
import { treeText } from './plain-text.ts'
import { reportMarkdown } from './report-markdown.ts'
import { reportText } from './report-text.ts'

const markdown = reportMarkdown(report)
const item = { spans: [], origin: 'extracted' as const, support: 'verbatim' as const, flags: [] }

describe('a report as markdown', () => {
  it('has the title, then the 18 sections in order under their Spanish names', () => {
    const headings = markdown.split('\n').filter((line) => /^##? /.test(line))
    expect(headings[0]).toBe('# Informe de alta')
    expect(headings.slice(1)).toEqual(sectionKeys.map((key) => `## ${sectionTitles[key].es}`))
  })

  it('prints sub-headings, list items and tables as such', () => {
    expect(markdown).toContain(
      '### Al alta\n\n- Enalapril 5 mg 1-0-0. \\[se modifica]\n- Omeprazol 20 mg 1-0-0.\n\n### Suspendido\n\n- Digoxina.',
    )
    expect(markdown).toMatch(
      /\| Prueba \| 12\/01 \| 14\/01 \|\n\|[ -|]+\|\n\| Hb +\| 9,1 +\| 10,4 +\|\n\| K +\| 4,0 +\| +\|\n\nECG/,
    )
  })

  it('says in the language of the report what is not documented', () => {
    expect(markdown).toContain('## Complicaciones\n\n_No consta en la documentación aportada_')
    const phrases = languages.map((language) => reportMarkdown({ ...report, language, title: null }))
    expect(phrases.find((text) => text.includes('_No consta a la documentació aportada_'))).toMatch(
      /^# Informe d'alta\n/,
    )
    expect(phrases.find((text) => text.includes('_Not documented in the sources provided_'))).toMatch(
      /^# Discharge report\n/,
    )
  })

  it('quotes an explicit negation instead', () => {
    expect(markdown).toContain('## Alergias\n\nNo alergias conocidas.')
  })

  it('is the same when parsed and written again', () => {
    expect(writeMarkdown(parseMarkdown(markdown))).toBe(markdown)
  })

  it('loses no word: parsing it gives the text of the report', () => {
    const blanks = (text: string) => text.replace(/\s+/g, ' ')
    expect(blanks(treeText(parseMarkdown(markdown)))).toBe(blanks(reportText(report)))
  })
})

it.each([
  '1. Alta',
  '- guion',
  '+ suma',
  '# almohadilla',
  '> mayor',
  '| a | b',
  '```',
  '***',
  '---',
  '~~no~~',
  'a\\b \\* c',
  '[1] nota',
  '![x](y)',
  '<b>negrita</b>',
  '&amp; &lt;',
  'TA 120/80 * 2',
  '_guiones_ y __dobles__',
  '`código`',
  'https://example.org/a_b_c',
  '=====',
  'Hb 9,1 ^ 2 $x$',
])('an item that looks like markdown, %j, is printed as it was written', (text) => {
  const { stay: _, ...headless } = report
  const odd = { ...headless, title: text, sections: [{ key: 'evolution' as const, items: [{ ...item, text }] }] }
  expect(treeText(parseMarkdown(reportMarkdown(odd)))).toBe(`Informe de alta\n\n${text}\n\nEvolución\n\n${text}\n`)
})

it('keeps the lines of a table cell apart', () => {
  const written = '| Fármaco | Dosis |\n| - | - |\n| Furosemida | 40 mg<br>**20 mg<br/>los domingos** |\n'
  const tree = parseMarkdown(written)
  expect(treeText(tree)).toBe('Fármaco | Dosis\nFurosemida | 40 mg; 20 mg; los domingos\n')
  expect(writeMarkdown(tree)).toContain('| 40 mg<br>**20 mg<br>los domingos** |')
  expect(treeText(parseMarkdown('a \\<br> b<br>c | d'))).toBe('a <br> b<br>c | d\n')
})

describe('a report as plain text', () => {
  it('has no markup and keeps every character', () => {
    const text = reportText(report)
    expect(text).toContain('\n\nAfebril < 37 ºC & estable.\n\nSube *dos* plantas_solo.\n\n')
    expect(text).toContain('Al alta\n\n- Enalapril 5 mg 1-0-0. [se modifica]\n- Omeprazol')
    expect(text).toContain('Prueba | 12/01 | 14/01\nHb | 9,1 | 10,4\nK | 4,0 | \n')
  })

  it('numbers and indents lists a person wrote', () => {
    expect(treeText(parseMarkdown('3. a\n   - b\n4. c\n\n> d **e**'))).toBe('3. a\n  - b\n4. c\n\nd e\n')
  })
})
