import type { Patient, Stay } from '@alta/contract/report'
import type { Head } from '@alta/contract/report-head'
import { type Language, languages } from '@alta/contract/languages'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { reportBundle } from './bundle.ts'
import { bundleFaults } from './cases/bundle-rules.ts'
import { report } from './cases/report.ts'
import { reportDocx } from './docx.ts'
import { principalOf } from './principal-diagnosis.ts'
import { headRows } from './report-head.ts'
import { reportMarkdown } from './report-markdown.ts'
import { reportText } from './report-text.ts'
import { stayTitle } from './shown-head.ts'

const spansOf = (start: number, end: number) => [{ start, end }]
const stay: Stay = {
  admitted: { text: '3-IX', spans: spansOf(40, 44), day: '2023-09-03' },
  discharged: { text: '06/09/23', spans: spansOf(90, 98), day: '2023-09-06' },
  service: { text: 'Cirugía & <Trauma>', spans: spansOf(10, 28) },
  destination: { text: 'domicilio de su hija', spans: spansOf(100, 120) },
  physician: { text: 'Dra. Inés Fe', spans: spansOf(121, 133) },
  principal_diagnosis: { text: 'Miopericarditis aguda.', spans: spansOf(60, 82) },
  days: 3,
}
const patient: Patient = {
  record_number: { text: '90-114', spans: spansOf(0, 6) },
  name: { text: 'Rosa Invent', spans: spansOf(7, 18) },
  birth_date: { text: '4/5/1948', spans: spansOf(20, 28), day: '1948-05-04' },
  age: { text: '75 años', spans: spansOf(30, 37) },
  sex: { text: 'mujer', spans: spansOf(38, 43), code: 'female' },
}
const diagnosis = { text: 'Miopericarditis aguda.', origin: 'extracted', support: 'verbatim', flags: [] } as const
const sections = report.sections.map((section) =>
  section.key === 'main_diagnosis'
    ? { key: section.key, items: [{ ...diagnosis, flags: [], spans: spansOf(60, 82) }] }
    : section,
)
const withHead = { ...report, patient, stay, sections }
const imprint = { time: '2026-03-02T10:00:00Z', revision: 0, signature: null }
// The second letters of the resources differ.
const idFor = (resource: string) => `${resource.charCodeAt(1).toString().padStart(8, '0')}-0000-4000-8000-000000000000`

const lines = [
  'Paciente: Rosa Invent',
  'Número de historia: 90-114',
  'Fecha de nacimiento: 4/5/1948',
  'Edad: 75 años',
  'Sexo: Mujer',
  'Fecha de ingreso: 3-IX (03/09/2023)',
  'Fecha de alta: 06/09/23',
  'Estancia: 3 días',
  'Servicio: Cirugía & <Trauma>',
  'Médico responsable: Dra. Inés Fe',
  'Destino al alta: domicilio de su hija',
  'Diagnóstico principal: Miopericarditis aguda.',
]

describe('the head of a report', () => {
  it('is between the title and the first section, in text and in markdown', () => {
    expect(reportText(withHead).split('\n\n').slice(2, 4)).toEqual([lines.join('\n'), 'Complicaciones'])
    const [, , head] = reportMarkdown(withHead).split('\n\n')
    expect(head?.split('\n')).toHaveLength(12)
    expect(head).toContain('**Estancia:** 3 días')
  })

  it('is a table at the start of the Word file, with each label beside its value', async () => {
    const body = strFromU8(unzipSync(await reportDocx(withHead, imprint))['word/document.xml'] ?? new Uint8Array())
    const [table = ''] = body.split('</w:tbl>')
    const cells = table.split('</w:tc>').map((cell) => cell.slice(cell.indexOf('<w:tc>')).replace(/<[^>]+>/g, ''))
    const escaped = lines.map((line) => line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;'))
    expect(cells.slice(0, 24)).toEqual(escaped.flatMap((line) => line.split(': ')))
  })

  it('is the encounter of a FHIR document, which stays valid', () => {
    const bundle = reportBundle(withHead, { idFor, imprint })
    expect(bundleFaults(bundle)).toEqual([])
    expect(JSON.stringify(bundle)).toContain(
      '"status":"finished","class":{"system":"http://terminology.hl7.org/CodeSystem/v3-ActCode","code":"IMP",' +
        `"display":"inpatient encounter"},"serviceType":{"text":"Cirugía & <Trauma>"},` +
        `"subject":{"reference":"urn:uuid:${idFor('patient')}"},"participant":[{"type":[{"coding":[{` +
        '"system":"http://terminology.hl7.org/CodeSystem/v3-ParticipationType","code":"ATND",' +
        `"display":"attender"}]}],"individual":{"reference":"urn:uuid:${idFor('physician')}",` +
        '"display":"Dra. Inés Fe"}}],"period":{"start":"2023-09-03","end":"2023-09-06"},' +
        '"length":{"value":3,"unit":"d","system":"http://unitsofmeasure.org","code":"d"},' +
        `"diagnosis":[{"condition":{"reference":"urn:uuid:${idFor('diagnosis')}"},"use":{"coding":[{` +
        '"system":"http://terminology.hl7.org/CodeSystem/diagnosis-role","code":"DD"}]},"rank":1}],' +
        '"hospitalization":{"dischargeDisposition":{"text":"domicilio de su hija"}}',
    )
  })

  it('says in the language of the report what the course does not state', () => {
    const headIn = (language: Language) =>
      reportText({ ...report, language })
        .split('\n\n')[2]
        ?.split('\n')
    expect(languages.map((language) => headIn(language)?.[5])).toEqual([
      'Admission date: not stated',
      'Fecha de ingreso: no consta',
      "Data d'ingrés: no consta",
    ])
    for (const language of languages) expect(headIn(language)).toHaveLength(12)
  })

  it('names the corrected diagnosis, and none when the section was emptied', () => {
    const with_ = (markdown: string) =>
      headRows({ language: 'es', stay, principal: principalOf([{ key: 'main_diagnosis', markdown }]) }).at(-1)
    expect(with_('### Al alta\n\n- Pericarditis **tuberculosa**.\n- Otra.')).toMatchObject({
      text: 'Pericarditis tuberculosa.',
      spans: [],
    })
    expect(with_(' ')).toMatchObject({ text: 'no consta', isStated: false })
  })
})

describe('a corrected head', () => {
  const rowOf = (head: Head, key: string, language: Language = 'es') =>
    headRows({ language, patient, stay, head }).find((row) => row.key === key)

  it('shows the corrected value instead of the one in the course, in the language of the report', () => {
    const head: Head = { admitted: { value: '2023-09-01' }, sex: { value: 'other' }, name: { value: 'Rosa Otra' } }
    expect(rowOf(head, 'name')).toMatchObject({ text: 'Rosa Otra', isCorrected: true, isStated: true, spans: [] })
    expect(rowOf(head, 'record_number')).toMatchObject({ text: '90-114', isCorrected: false, spans: spansOf(0, 6) })
    expect([rowOf(head, 'admitted')?.text, rowOf(head, 'sex', 'en')?.text]).toEqual(['01/09/2023', 'Other'])
    expect(rowOf(head, 'days')).toMatchObject({ text: '5 días', isCorrected: false })
    expect(rowOf({ admitted: { value: null } }, 'days')?.isStated).toBe(false)
  })

  it('does not print a value that a person removed', () => {
    expect(rowOf({ age: { value: null } }, 'age')).toMatchObject({ isStated: false, isCorrected: true })
    expect(reportText({ ...withHead, head: { age: { value: null } } })).not.toContain('Edad:')
    expect(reportText({ ...withHead, head: { name: { value: 'Rosa Otra' } } })).toContain('Paciente: Rosa Otra')
  })

  it('gives a report a title from its service and date of admission', () => {
    const titleWith = (head: Head) => stayTitle({ language: 'es', patient, stay, head })
    expect(titleWith({ service: { value: 'Cirugía' } })).toBe('Cirugía, 03/09/2023')
    expect(titleWith({ service: { value: null } })).toBe('Fecha de ingreso 03/09/2023')
    expect(titleWith({ admitted: { value: null } })).toBe(null)
  })
})

it('prints the sections in the order of the contract, whatever order they come in', () => {
  const turned = { ...withHead, sections: withHead.sections.toReversed() }
  expect(reportText(turned)).toBe(reportText(withHead))
})
