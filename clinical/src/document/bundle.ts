import type { GeneratedReport, ReportSection } from '@alta/contract/report'
import { type SectionKey, sectionTitles } from '@alta/contract/sections'
import { documentWords } from '../lexicon/document-words.ts'
import { narrative } from './narrative.ts'
import { heading, reportTitle, sectionBlocks } from './report-tree.ts'

interface BundleOptions {
  /** Five UUIDs, for the bundle and its four resources. */
  readonly ids: Readonly<Record<'bundle' | 'composition' | 'patient' | 'encounter' | 'device', string>>
  /** ISO instant with a time zone: when the report was made. */
  readonly time: string
  /** Nobody has reviewed the report: status "preliminary". */
  readonly draft: boolean
  readonly patient?: { readonly name?: string; readonly identifier?: string; readonly birth_date?: string }
  /** ISO dates of admission and discharge. */
  readonly encounter?: { readonly start?: string; readonly end?: string }
}

interface FhirSection {
  readonly title: string
  readonly code?: object
  readonly text?: object
  readonly emptyReason?: object
  readonly section?: readonly FhirSection[]
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

const absent = {
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
}

function emptyReason(section: ReportSection): { emptyReason?: object } {
  if (section.empty === undefined) return {}
  const code = section.empty === 'explicit_none' ? 'nilknown' : 'unavailable'
  return { emptyReason: { coding: [{ system: listEmptyReason, code }] } }
}

/** The 18 sections in the places HL7 Europe's Hospital Discharge Report gives them. */
function documentSections(report: GeneratedReport): FhirSection[] {
  const { language } = report
  const words = documentWords[language]
  const leaf = (key: SectionKey, code?: object): FhirSection => {
    const section = report.sections.find((each) => each.key === key) ?? { key, empty: 'not_documented', items: [] }
    return {
      title: sectionTitles[key][language],
      ...(code === undefined ? {} : { code }),
      text: { status: 'generated', div: narrative(sectionBlocks(section, language), language) },
      ...emptyReason(section),
    }
  }
  const group = (title: string, code: object, section: readonly FhirSection[]): FhirSection => ({
    title,
    code,
    section,
  })
  return [
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
  ]
}

function patientOf({ ids, patient }: BundleOptions): object {
  return {
    resourceType: 'Patient',
    id: ids.patient,
    identifier: [patient?.identifier === undefined ? absent : { value: patient.identifier }],
    name: [patient?.name === undefined ? absent : { text: patient.name }],
    gender: 'unknown',
    ...(patient?.birth_date === undefined ? { _birthDate: absent } : { birthDate: patient.birth_date }),
  }
}

function encounterOf({ ids, encounter }: BundleOptions): object {
  return {
    resourceType: 'Encounter',
    id: ids.encounter,
    status: encounter?.end === undefined ? 'unknown' : 'finished',
    class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'IMP', display: 'inpatient encounter' },
    subject: { reference: `urn:uuid:${ids.patient}` },
    period: {
      ...(encounter?.start === undefined ? { _start: absent } : { start: encounter.start }),
      ...(encounter?.end === undefined ? { _end: absent } : { end: encounter.end }),
    },
  }
}

function compositionOf(report: GeneratedReport, options: BundleOptions): object {
  const { ids, time, draft } = options
  const title = reportTitle(report)
  return {
    resourceType: 'Composition',
    id: ids.composition,
    language: documentWords[report.language].locale,
    text: { status: 'generated', div: narrative([heading(1, title)], report.language) },
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${ids.composition}` },
    status: draft ? 'preliminary' : 'final',
    type: coded('34105-7', 'Hospital Discharge summary'),
    subject: { reference: `urn:uuid:${ids.patient}` },
    encounter: { reference: `urn:uuid:${ids.encounter}` },
    date: time,
    author: [{ reference: `urn:uuid:${ids.device}` }],
    title,
    section: documentSections(report),
  }
}

/**
 * The report as a FHIR R4 document Bundle after HL7 Europe's Hospital Discharge Report guide: Composition, Patient,
 * Encounter and the program as author. What is not known of patient and stay is marked absent, never guessed.
 */
export function reportBundle(report: GeneratedReport, options: BundleOptions): object {
  const { ids, time } = options
  const device = {
    resourceType: 'Device',
    id: ids.device,
    deviceName: [{ name: report.engine.name, type: 'model-name' }],
    version: [{ value: report.engine.version }],
  }
  const entry = (id: string, resource: object): object => ({ fullUrl: `urn:uuid:${id}`, resource })
  return {
    resourceType: 'Bundle',
    id: ids.bundle,
    language: documentWords[report.language].locale,
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${ids.bundle}` },
    type: 'document',
    timestamp: time,
    entry: [
      entry(ids.composition, compositionOf(report, options)),
      entry(ids.patient, patientOf(options)),
      entry(ids.encounter, encounterOf(options)),
      entry(ids.device, device),
    ],
  }
}
