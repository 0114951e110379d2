import type { ReportItem, ReportSection } from '@alta/contract/report'
import { sectionKeys } from '@alta/contract/sections'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { checkerOf } from '../evidence/check.ts'
import { reportBundle } from './bundle.ts'
import { reportDocx } from './docx.ts'
import { reportMarkdown, sectionMarkdown } from './report-markdown.ts'
import { reportText } from './report-text.ts'
import type { PrintableReport } from './report-tree.ts'

const item = (text: string, day?: string, flags: ReportItem['flags'] = []): ReportItem => ({
  text,
  spans: [{ start: 0, end: text.length }],
  origin: 'extracted',
  support: 'verbatim',
  flags,
  ...(day !== undefined && { day }),
})
const evolution: ReportSection = {
  key: 'evolution',
  items: [
    item('Afebril, se retira sonda', '2024-03-12'),
    item('Tolera dieta.', '2024-03-12', ['possible']),
    item('13/03 TC sin colecciones.', '2024-03-13'),
    item('Buena evolución en conjunto.'),
    item('Alta.', '2024-03-14'),
  ],
}
const report: PrintableReport = {
  language: 'es',
  engine: { name: 'alta-extractive', version: '2.0.0' },
  title: null,
  sections: sectionKeys.map((key) => (key === 'evolution' ? evolution : { key, empty: 'not_documented', items: [] })),
}
const imprint = { time: '2024-03-15T10:00:00Z', revision: 0, signature: null }

describe('the hospital course', () => {
  it('is printed as one paragraph per day that begins with its date', () => {
    expect(reportText(report)).toContain(
      [
        '12/03: Afebril, se retira sonda. Tolera dieta. [posible]',
        '13/03 TC sin colecciones.',
        'Buena evolución en conjunto.',
        '14/03: Alta.',
      ].join('\n\n'),
    )
    expect(reportMarkdown(report)).toContain('\n\n**12/03:** Afebril, se retira sonda. Tolera dieta. \\[posible]\n\n')
    expect(reportText({ ...report, language: 'en' })).toContain('12 Mar: Afebril')
  })

  it('is printed the same way in Word and FHIR', async () => {
    const document = strFromU8(unzipSync(await reportDocx(report, imprint))['word/document.xml'] ?? new Uint8Array())
    const paragraphs = document.split('</w:p>').map((xml) => xml.replace(/<[^>]+>/g, ''))
    expect(paragraphs).toContain('12/03: Afebril, se retira sonda. Tolera dieta. [posible]')
    const bundle = JSON.stringify(reportBundle(report, { idFor: (name) => name, imprint }))
    expect(bundle).toContain('<p><b>12/03:</b> Afebril, se retira sonda. Tolera dieta. [posible]</p>')
  })

  it('is checked without its printed dates when a person corrects it, and keeps them', () => {
    const source = '12/03/2024\nAfebril, se retira sonda. Tolera dieta.\n14/03/2024\nAlta.\n'
    const markdown = sectionMarkdown(evolution, 'es').replace('se retira sonda', 'se retira la sonda')
    const items = checkerOf(source)(markdown, evolution.items)
    expect(items.map(({ text, day }) => [text, day])).toEqual([
      ['Afebril, se retira la sonda.', '2024-03-12'],
      ['Tolera dieta.', '2024-03-12'],
      ['13/03 TC sin colecciones.', '2024-03-13'],
      ['Buena evolución en conjunto.', undefined],
      ['Alta.', '2024-03-14'],
    ])
    expect(items.at(-1)?.support).toBe('verbatim')
  })
})
