import { type SectionKey, sectionTitles } from '@alta/contract/sections'
import { documentWords } from '../lexicon/document-words.ts'
import { type EntryResource, sectionEntries } from './bundle-entries.ts'
import { type FhirSection, inOrder, type Placed } from './bundle-order.ts'
import { houseName, type Imprint, letterheadLines } from './imprint.ts'
import { narrative } from './narrative.ts'
import { documentTitle, openingNodes, type PrintableReport, printedSections, signatureBlocks } from './report-tree.ts'
import { isEmpty, paragraph, type PrintableSection, sectionBlocks } from './section-blocks.ts'
import { headOf, shownDays, shownHead } from './shown-head.ts'

export type BundleResource =
  | 'bundle'
  | 'composition'
  | 'patient'
  | 'encounter'
  | 'physician'
  | 'device'
  | 'organisation'
  | 'signer'
  | `allergy-${number}`
  | `medication-${number}`

interface BundleOptions {
  /** A UUID for the bundle and each of its resources; the same name always gets the same one. */
  readonly idFor: (resource: BundleResource) => string
  /** Unsigned: status "preliminary"; signed: "final" with the signer as attester; annulled: "entered-in-error". */
  readonly imprint: Imprint
}

const loinc = 'http://loinc.org'
const listEmptyReason = 'http://terminology.hl7.org/CodeSystem/list-empty-reason'

function coded(code: string, display: string): object {
  return { coding: [{ system: loinc, code, display }] }
}

const codes = {
  course: coded('8648-8', 'Hospital course Narrative'),
  courseByProblem: coded('67781-5', 'Summarization of encounter note Narrative'),
  diagnoses: coded('11535-2', 'Hospital discharge Dx Narrative'),
  allergies: coded('48765-2', 'Allergies and adverse reactions Document'),
  medication: coded('75311-1', 'Discharge medications Narrative'),
  procedures: coded('10185-7', 'Hospital discharge procedures Narrative'),
  tests: coded('30954-2', 'Relevant diagnostic tests/laboratory data Narrative'),
  examination: coded('29545-1', 'Physical findings Narrative'),
  admission: coded('67851-6', 'Admission evaluation note'),
  functional: coded('47420-5', 'Functional status assessment note'),
  background: coded('11329-0', 'History general Narrative - Reported'),
  plan: coded('18776-5', 'Plan of care note'),
} as const

/** Of the Composition. */
const statusOf = ({ signature, annulled }: Imprint): string => {
  if (annulled) return 'entered-in-error'
  return signature === null ? 'preliminary' : 'final'
}

const urn = (id: string): string => `urn:uuid:${id}`
const referenceTo = (id: string): object => ({ reference: urn(id) })

const absent = {
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
}

const coding = (system: string, code: string, display: string): object => ({
  coding: [{ system: `http://terminology.hl7.org/CodeSystem/${system}`, code, display }],
})
const recordNumber = coding('v2-0203', 'MR', 'Medical record number')
const attender = coding('v3-ParticipationType', 'ATND', 'attender')

/** What a person wrote is never read as "none": only silence is marked. */
function emptyReason(section: PrintableSection): { emptyReason?: object } {
  const none = !('markdown' in section) && section.empty === 'explicit_none'
  if (!none && !isEmpty(section)) return {}
  const code = none ? 'nilknown' : 'unavailable'
  return { emptyReason: { coding: [{ system: listEmptyReason, code }] } }
}

/** The resources that the section of this key rests on. */
function entriesOf(report: PrintableReport, { idFor }: BundleOptions, key: SectionKey): EntryResource[] {
  const { language, accepted = [] } = report
  const section = report.sections.find((each) => each.key === key)
  return section === undefined
    ? []
    : sectionEntries(section, { language, accepted, subject: referenceTo(idFor('patient')), idFor })
}

/** The sections in the places HL7 Europe's Hospital Discharge Report gives them, ordered as the organisation has them. */
function documentSections(report: PrintableReport, options: BundleOptions): FhirSection[] {
  const { language } = report
  const words = documentWords[language]
  const printed = printedSections(report)
  const leaf = (key: SectionKey, code?: object): Placed => {
    const place = printed.findIndex((each) => each.key === key)
    const found = printed[place]
    const section = found?.section ?? { key, markdown: '' }
    const blocks = found?.blocks ?? sectionBlocks(section, language)
    const entry = entriesOf(report, options, key).map(({ id }) => referenceTo(id))
    return {
      place,
      title: found?.title ?? sectionTitles[key][language],
      ...(code === undefined ? {} : { code }),
      text: { status: 'generated', div: narrative(blocks, language) },
      ...emptyReason(section),
      ...(entry.length > 0 && { entry }),
    }
  }
  const group = (title: string, code: object, section: readonly Placed[]): Placed => ({
    title,
    code,
    section,
    place: Math.min(...section.map(({ place }) => place)),
  })
  const isOrdered = (report.layouts ?? []).length > 0
  return inOrder(isOrdered, [
    { ...leaf('evolution', codes.course), section: [leaf('complications')] },
    leaf('evolution_by_condition', codes.courseByProblem),
    group(words.diagnoses, codes.diagnoses, [
      leaf('main_diagnosis'),
      leaf('secondary_diagnosis'),
      leaf('complementary_diagnosis'),
    ]),
    leaf('allergies', codes.allergies),
    leaf('medication', codes.medication),
    leaf('invasive_procedures', codes.procedures),
    leaf('complementary_tests', codes.tests),
    group(words.admission, codes.admission, [
      leaf('current_disease'),
      leaf('phisical_exam_urgency', codes.examination),
      leaf('phisical_exam_admission', codes.examination),
    ]),
    leaf('baseline_state', codes.functional),
    group(words.background, codes.background, [
      leaf('pathological_background'),
      leaf('family_background'),
      leaf('toxic_habits'),
    ]),
    leaf('extra_comments', codes.plan),
  ])
}

function patientOf(report: PrintableReport, { idFor }: BundleOptions): object {
  const { record_number, name, birth_date, sex } = shownHead(headOf(report))
  return {
    resourceType: 'Patient',
    id: idFor('patient'),
    identifier: [record_number.text === null ? absent : { type: recordNumber, value: record_number.text }],
    name: [name.text === null ? absent : { text: name.text }],
    gender: sex.code ?? 'unknown',
    ...(birth_date.day === undefined ? { _birthDate: absent } : { birthDate: birth_date.day }),
  }
}

function encounterOf(report: PrintableReport, { idFor }: BundleOptions): object {
  const of = headOf(report)
  const { admitted, discharged, service, destination, physician } = shownHead(of)
  const [start, end, days] = [admitted.day, discharged.day, shownDays(of)]
  return {
    resourceType: 'Encounter',
    id: idFor('encounter'),
    status: end === undefined ? 'unknown' : 'finished',
    class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'IMP', display: 'inpatient encounter' },
    ...(service.text !== null && { serviceType: { text: service.text } }),
    subject: referenceTo(idFor('patient')),
    ...(physician.text !== null && {
      participant: [{ type: [attender], individual: { ...referenceTo(idFor('physician')), display: physician.text } }],
    }),
    period: {
      ...(start === undefined ? { _start: absent } : { start }),
      ...(end === undefined ? { _end: absent } : { end }),
    },
    ...(days !== null && { length: { value: days, unit: 'd', system: 'http://unitsofmeasure.org', code: 'd' } }),
    ...(destination.text !== null && { hospitalization: { dischargeDisposition: { text: destination.text } } }),
  }
}

/** The responsible physician, where the head names one. */
function physicianOf(report: PrintableReport, { idFor }: BundleOptions): { id: string }[] {
  const { physician } = shownHead(headOf(report))
  if (physician.text === null) return []
  const resource = { resourceType: 'Practitioner', id: idFor('physician'), name: [{ text: physician.text }] }
  return [resource]
}

/** The organisation and the signer, each with its place in the composition; neither when it is not known. */
function answerable({ idFor, imprint }: BundleOptions): { fields: object; resources: { id: string }[] } {
  const { signature, letterhead } = imprint
  const name = houseName(imprint)
  const address = letterhead?.address ?? []
  const organisation = {
    resourceType: 'Organization',
    id: idFor('organisation'),
    name,
    ...(address.length > 0 && { address: [{ line: address }] }),
  }
  const house = name === null ? [] : [organisation]
  const signer =
    signature === null
      ? []
      : [{ resourceType: 'Practitioner', id: idFor('signer'), name: [{ text: signature.signed_by.name }] }]
  return {
    fields: {
      ...(signature === null
        ? {}
        : { attester: [{ mode: 'legal', time: signature.signed_at, party: referenceTo(idFor('signer')) }] }),
      ...(name === null ? {} : { custodian: referenceTo(idFor('organisation')) }),
    },
    resources: [...house, ...signer],
  }
}

function compositionOf(report: PrintableReport, options: BundleOptions): object {
  const { idFor, imprint } = options
  const { language } = report
  const head = [
    ...openingNodes(report),
    ...letterheadLines(imprint).map(paragraph),
    ...signatureBlocks(imprint, language),
  ]
  return {
    resourceType: 'Composition',
    id: idFor('composition'),
    language: documentWords[language].locale,
    text: { status: 'generated', div: narrative(head, language) },
    identifier: { system: 'urn:ietf:rfc:3986', value: urn(idFor('composition')) },
    status: statusOf(imprint),
    type: coded('34105-7', 'Hospital Discharge summary'),
    subject: referenceTo(idFor('patient')),
    encounter: referenceTo(idFor('encounter')),
    date: imprint.time,
    author: [referenceTo(idFor('device'))],
    title: documentTitle(report),
    ...answerable(options).fields,
    section: documentSections(report, options),
  }
}

/**
 * The report as a FHIR R4 document Bundle after HL7 Europe's Hospital Discharge Report guide: Composition, Patient,
 * Encounter, the program as author, the organisation as custodian, who signed as attester; allergies and drugs as entries
 * of their sections. What is not known of patient and stay is marked absent, never guessed.
 */
export function reportBundle(report: PrintableReport, options: BundleOptions): object {
  const { idFor, imprint } = options
  // FHIR's "model name" is that of the device, which is the engine
  const model = report.model === undefined ? [] : [{ name: report.model, type: 'other' }]
  const device = {
    resourceType: 'Device',
    id: idFor('device'),
    deviceName: [{ name: report.engine.name, type: 'model-name' }, ...model],
    version: [{ value: report.engine.version }],
  }
  const entry = (id: string, resource: object): object => ({ fullUrl: urn(id), resource })
  const stated = (['allergies', 'medication'] as const).flatMap((key) => entriesOf(report, options, key))
  return {
    resourceType: 'Bundle',
    id: idFor('bundle'),
    language: documentWords[report.language].locale,
    identifier: { system: 'urn:ietf:rfc:3986', value: urn(idFor('bundle')) },
    type: 'document',
    timestamp: imprint.time,
    entry: [
      entry(idFor('composition'), compositionOf(report, options)),
      entry(idFor('patient'), patientOf(report, options)),
      entry(idFor('encounter'), encounterOf(report, options)),
      ...physicianOf(report, options).map((resource) => entry(resource.id, resource)),
      entry(idFor('device'), device),
      ...answerable(options).resources.map((resource) => entry(resource.id, resource)),
      ...stated.map((resource) => entry(resource.id, resource)),
    ],
  }
}
