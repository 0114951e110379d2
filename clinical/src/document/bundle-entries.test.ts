import type { ReportItem, ReportSection } from '@alta/contract/report'
import { sectionKeys } from '@alta/contract/sections'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { reportBundle } from './bundle.ts'
import { bundleFaults } from './cases/bundle-rules.ts'

const quoted = (text: string, ...flags: ReportItem['flags']): ReportItem => ({
  text,
  spans: [{ start: 0, end: text.length }],
  origin: 'extracted',
  support: 'verbatim',
  flags,
})
const heading = (text: string): ReportItem => ({ ...quoted(text, 'subheading'), spans: [], origin: 'template' })
const items: Partial<Record<ReportSection['key'], ReportItem[]>> = {
  allergies: [
    quoted('Penicilina: urticaria', 'list_item'),
    quoted('Metamizol?', 'list_item', 'possible'),
    quoted('No otras alergias a fármacos conocidas', 'list_item'),
    quoted('Queda puesta la alerta', 'list_item'),
    heading('Descartadas'),
    quoted('No es alérgico a AAS', 'list_item', 'ruled_out'),
  ],
  medication: [
    heading('Tratamiento previo'),
    quoted('Enalapril 5 mg', 'list_item'),
    heading('Tratamiento al alta'),
    quoted('Enalapril 10 mg', 'list_item', 'changed'),
    quoted('Omeprazol 20 mg', 'list_item', 'continued'),
    heading('Suspendido o a evitar'),
    quoted('Digoxina', 'list_item', 'stopped'),
  ],
}
const resource = z.looseObject({ resourceType: z.string(), id: z.string() })
const bundle = z.looseObject({ entry: z.array(z.looseObject({ resource })) })
const ids: string[] = []
const idFor = (name: string) => {
  if (!ids.includes(name)) ids.push(name)
  return `${String(ids.indexOf(name)).padStart(8, '0')}-0000-4000-8000-000000000000`
}

function bundleOf(sections: readonly (ReportSection | { key: 'allergies' | 'medication'; markdown: string })[]) {
  const engine = { name: 'alta-extractive', version: '2.0.0' }
  const imprint = { time: '2026-03-02T10:00:00Z', revision: 0, signature: null }
  return reportBundle({ language: 'es', engine, title: null, sections }, { idFor, imprint })
}
const generated = sectionKeys.map((key): ReportSection => {
  const own = items[key]
  return own === undefined ? { key, empty: 'not_documented', items: [] } : { key, items: own }
})
const stated = (made: object, type: string) =>
  z
    .parse(bundle, structuredClone(made))
    .entry.flatMap((entry) => (entry.resource.resourceType === type ? [entry.resource] : []))

describe('allergies and drugs as FHIR entries', () => {
  const madeBundle = bundleOf(generated)

  it('are valid, and referenced by their sections', () => {
    expect(bundleFaults(madeBundle)).toEqual([])
    expect(JSON.stringify(madeBundle).match(/"entry":\[\{"reference"/g)).toHaveLength(2)
  })

  it('state the verification status of an allergy only where the course gives one', () => {
    const code = (value: unknown) => /"code":"([a-z]+)"/.exec(JSON.stringify(value) ?? '')?.[1]
    const allergies = stated(madeBundle, 'AllergyIntolerance')
    expect(
      allergies.map((each) => [each['code'], code(each['verificationStatus']), code(each['clinicalStatus'])]),
    ).toEqual([
      [{ text: 'Penicilina: urticaria' }, undefined, 'active'],
      [{ text: 'Metamizol?' }, 'unconfirmed', 'active'],
      [{ text: 'No es alérgico a AAS' }, 'refuted', 'inactive'],
    ])
  })

  it('state whether a drug is taken, and whether it was changed', () => {
    const drugs = stated(madeBundle, 'MedicationStatement')
    expect(drugs.map((each) => [each['medicationCodeableConcept'], each['status'], each['statusReason']])).toEqual([
      [{ text: 'Enalapril 10 mg' }, 'active', [{ text: 'se modifica' }]],
      [{ text: 'Omeprazol 20 mg' }, 'active', undefined],
      [{ text: 'Digoxina' }, 'stopped', undefined],
    ])
  })

  it('are not made from text that a person wrote', () => {
    const text = JSON.stringify(
      bundleOf([
        { key: 'allergies', markdown: 'Penicilina' },
        { key: 'medication', markdown: '### Tratamiento al alta\n\n- Enalapril' },
      ]),
    )
    expect(text).not.toMatch(/AllergyIntolerance|MedicationStatement/)
  })
})
