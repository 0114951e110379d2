// What HL7 Europe's Hospital Discharge Report 1.0.0-ci (of 26 June 2026) on its base and core profiles 2.0.0 asks of a
// document, by the paths of its elements. Kept as rows of our own: the guide is no package of any registry.
import * as z from 'zod/mini'

interface ElementRule {
  readonly min?: number
  readonly max?: number
  /** Each of the element's codes, or those of its codings, is one of these. */
  readonly codes?: readonly string[]
  /** The kinds of resources that a reference may lead to. */
  readonly to?: readonly string[]
}

const author = ['Practitioner', 'PractitionerRole', 'Device', 'Organization'] as const
const person = ['Practitioner', 'PractitionerRole', 'Organization'] as const
const patient = { min: 1, max: 1, to: ['Patient'] } as const

/** The elements of each profile that our documents use; those of FHIR itself where the profile repeats them. */
export const elements: Readonly<Record<string, Readonly<Record<string, ElementRule>>>> = {
  'hdr/bundle-eu-hdr': {
    'Bundle.identifier': { min: 1 },
    'Bundle.type': { min: 1, codes: ['document'] },
    'Bundle.timestamp': { min: 1 },
    'Bundle.link': { max: 0 },
    'Bundle.entry': { min: 1 },
    'Bundle.entry.fullUrl': { min: 1 },
    'Bundle.entry.resource': { min: 1 },
    'Bundle.entry.search': { max: 0 },
    'Bundle.entry.request': { max: 0 },
    'Bundle.entry.response': { max: 0 },
  },
  'hdr/composition-eu-hdr': {
    'Composition.status': { min: 1, codes: ['preliminary', 'final', 'amended', 'entered-in-error'] },
    'Composition.type': { min: 1, max: 1, codes: ['34105-7'] },
    'Composition.type.coding.display': { min: 1 },
    'Composition.category': { codes: ['LP72467-1'] },
    'Composition.subject': patient,
    'Composition.encounter': { min: 1, max: 1, to: ['Encounter'] },
    'Composition.date': { min: 1 },
    'Composition.author': { min: 1, to: author },
    'Composition.title': { min: 1 },
    'Composition.attester.mode': { min: 1, codes: ['legal', 'professional', 'personal', 'official'] },
    'Composition.attester.party': { to: person },
    'Composition.custodian': { to: ['Organization'] },
    'Composition.section': { min: 1 },
    'Composition.section.title': { min: 1, max: 1 },
    'Composition.section.code': { min: 1, max: 1 },
    // This identifier is of the core profile for all documents, which ours does not build on; our documents keep it all
    // the same.
    'Composition.identifier': { min: 1, max: 1 },
    'Composition.section.text': { min: 1 },
  },
  'hdr/encounter-eu-hdr': {
    'Encounter.status': { min: 1, codes: ['triaged', 'in-progress', 'onleave', 'finished', 'unknown'] },
    'Encounter.class': { min: 1, codes: ['IMP', 'ACUTE', 'NONAC', 'OBSENC', 'SS'] },
    'Encounter.subject': patient,
    'Encounter.participant.individual': { max: 1, to: ['Practitioner', 'PractitionerRole', 'RelatedPerson'] },
    'Encounter.diagnosis.condition': { min: 1, to: ['Condition'] },
    'Encounter.serviceProvider': { to: ['Organization'] },
  },
  'base/patient-eu-core': { 'Patient.name': { min: 1 }, 'Patient.birthDate': { min: 1, max: 1 } },
  'base/practitioner-eu-core': { 'Practitioner.name': { min: 1 } },
  'base/organization-eu-core': { 'Organization.name': { min: 1 } },
  'base/condition-eu-core': {
    'Condition.code': { min: 1, max: 1 },
    'Condition.subject': patient,
    'Condition.verificationStatus': { codes: ['provisional', 'unconfirmed', 'differential', 'confirmed', 'refuted'] },
  },
  'base/allergyIntolerance-eu-core': {
    'AllergyIntolerance.code': { min: 1, max: 1 },
    'AllergyIntolerance.patient': patient,
  },
  'base/medicationStatement-eu-core': {
    'MedicationStatement.status': { min: 1 },
    'MedicationStatement.medicationCodeableConcept': { min: 1, max: 1 },
    'MedicationStatement.subject': patient,
  },
}

/**
 * The sections that are used: their code, how often they stand, which entries they may have, and whether they may have
 * parts.
 */
export const sections: Readonly<
  Record<string, { code: string; min: number; entry: readonly string[] | null; parts: boolean }>
> = {
  sectionHospitalCourse: { code: '8648-8', min: 1, entry: null, parts: true },
  sectionSynthesis: { code: '67781-5', min: 0, entry: null, parts: true },
  sectionDiagnosticSummary: { code: '11535-2', min: 0, entry: ['Condition'], parts: true },
  sectionAllergies: { code: '48765-2', min: 0, entry: ['AllergyIntolerance', 'DocumentReference'], parts: true },
  sectionDischargeMedications: {
    code: '75311-1',
    min: 0,
    entry: ['MedicationRequest', 'MedicationDispense', 'MedicationStatement'],
    parts: true,
  },
  sectionSignificantProcedures: { code: '10185-7', min: 0, entry: ['Procedure'], parts: false },
  sectionSignificantResults: {
    code: '30954-2',
    min: 0,
    entry: ['Observation', 'DiagnosticReport', 'DocumentReference'],
    parts: true,
  },
  sectionAdmissionEvaluation: { code: '67851-6', min: 0, entry: null, parts: true },
  sectionFunctionalStatus: {
    code: '47420-5',
    min: 0,
    entry: ['Condition', 'ClinicalImpression', 'Observation', 'DocumentReference', 'QuestionnaireResponse'],
    parts: true,
  },
  sectionPatientHx: { code: '11329-0', min: 0, entry: null, parts: true },
  sectionPlanOfCare: { code: '18776-5', min: 0, entry: ['CarePlan', 'DocumentReference'], parts: true },
}

const node = z.record(z.string(), z.unknown())
const reference = z.object({ reference: z.string() })
const typed = z.looseObject({ resourceType: z.string() })
const sectionShape = z.looseObject({
  code: z.object({ coding: z.array(z.object({ system: z.literal('http://loinc.org'), code: z.string() })) }),
  entry: z.optional(z.array(reference)),
  section: z.optional(z.array(z.unknown())),
})
const bundleShape = z.object({ entry: z.array(z.looseObject({ fullUrl: z.optional(z.string()), resource: typed })) })
type BundleEntries = z.infer<typeof bundleShape>['entry']

/** The values of an element. A primitive that is only marked absent is among them. */
function valuesOf(parent: unknown, name: string): unknown[] {
  const read = node.safeParse(parent)
  if (!read.success) return []
  const value = read.data[name] ?? read.data[`_${name}`]
  return value === undefined ? [] : Array.isArray(value) ? value : [value]
}

/** Every code in a value: its own, that of a coding, or those of a concept. */
function codesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  const [code] = valuesOf(value, 'code')
  const own = typeof code === 'string' ? [code] : []
  return [...own, ...valuesOf(value, 'coding').flatMap(codesIn)]
}

const kindOf = (entries: BundleEntries, to: unknown): string => {
  const read = reference.safeParse(to)
  const found = entries.find(({ fullUrl }) => read.success && fullUrl === read.data.reference)
  return found?.resource.resourceType ?? 'nothing'
}

/** What is wrong with one element, which is named by its path. */
function elementFaults(
  resource: unknown,
  path: string,
  { rule, entries }: { rule: ElementRule; entries: BundleEntries },
): string[] {
  const steps = path.split('.').slice(1)
  const name = steps.at(-1) ?? ''
  const parents = steps
    .slice(0, -1)
    .reduce<unknown[]>((at, step) => at.flatMap((each) => valuesOf(each, step)), [resource])
  return parents.flatMap((parent) => {
    const values = valuesOf(parent, name)
    const { min = 0, max = Infinity, codes, to } = rule
    const codeFault =
      codes !== undefined && values.some((value) => !codesIn(value).some((code) => codes.includes(code)))
    const targetFault = to !== undefined && values.some((value) => !to.includes(kindOf(entries, value)))
    return values.length < min || values.length > max || codeFault || targetFault ? [path] : []
  })
}

function sectionFaults(composition: unknown, entries: BundleEntries): string[] {
  const read = z.safeParse(z.array(sectionShape), valuesOf(composition, 'section'))
  if (!read.success) return ['Composition.section.code']
  const coded = (code: string) => read.data.filter((each) => each.code.coding.some((one) => one.code === code))
  return Object.entries(sections).flatMap(([slice, { code, min, entry, parts }]) => {
    const path = `Composition.section:${slice}`
    const found = coded(code)
    const foreign = found
      .flatMap((each) => each.entry ?? [])
      .some((to) => !(entry ?? [kindOf(entries, to)]).includes(kindOf(entries, to)))
    return [
      ...(found.length < min || found.length > 1 ? [path] : []),
      ...(foreign ? [`${path}.entry`] : []),
      ...(!parts && found.some((each) => each.section !== undefined) ? [`${path}.section`] : []),
    ]
  })
}

/** A name has a given name, a family name, a text or a reason for its absence (eu-pat-1). */
const isNamed = (name: unknown): boolean =>
  ['given', 'family', 'text', 'extension'].some((part) => valuesOf(name, part).length > 0)

/** The paths of the profile that a document violates; empty where it keeps the profile. */
export function profileFaults(bundle: unknown): string[] {
  const { entry: entries } = z.parse(bundleShape, bundle)
  const resources = [z.parse(typed, bundle), ...entries.map(({ resource }) => resource)]
  const kinds = entries.map(({ resource }) => resource.resourceType)
  const claimed = (resource: unknown, profile: string) =>
    valuesOf(valuesOf(resource, 'meta')[0], 'profile').includes(
      `http://hl7.eu/fhir/${profile.replace('/', '/StructureDefinition/')}`,
    )
  const of = Object.entries(elements).flatMap(([profile, rules]) => {
    const [type = ''] = (Object.keys(rules)[0] ?? '').split('.')
    return resources
      .filter(({ resourceType }) => resourceType === type)
      .flatMap((resource) => [
        ...(claimed(resource, profile) ? [] : [`${type}.meta.profile`]),
        ...Object.entries(rules).flatMap(([path, rule]) => elementFaults(resource, path, { rule, entries })),
      ])
  })
  const [first, ...others] = kinds
  const names = resources
    .filter(({ resourceType }) => resourceType === 'Patient')
    .flatMap((each) => valuesOf(each, 'name'))
  return [
    ...of,
    ...(first === 'Composition' ? sectionFaults(entries[0]?.resource, entries) : ['Bundle.entry:composition']),
    ...(others.includes('Composition') ? ['bdl-hdr-1'] : []),
    ...(['Patient', 'Encounter'] as const)
      .filter((kind) => !kinds.includes(kind))
      .map((kind) => `Bundle.entry:${kind}`),
    ...(names.every(isNamed) ? [] : ['eu-pat-1']),
  ]
}
