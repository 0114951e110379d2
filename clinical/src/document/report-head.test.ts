import type { Stay } from '@alta/contract/report'
import { type Language, languages } from '@alta/contract/languages'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { reportBundle } from './bundle.ts'
import { bundleFaults } from './cases/bundle-rules.ts'
import { report } from './cases/report.ts'
import { reportDocx } from './docx.ts'
import { headRows } from './report-head.ts'
import { reportMarkdown } from './report-markdown.ts'
import { reportText } from './report-text.ts'

const place = (start: number, end: number) => [{ start, end }]
const stay: Stay = {
  admitted: { text: '3-IX', spans: place(40, 44), day: '2023-09-03' },
  discharged: { text: '06/09/23', spans: place(90, 98), day: '2023-09-06' },
  service: { text: 'Cirugía & <Trauma>', spans: place(10, 28) },
  destination: { text: 'domicilio de su hija', spans: place(100, 120) },
  principal_diagnosis: { text: 'Miopericarditis aguda.', spans: place(60, 82) },
  days: 3,
}
const diagnosis = { text: 'Miopericarditis aguda.', origin: 'extracted', support: 'verbatim', flags: [] } as const
const sections = report.sections.map((section) =>
  section.key === 'main_diagnosis'
    ? { key: section.key, items: [{ ...diagnosis, flags: [], spans: place(60, 82) }] }
    : section,
)
const told = { ...report, stay, sections }
const imprint = { time: '2026-03-02T10:00:00Z', revision: 0, signature: null }
const idFor = (resource: string) => `${resource.length.toString().padStart(8, '0')}-0000-4000-8000-000000000000`

const lines = [
  'Diagnóstico principal: Miopericarditis aguda.',
  'Fecha de ingreso: 3-IX (03/09/2023)',
  'Fecha de alta: 06/09/23',
  'Estancia: 3 días',
  'Servicio: Cirugía & <Trauma>',
  'Destino al alta: domicilio de su hija',
]

describe('the head of a report', () => {
  it('stands between the title and the first section, in text and in markdown', () => {
    expect(reportText(told).split('\n\n').slice(2, 4)).toEqual([lines.join('\n'), 'Complicaciones'])
    const [, , head] = reportMarkdown(told).split('\n\n')
    expect(head?.split('\n')).toHaveLength(6)
    expect(head).toContain('**Estancia:** 3 días')
  })

  it('stands at the head of the Word file as a table, label beside value', async () => {
    const body = strFromU8(unzipSync(await reportDocx(told, imprint))['word/document.xml'] ?? new Uint8Array())
    const [table = ''] = body.split('</w:tbl>')
    const cells = table.split('</w:tc>').map((cell) => cell.slice(cell.indexOf('<w:tc>')).replace(/<[^>]+>/g, ''))
    const said = lines.map((line) => line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;'))
    expect(cells.slice(0, 12)).toEqual(said.flatMap((line) => line.split(': ')))
  })

  it('is the encounter of a FHIR document, which stays sound', () => {
    const bundle = reportBundle(told, { idFor, imprint })
    expect(bundleFaults(bundle)).toEqual([])
    expect(JSON.stringify(bundle)).toContain(
      '"status":"finished","class":{"system":"http://terminology.hl7.org/CodeSystem/v3-ActCode","code":"IMP",' +
        `"display":"inpatient encounter"},"subject":{"reference":"urn:uuid:${idFor('patient')}"},` +
        '"period":{"start":"2023-09-03","end":"2023-09-06"},"serviceType":{"text":"Cirugía & <Trauma>"},' +
        '"length":{"value":3,"unit":"d","system":"http://unitsofmeasure.org","code":"d"},' +
        '"hospitalization":{"dischargeDisposition":{"text":"domicilio de su hija"}}',
    )
  })

  it('says in the language of the report what the course does not tell', () => {
    const saidIn = (language: Language) =>
      reportText({ ...report, language })
        .split('\n\n')[2]
        ?.split('\n')
    expect(languages.map((language) => saidIn(language)?.[1])).toEqual([
      'Admission date: not stated',
      'Fecha de ingreso: no consta',
      "Data d'ingrés: no consta",
    ])
    for (const language of languages) expect(saidIn(language)).toHaveLength(6)
  })

  it('names the diagnosis as a person corrected it, and none where the section was emptied', () => {
    const with_ = (markdown: string) =>
      headRows({ language: 'es', stay, sections: [{ key: 'main_diagnosis', markdown }] })[0]
    expect(with_('### Al alta\n\n- Pericarditis **tuberculosa**.\n- Otra.')).toMatchObject({
      text: 'Pericarditis tuberculosa.',
      spans: [],
    })
    expect(with_(' ')).toMatchObject({ text: 'no consta', isStated: false })
  })
})

it('prints the sections in the order of the contract, whatever order they come in', () => {
  const turned = { ...told, sections: told.sections.toReversed() }
  expect(reportText(turned)).toBe(reportText(told))
})
