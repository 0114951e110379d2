import type { ReportItem, ReportSection } from '@alta/contract/report'
import { sectionKeys } from '@alta/contract/sections'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { reportBundle } from './bundle.ts'
import { reportDocx } from './docx.ts'
import { reportMarkdown, sectionMarkdown } from './report-markdown.ts'
import { reportText } from './report-text.ts'
import type { PrintableReport } from './report-tree.ts'

const item = (text: string, support: ReportItem['support'], more: Partial<ReportItem> = {}): ReportItem => ({
  text,
  spans: [],
  origin: 'written',
  support,
  flags: [],
  ...more,
})
const evolution = {
  key: 'evolution' as const,
  items: [
    item('Mejora *clara*.', 'supported'),
    item('Recibe cloxacilina.', 'unsupported'),
    item('Duele la pierna.', 'conflicting'),
    item('Alta el lunes.', 'partial', { flags: ['list_item'] }),
    item('Hb | 9,1', 'supported'),
    item('K | 4,0', 'unsupported'),
    item('Del propio motor.', 'partial', { origin: 'extracted' }),
  ],
}
const sections: ReportSection[] = sectionKeys.map((key) =>
  key === 'evolution' ? evolution : { key, empty: 'not_documented', items: [] },
)
const report: PrintableReport = {
  language: 'es',
  engine: { name: 'alta-guided', version: '1.0.0' },
  model: 'llama-70b',
  title: 'Nadie',
  sections,
}
const imprint = { time: '2026-03-02T10:00:00Z', revision: 0, signature: null }
const wordsOf = (xml = '') => xml.replace(/<\/w:p>|<\/w:tc>/g, '\n').replace(/<[^>]+>/g, '')
const idFor = (resource: string) => resource

async function printed(printable: PrintableReport): Promise<string[]> {
  const parts = unzipSync(await reportDocx(printable, imprint))
  const xml = (name: string) => wordsOf(strFromU8(parts[`word/${name}.xml`] ?? new Uint8Array()))
  return [
    reportMarkdown(printable, imprint).replaceAll('\\', ''),
    reportText(printable, imprint),
    xml('document') + xml('footer1'),
    wordsOf(JSON.stringify(reportBundle(printable, { idFor, imprint }))),
  ]
}

describe('a model’s sentence that the source does not support', () => {
  it('is marked after its text in every format; sentences of the engine are not', async () => {
    for (const text of await printed(report)) {
      expect(text).toContain('Recibe cloxacilina. [no confirmado en la fuente]')
      expect(text).toContain('Duele la pierna. [contradice la fuente]')
      expect(text).toContain('Alta el lunes. [no confirmado en la fuente]')
      expect(text).toContain('4,0 [no confirmado en la fuente]')
      expect(text.match(/\[[a-z ]+ la fuente\]/g)).toHaveLength(4)
    }
  })

  it('is marked in the language of the report', () => {
    const inLanguage = (language: 'ca' | 'en') => reportText({ ...report, language })
    expect(inLanguage('ca')).toContain('Recibe cloxacilina. [no confirmat a la font]')
    expect(inLanguage('en')).toContain('Duele la pierna. [contradicts the source]')
  })

  it('stays marked when a person writes around it, and is not when a person accepts or removes it', async () => {
    const markdown = '**Revisado.** Recibe cloxacilina. Bien.\n\nSin dolor.'
    const corrected = { ...report, sections: [{ key: 'evolution' as const, markdown }], generated: sections }
    for (const text of await printed(corrected)) {
      expect(text).toContain('Recibe cloxacilina. [no confirmado en la fuente] Bien.')
      expect(text.match(/\[[a-z ]+ la fuente\]/g)).toHaveLength(1)
    }
    const accepted = [{ section: 'evolution' as const, text: 'Recibe cloxacilina.' }]
    for (const text of await printed({ ...corrected, accepted })) expect(text).not.toContain('la fuente]')
    for (const text of await printed({ ...report, accepted })) expect(text).toContain('Recibe cloxacilina.')
    expect(reportText({ ...report, accepted }).match(/\[[a-z ]+ la fuente\]/g)).toHaveLength(3)
  })

  it('has no mark in the text that a person corrects', () => {
    expect(sectionMarkdown(evolution, 'es')).not.toContain('la fuente')
  })
})

const quoted = (text: string, flags: ReportItem['flags']): ReportItem =>
  item(text, 'verbatim', { origin: 'extracted', flags })

describe('a flag of a quoted sentence', () => {
  const medication = [
    quoted('Tratamiento previo', ['subheading']),
    quoted('Enalapril 5 mg', ['list_item']),
    quoted('Digoxina', ['list_item']),
    quoted('Tratamiento al alta', ['subheading']),
    quoted('Enalapril 5 mg', ['list_item', 'changed', 'conflict']),
    quoted('Apixabán 5 mg.', ['list_item', 'started', 'allergy_match']),
    quoted('Omeprazol 20 mg', ['list_item', 'continued']),
    quoted('Suspendido o a evitar', ['subheading']),
    quoted('Se suspende digoxina', ['list_item', 'stopped']),
  ]
  const evolutionItems = [
    quoted('Hemocultivo positivo', ['corrected']),
    quoted('Neumonía.', ['possible', 'date_ambiguous']),
    quoted('K | 4,0', ['implausible_value']),
    quoted('Na | 140', []),
  ]
  const made: ReportSection[] = sectionKeys.map((key) => {
    if (key === 'medication') return { key, items: medication }
    return key === 'evolution' ? { key, items: evolutionItems } : { key, empty: 'not_documented', items: [] }
  })
  const known: PrintableReport = { ...report, sections: made }

  it('is printed after the sentence in every format, unless its heading says the same', async () => {
    for (const text of await printed(known)) {
      // Whether a drug is new or changed is stated in a column of the table.
      expect(text).toContain('Enalapril 5 mg [el curso difiere]')
      expect(text).toContain('Apixabán 5 mg. [alergia registrada]')
      expect(text).toContain('Hemocultivo positivo [corregido en el curso]')
      expect(text).toContain('Neumonía. [fecha dudosa · posible]')
      expect(text).toContain('4,0 [valor poco probable]')
      expect(text.match(/\[[a-z ·]+\]/g)).toHaveLength(5)
    }
  })

  it('is printed in the language of the report', () => {
    expect(reportText({ ...known, language: 'ca' })).toContain('Apixabán 5 mg. [al·lèrgia registrada · nou]')
    expect(reportText({ ...known, language: 'en' })).toContain('Hemocultivo positivo [corrected in the course]')
  })

  it('stays when a person writes around the sentence, only under its sub-heading and after the same words', () => {
    const markdown =
      '### Tratamiento previo\n\n- Enalapril 5 mg\n\n### Tratamiento al alta\n\n- Enalapril 5 mg\n- Apixabán 5 mg. Con comida.\n- Enalapril 5 mg por la noche'
    const text = reportText({ ...known, generated: made, sections: [{ key: 'medication', markdown }] })
    // There is one row for the drug that was taken before and has changed, and one for the drug that nobody marked.
    expect(text).toContain('Enalapril 5 mg | Enalapril 5 mg [el curso difiere] | Modificado')
    expect(text).toContain('Apixabán 5 mg. [alergia registrada] Con comida. | Nuevo')
    expect(text).toMatch(/Enalapril 5 mg por la noche(?! \[)/)
  })

  it('is not printed when a person accepts the sentence, but the status of the drug is', () => {
    const accepted = [{ section: 'medication' as const, text: 'Apixabán 5 mg.' }]
    expect(reportText({ ...known, accepted })).toContain('Apixabán 5 mg. | Nuevo')
  })
})

it('engine and model are named in every format', async () => {
  const [markdown, text, word, bundle] = await printed(report)
  for (const foot of [markdown, text, word]) expect(foot).toContain('Versión generada · alta-guided 1.0.0 · llama-70b')
  expect(bundle).toContain('{"name":"alta-guided","type":"model-name"},{"name":"llama-70b","type":"other"}')
})
