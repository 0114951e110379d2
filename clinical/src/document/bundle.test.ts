import * as z from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundleFaults } from './cases/bundle-rules.ts'
import { reportBundle } from './bundle.ts'
import { report } from './cases/report.ts'

const resources = ['bundle', 'composition', 'patient', 'encounter', 'physician', 'device', 'organisation', 'signer']
const imprint = { time: '2026-03-02T10:00:00+01:00', revision: 0, signature: null }
const options = {
  idFor: (resource: string) => `0000000${resources.indexOf(resource)}-0000-4000-8000-000000000000`,
  imprint,
}
const signature = {
  digest: 'ab'.repeat(32),
  signed_at: '2026-03-03T08:00:00Z',
  signed_by: { name: 'Dra. Elvira Santos' },
}

const concept = z.looseObject({ coding: z.array(z.looseObject({ code: z.string() })) })
const narrativeField = z.strictObject({ status: z.literal('generated'), div: z.string() })
const section = z.strictObject({
  title: z.string().check(z.minLength(1)),
  code: z.optional(concept),
  text: z.optional(narrativeField),
  emptyReason: z.optional(concept),
  get section() {
    return z.optional(z.array(section))
  },
})
type BundleSection = z.infer<typeof section>
const reference = z.strictObject({ reference: z.string() })
const composition = z.looseObject({
  resourceType: z.literal('Composition'),
  status: z.string(),
  type: concept,
  subject: reference,
  encounter: reference,
  date: z.string(),
  author: z.array(reference),
  title: z.string(),
  section: z.array(section),
})
const bundle = z.looseObject({
  resourceType: z.literal('Bundle'),
  type: z.literal('document'),
  identifier: z.strictObject({ system: z.string(), value: z.string() }),
  timestamp: z.string(),
  entry: z.array(
    z.strictObject({ fullUrl: z.string(), resource: z.looseObject({ resourceType: z.string(), id: z.string() }) }),
  ),
})

const all = (sections: readonly BundleSection[]): BundleSection[] =>
  sections.flatMap((each) => [each, ...all(each.section ?? [])])
const codeOf = (each: BundleSection | undefined): string | undefined => each?.code?.coding[0]?.code

/** Tags that stay open or are closed in the wrong order; empty if the XML is well formed. */
function unclosed(xml: string): string {
  const open: string[] = []
  for (const [, slash, tag = '', empty] of xml.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (slash === '/' && open.at(-1) === tag) open.pop()
    else if (empty !== '/') open.push(slash + tag)
  }
  return open.join(' ')
}

describe('a report as a FHIR document', () => {
  const madeBundle = reportBundle(report, options)
  let whole: z.infer<typeof bundle>
  let head: z.infer<typeof composition>
  let sections: BundleSection[]
  beforeAll(() => {
    whole = z.parse(bundle, structuredClone(madeBundle))
    head = z.parse(composition, whole.entry[0]?.resource)
    sections = all(head.section)
  })

  it('begins with the composition, and every reference resolves to an entry', () => {
    const urls = whole.entry.map((entry) => entry.fullUrl)
    expect(urls).toEqual(whole.entry.map((entry) => `urn:uuid:${entry.resource.id}`))
    expect(whole.entry.map((entry) => entry.resource.resourceType)).toEqual([
      'Composition',
      'Patient',
      'Encounter',
      'Device',
    ])
    for (const { reference: url } of [head.subject, head.encounter, ...head.author]) expect(urls).toContain(url)
  })

  it('arranges the sections as the European guide does', () => {
    expect(head.section.map(codeOf)).toEqual([
      '8648-8',
      '67781-5',
      '11535-2',
      '48765-2',
      '75311-1',
      '10185-7',
      '30954-2',
      '67851-6',
      '47420-5',
      '11329-0',
      '18776-5',
    ])
    const admission = head.section.find((each) => codeOf(each) === '67851-6')
    expect(admission?.section?.map(codeOf)).toEqual(['10164-2', '29545-1', '29545-1'])
    expect(head.section[0]?.section?.map((each) => each.title)).toEqual(['Complicaciones'])
  })

  it('contains all 18 sections, each with text, and three groups that list their sections', () => {
    expect(sections.filter((each) => each.text !== undefined)).toHaveLength(21)
    const background = sections.find((each) => codeOf(each) === '11329-0')
    expect(background?.text?.div).toContain(
      '<p>Antecedentes patológicos · Antecedentes familiares · Hábitos tóxicos</p>',
    )
    expect(background?.section?.map(codeOf)).toEqual(['11348-0', '10157-6', '29762-2'])
  })

  it('distinguishes an undocumented section from a stated "none"', () => {
    const reasonOf = (title: string) => sections.find((each) => each.title === title)?.emptyReason?.coding[0]?.code
    expect(reasonOf('Alergias')).toBe('nilknown')
    expect(reasonOf('Complicaciones')).toBe('unavailable')
    expect(reasonOf('Evolución')).toBeUndefined()
  })

  it('writes narrative that is well formed and escaped', () => {
    const course = sections.find((each) => each.title === 'Evolución')?.text?.div
    expect(course).toMatch(/^<div xmlns="http:\/\/www.w3.org\/1999\/xhtml" lang="es" xml:lang="es">/)
    expect(course).toContain('<p>Afebril &#60; 37 ºC &#38; estable.</p>')
    expect(sections.map(({ text }) => unclosed(text?.div ?? '')).filter((tags) => tags !== '')).toEqual([])
  })

  it('is preliminary without a signature, and marks patient and stay as unknown', () => {
    expect(head.status).toBe('preliminary')
    const absent = {
      extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
    }
    const [, patient, encounter] = whole.entry.map(({ resource }) => resource)
    expect(patient).toEqual({
      resourceType: 'Patient',
      id: options.idFor('patient'),
      meta: { profile: ['http://hl7.eu/fhir/base/StructureDefinition/patient-eu-core'] },
      identifier: [absent],
      name: [absent],
      gender: 'unknown',
      _birthDate: absent,
    })
    expect(encounter).toMatchObject({ resourceType: 'Encounter', status: 'unknown' })
    expect(encounter?.['period']).toEqual({ _start: absent, _end: absent })
  })

  it('contains patient and stay when they are known', () => {
    const head = {
      name: { value: 'Nicanor Vidal' },
      record_number: { value: '90-1' },
      birth_date: { value: '1955-02-03' },
      sex: { value: 'male' },
      admitted: { value: '2026-02-20' },
      discharged: { value: '2026-03-02' },
      physician: { value: 'Dra. Irene Salas' },
    } as const
    const known = reportBundle({ ...report, head }, { ...options, imprint: { ...imprint, signature } })
    expect(bundleFaults(known)).toEqual([])
    const { entry } = z.parse(bundle, known)
    expect(entry[0]?.resource['status']).toBe('final')
    expect(entry[1]?.resource).toMatchObject({
      identifier: [{ type: { coding: [{ code: 'MR' }] }, value: '90-1' }],
      name: [{ text: 'Nicanor Vidal' }],
      gender: 'male',
      birthDate: '1955-02-03',
    })
    expect(entry[3]?.resource).toMatchObject({ resourceType: 'Practitioner', name: [{ text: 'Dra. Irene Salas' }] })
    expect(entry[2]?.resource['participant']).toMatchObject([{ individual: { reference: entry[3]?.fullUrl } }])
    expect(entry[2]?.resource).toMatchObject({ status: 'finished', period: { start: '2026-02-20', end: '2026-03-02' } })
    expect(JSON.stringify(known)).not.toContain('data-absent-reason')
  })

  it('has the same bytes for the same report, ids and time', () => {
    expect(JSON.stringify(reportBundle(report, options))).toBe(JSON.stringify(madeBundle))
  })
})
