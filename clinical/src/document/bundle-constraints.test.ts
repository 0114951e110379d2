import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { caseTexts } from '../../cases/case-texts.ts'
import { writeReport } from '../report/engine.ts'
import { reportBundle } from './bundle.ts'

/**
 * Constraints of FHIR R4 for Bundle, Composition, Patient, Encounter and all elements. Those of HL7 Europe are in
 * bundle-profile.test.ts.
 */

const date = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/
const id = z.string().check(z.regex(/^[A-Za-z0-9.-]{1,64}$/))
const absent = z.object({ extension: z.array(z.object({ url: z.string(), valueCode: z.literal('unknown') })) })
const reference = z.object({ reference: z.string() })

const resources: Readonly<Record<string, z.ZodMiniType>> = {
  Composition: z.object({
    id,
    status: z.enum(['preliminary', 'final']),
    type: z.object({ coding: z.tuple([z.object({ code: z.literal('34105-7'), display: z.string() })]) }),
    subject: reference,
    encounter: reference,
    date: z.string().check(z.regex(instant)),
    author: z.array(reference).check(z.minLength(1)),
    title: z.string().check(z.minLength(1)),
    section: z.array(z.unknown()).check(z.minLength(1)),
  }),
  Patient: z.object({
    id,
    gender: z.enum(['male', 'female', 'other', 'unknown']),
    identifier: z.array(z.union([z.object({ value: z.string() }), absent])).check(z.minLength(1)),
    name: z.array(z.union([z.object({ text: z.string() }), absent])).check(z.minLength(1)),
    birthDate: z.optional(z.string().check(z.regex(date))),
    _birthDate: z.optional(absent),
  }),
  Encounter: z.object({
    id,
    status: z.enum(['finished', 'unknown']),
    class: z.object({ system: z.string(), code: z.literal('IMP') }),
    subject: reference,
    period: z.object({
      start: z.optional(z.string().check(z.regex(date))),
      end: z.optional(z.string().check(z.regex(date))),
    }),
  }),
  AllergyIntolerance: z.object({
    id,
    // ait-1: the only clinical status of a refuted allergy is "inactive".
    clinicalStatus: z.object({
      coding: z.array(z.object({ system: z.string(), code: z.enum(['active', 'inactive']) })),
    }),
    verificationStatus: z.optional(
      z.object({ coding: z.array(z.object({ code: z.enum(['refuted', 'unconfirmed']) })) }),
    ),
    code: z.object({ text: z.string() }),
    patient: reference,
  }),
  MedicationStatement: z.object({
    id,
    status: z.enum(['active', 'stopped', 'unknown']),
    medicationCodeableConcept: z.object({ text: z.string() }),
    subject: reference,
  }),
  Condition: z.object({
    id,
    verificationStatus: z.optional(
      z.object({ coding: z.array(z.object({ code: z.enum(['provisional', 'unconfirmed']) })) }),
    ),
    category: z.array(z.unknown()).check(z.minLength(1)),
    code: z.object({ text: z.string() }),
    subject: reference,
    encounter: reference,
  }),
  Device: z.object({ id, deviceName: z.array(z.object({ name: z.string(), type: z.string() })) }),
  Organization: z.object({ id, name: z.string().check(z.minLength(1)) }),
  Practitioner: z.object({ id, name: z.array(z.object({ text: z.string() })).check(z.minLength(1)) }),
}

const bundle = z.object({
  resourceType: z.literal('Bundle'),
  type: z.literal('document'),
  // bdl-9, bdl-10
  identifier: z.object({ system: z.string(), value: z.string() }),
  timestamp: z.string().check(z.regex(instant)),
  entry: z.array(z.object({ fullUrl: z.string(), resource: z.looseObject({ resourceType: z.string() }) })),
})

/** ele-1: an element has a value or children. Returns the paths of everything that is null, empty or blank. */
function hollow(value: unknown, path = ''): string[] {
  if (value === null || value === '' || (typeof value === 'string' && value.trim() === '')) return [path]
  if (typeof value !== 'object') return []
  const inner = Object.entries(value)
  return inner.length === 0 ? [path] : inner.flatMap(([key, child]) => hollow(child, `${path}.${key}`))
}

const section = z.object({
  title: z.string(),
  text: z.optional(z.unknown()),
  entry: z.optional(z.array(z.unknown())),
  emptyReason: z.optional(z.unknown()),
  section: z.optional(z.array(z.unknown())),
})

/** cmp-1: a section has text, entries or sections. cmp-2: it has a reason for emptiness only without entries. */
function sectionFaults(value: unknown): string[] {
  const { title, text, entry, emptyReason, section: inner = [] } = z.parse(section, value)
  const isBare = text === undefined && entry === undefined && inner.length === 0
  return [
    ...(isBare ? [`cmp-1 ${title}`] : []),
    ...(emptyReason !== undefined && entry !== undefined ? [`cmp-2 ${title}`] : []),
    ...inner.flatMap(sectionFaults),
  ]
}

const resourceTypes = ['bundle', 'composition', 'patient', 'encounter', 'physician', 'device', 'organisation', 'signer']
const idFor = (resource: string) => {
  if (!resourceTypes.includes(resource)) resourceTypes.push(resource)
  return `${String(resourceTypes.indexOf(resource)).padStart(8, '0')}-0000-4000-8000-000000000000`
}
const letterhead = { name: '', address: ['Calle Mayor 1'], footer: '', logo: null }
const signature = { digest: 'ab'.repeat(32), signed_at: '2026-03-03T08:00:00Z', signed_by: { name: 'Dra. Santos' } }
const imprint = { time: '2026-03-02T10:00:00Z', revision: 1, signature, organisation: 'Hospital', letterhead }
const head = {
  record_number: { value: '12/345' },
  birth_date: { value: '1948-02-03' },
  sex: { value: 'female' },
  physician: { value: 'Dr. Vidal' },
} as const

it.each(caseTexts)('the document of $name meets the constraints of FHIR R4', ({ text }) => {
  const report = { ...writeReport(text), head }
  const madeBundle = reportBundle(report, { idFor, imprint })
  const { entry } = z.parse(bundle, madeBundle)
  // bdl-11: a document begins with its composition
  expect(entry[0]?.resource.resourceType).toBe('Composition')
  expect(hollow(madeBundle)).toEqual([])
  const faults = entry.flatMap(({ resource }) => {
    const read = resources[resource.resourceType]?.safeParse(resource)
    return read?.success === true ? [] : [`${resource.resourceType}: ${read?.error?.message ?? 'not known'}`]
  })
  expect(faults).toEqual([])
  const { section: sections } = z.parse(z.looseObject({ section: z.array(z.unknown()) }), entry[0]?.resource)
  expect(sections.flatMap(sectionFaults)).toEqual([])
  const patient = entry.find(({ resource }) => resource.resourceType === 'Patient')?.resource
  expect(patient).toMatchObject({ gender: 'female', birthDate: '1948-02-03', identifier: [{ value: '12/345' }] })
})
