// Every document is validated against HL7 Europe's Hospital Discharge Report (decision 0051), for each kind of author
// and signature.
import type { ReportItem, ReportSection } from '@alta/contract/report'
import { sectionKeys } from '@alta/contract/sections'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { caseTexts } from '../../cases/case-texts.ts'
import { writeReport } from '../report/engine.ts'
import { reportBundle } from './bundle.ts'
import { profileFaults, sections } from './cases/hdr-profile.ts'
import { report } from './cases/report.ts'
import { completeHead } from './cases/complete-head.ts'
import type { Imprint } from './imprint.ts'

const ids = new Map<string, string>()
const idFor = (resource: string): string => {
  const id = ids.get(resource) ?? `${String(ids.size).padStart(8, '0')}-0000-4000-8000-000000000000`
  ids.set(resource, id)
  return id
}
const generated: Imprint = { time: '2026-03-02T10:00:00Z', revision: 0, signature: null }
const corrected: Imprint = { ...generated, revision: 1, organisation: 'Hospital de Prueba' }
const signed: Imprint = {
  ...corrected,
  signature: { digest: 'ab'.repeat(32), signed_at: '2026-03-03T08:00:00Z', signed_by: { name: 'Dra. Santos' } },
}
const amended: Imprint = { ...signed, revision: 3, amends: true }
const annulled: Imprint = {
  ...signed,
  annulled: { annulled_at: '2026-03-04T08:00:00Z', annulled_by: { name: 'Dr. Vidal' }, reason: 'Otro paciente' },
}
const imprints = { generated, corrected, signed, amended, annulled }
const head = { ...completeHead, name: { value: 'Nicanor Vidal' } } as const

const composition = z.looseObject({ status: z.string(), identifier: z.unknown(), extension: z.unknown() })
const document = z.looseObject({
  entry: z.array(z.looseObject({ fullUrl: z.string(), resource: z.looseObject({ resourceType: z.string() }) })),
})
const made = (imprint: Imprint) =>
  z.parse(document, structuredClone(reportBundle({ ...report, head }, { idFor, imprint })))
const composed = (imprint: Imprint) => z.parse(composition, made(imprint).entry[0]?.resource)

describe('HL7 Europe’s profile is met by the document of', () => {
  it.each(caseTexts)('$name, with the head of its course and with a complete head', ({ text }) => {
    const written = writeReport(text)
    const faults = Object.values(imprints).flatMap((imprint) => [
      ...profileFaults(reportBundle(written, { idFor, imprint })),
      ...profileFaults(reportBundle({ ...written, head }, { idFor, imprint })),
    ])
    expect(faults).toEqual([])
  })

  it('a report that a person emptied', () => {
    const emptied = { ...report, sections: sectionKeys.map((key) => ({ key, markdown: '' })) }
    for (const imprint of Object.values(imprints))
      expect(profileFaults(reportBundle(emptied, { idFor, imprint }))).toEqual([])
  })
})

describe('elements that the profile requires of a producer', () => {
  it('status, author and attester follow the signature', () => {
    expect(Object.values(imprints).map((imprint) => composed(imprint).status)).toEqual([
      'preliminary',
      'preliminary',
      'final',
      'amended',
      'entered-in-error',
    ])
    const [device, signer] = ['device', 'signer'].map((name) => ({ reference: `urn:uuid:${idFor(name)}` }))
    expect(composed(corrected)['author']).toEqual([device])
    expect(composed(corrected)['attester']).toBeUndefined()
    expect(composed(signed)['author']).toEqual([signer, device])
    expect(composed(signed)['attester']).toEqual([{ mode: 'legal', time: '2026-03-03T08:00:00Z', party: signer }])
  })

  it('category, period, custodian and language are set; the identifier stays, its version increases', () => {
    expect(composed(signed)).toMatchObject({
      language: 'es-ES',
      category: [{ coding: [{ system: 'http://loinc.org', code: 'LP72467-1' }] }],
      event: [{ period: { start: '2026-02-20', end: '2026-03-01' } }],
      custodian: { reference: `urn:uuid:${idFor('organisation')}` },
      identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${idFor('report')}` },
      extension: [
        { url: 'http://hl7.org/fhir/5.0/StructureDefinition/extension-Composition.version', valueString: '1' },
      ],
    })
    expect(composed(amended).identifier).toEqual(composed(signed).identifier)
    expect(composed(amended).extension).toMatchObject([{ valueString: '3' }])
  })

  it('the principal diagnosis is in the encounter and in its section, unless it is ruled out', () => {
    const conditionOf = (text: string, flags: ReportItem['flags']) => {
      const item: ReportItem = { text, spans: [], origin: 'extracted', support: 'verbatim', flags }
      const main: ReportSection = { key: 'main_diagnosis', items: [item] }
      const others = report.sections.filter(({ key }) => key !== 'main_diagnosis')
      const bundle = reportBundle({ ...report, sections: [main, ...others] }, { idFor, imprint: signed })
      return z.parse(document, structuredClone(bundle)).entry
    }
    const entries = conditionOf('Neumonía lobar', ['possible'])
    const condition = entries.find(({ resource }) => resource.resourceType === 'Condition')
    expect(condition?.resource).toMatchObject({
      code: { text: 'Neumonía lobar' },
      verificationStatus: { coding: [{ code: 'provisional' }] },
    })
    const [{ resource: first }, , { resource: encounter }] = z.parse(
      z.tuple([z.any(), z.any(), z.any()], z.any()),
      entries,
    )
    expect(encounter.diagnosis).toMatchObject([{ condition: { reference: condition?.fullUrl }, rank: 1 }])
    const diagnoses = first.section.find((each: { title: string }) => each.title === 'Diagnósticos')
    expect(diagnoses).toMatchObject({ entry: [{ reference: condition?.fullUrl }] })
    expect(JSON.stringify(conditionOf('Tuberculosis', ['ruled_out']))).not.toContain('"Condition"')
  })
})

describe('the rules detect a fault in', () => {
  const whole = JSON.stringify(reportBundle({ ...report, head }, { idFor, imprint: signed }))
  const without = (name: string) => new RegExp(`"${name}":("[^"]*"|\\{[^{}]*\\}),`)
  const leads = (name: string) => new RegExp(`("${name}":\\[?\\{"reference":"urn:uuid:)${idFor('signer')}`)
  const breaks: [string, RegExp, string][] = [
    ['Bundle.timestamp', without('timestamp'), ''],
    ['Bundle.identifier', without('identifier'), ''],
    ['Bundle.type', /"type":"document"/, '"type":"collection"'],
    ['Bundle.link', /"type":"document"/, '"type":"document","link":[{"relation":"self","url":"a"}]'],
    ['Bundle.entry.fullUrl', without('fullUrl'), ''],
    ['Bundle.entry.search', /"fullUrl"/, '"search":{"mode":"match"},"fullUrl"'],
    ['Bundle.entry:composition', /"resourceType":"Composition"/, '"resourceType":"Basic"'],
    ['Bundle.entry:Encounter', /"resourceType":"Encounter"/, '"resourceType":"Basic"'],
    ['bdl-hdr-1', /"resourceType":"Device"/, '"resourceType":"Composition"'],
    ['Composition.status', /"status":"final"/, '"status":"done"'],
    ['Composition.type', /"34105-7"/, '"18842-5"'],
    ['Composition.type.coding.display', /,"display":"Hospital Discharge summary"/, ''],
    ['Composition.subject', without('subject'), ''],
    ['Composition.encounter', without('encounter'), ''],
    ['Composition.date', without('date'), ''],
    ['Composition.title', /"title":"Informe[^"]*",/, ''],
    ['Composition.author', leads('author'), `$1${idFor('patient')}`],
    ['Composition.attester.party', leads('party'), `$1${idFor('device')}`],
    ['Composition.section.title', /"title":"Alergias",/, ''],
    ['Composition.section.text', /"text":\{"status":"generated","div":"(?:[^"\\]|\\.)*"\},("section")/, '$1'],
    ['Patient.birthDate', /,"birthDate":"1948-02-03"/, ''],
    ['eu-pat-1', /"name":\[\{"text":"Nicanor Vidal"\}\]/, '"name":[{"use":"official"}]'],
    ['Patient.meta.profile', /patient-eu-core/, 'patient'],
    ['Encounter.status', /"status":"finished"/, '"status":"planned"'],
    ['Encounter.class', /"code":"IMP"/, '"code":"AMB"'],
    ['Organization.name', /"name":"Hospital de Prueba"/, '"active":true'],
    ['Practitioner.name', /"name":\[\{"text":"Dr. Vidal"\}\]/, '"active":true'],
    ...Object.entries(sections).map(([slice, { code }]): [string, RegExp, string] => [
      `Composition.section:${slice}`,
      slice === 'sectionHospitalCourse' ? new RegExp(`"${code}"`) : /"8648-8"/,
      slice === 'sectionHospitalCourse' ? '"1-8"' : `${JSON.stringify(code)}`,
    ]),
    [
      'Composition.section:sectionSignificantProcedures.section',
      /("10185-7"[^\]]*\]\},)/,
      '$1"section":[{"title":"a"}],',
    ],
    [
      'Composition.section:sectionAllergies.entry',
      /("48765-2"[^\]]*\]\},)/,
      `$1"entry":[{"reference":"urn:uuid:${idFor('patient')}"}],`,
    ],
  ]
  it.each(breaks)('%s', (path, pattern, replacement) => {
    expect(profileFaults(JSON.parse(whole))).toEqual([])
    const broken = whole.replace(pattern, replacement)
    expect(broken).not.toBe(whole)
    expect(profileFaults(JSON.parse(broken))).toContain(path)
  })
})
