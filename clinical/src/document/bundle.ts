import type { SectionKey } from '@alta/contract/sections'
import type { Bundle, Composition, Device, FhirResource, Organization, Practitioner } from 'fhir/r4.js'
import { documentWords } from '../lexicon/document-words.ts'
import { type EntryResource, sectionEntries } from './bundle-entries.ts'
import { begun, type WithId, loinc, referenceTo, urn } from './bundle-profile.ts'
import { documentSections } from './bundle-sections.ts'
import { diagnosisOf, encounterOf, patientOf, periodOf, physicianOf } from './bundle-stay.ts'
import { printedOrganisationName, type Imprint, letterheadLines } from './imprint.ts'
import { narrative } from './narrative.ts'
import { documentTitle, openingNodes, type PrintableReport, signatureBlocks } from './report-tree.ts'
import { paragraph } from './section-blocks.ts'

export type BundleResource =
  /** One document id for all versions of the report. */
  | 'report'
  | 'bundle'
  | 'composition'
  | 'patient'
  | 'encounter'
  | 'physician'
  | 'diagnosis'
  | 'device'
  | 'organisation'
  | 'signer'
  | `allergy-${number}`
  | `medication-${number}`

interface BundleOptions {
  /** A UUID for the report, for the bundle and for each of its resources; the same name always gets the same one. */
  readonly idFor: (resource: BundleResource) => string
  /**
   * The status is "preliminary" unsigned, "final" signed, "amended" where an earlier version was signed too,
   * "entered-in-error" annulled.
   */
  readonly imprint: Imprint
}

/** The status of the Composition. */
const statusOf = ({ signature, annulled, amends = false }: Imprint): Composition['status'] => {
  if (annulled) return 'entered-in-error'
  if (signature === null) return 'preliminary'
  return amends ? 'amended' : 'final'
}

const stayIds = ({ idFor }: BundleOptions) => ({
  patient: idFor('patient'),
  encounter: idFor('encounter'),
  physician: idFor('physician'),
  diagnosis: idFor('diagnosis'),
})

/** The allergies and drugs that the section of this key rests on. */
function entriesOf(report: PrintableReport, { idFor }: BundleOptions, key: SectionKey): EntryResource[] {
  const { language, accepted = [] } = report
  const section = report.sections.find((each) => each.key === key)
  return section === undefined
    ? []
    : sectionEntries(section, { language, accepted, subject: referenceTo(idFor('patient')), idFor })
}

const organisationOf = (name: string, address: readonly string[], id: string): WithId<Organization> => ({
  ...begun('Organization', id),
  name,
  ...(address.length > 0 && { address: [{ line: [...address] }] }),
})

/**
 * Who answers for the document: its authors, its signer and the organisation that keeps it. The last two stand only
 * where they are known.
 */
function answerable({ idFor, imprint }: BundleOptions): {
  fields: Pick<Composition, 'author'> & Partial<Composition>
  resources: WithId<Organization | Practitioner>[]
} {
  const { signature, letterhead } = imprint
  const name = printedOrganisationName(imprint)
  const signed = signature === null ? [] : [referenceTo(idFor('signer'))]
  return {
    fields: {
      author: [...signed, referenceTo(idFor('device'))],
      ...(signature !== null && {
        attester: [{ mode: 'legal', time: signature.signed_at, party: referenceTo(idFor('signer')) }],
      }),
      ...(name !== null && { custodian: referenceTo(idFor('organisation')) }),
    },
    resources: [
      ...(name === null ? [] : [organisationOf(name, letterhead?.address ?? [], idFor('organisation'))]),
      ...(signature === null
        ? []
        : [{ ...begun('Practitioner', idFor('signer')), name: [{ text: signature.signed_by.name }] }]),
    ],
  }
}

function compositionOf(report: PrintableReport, options: BundleOptions): Composition {
  const { idFor, imprint } = options
  const { language } = report
  const head = [
    ...openingNodes(report),
    ...letterheadLines(imprint).map(paragraph),
    ...signatureBlocks(imprint, language),
  ]
  const period = periodOf(report)
  const diagnosis = diagnosisOf(report, stayIds(options)).map(({ id }) => id)
  return {
    ...begun('Composition', idFor('composition')),
    language: documentWords[language].locale,
    text: narrative(head, language),
    extension: [
      {
        url: 'http://hl7.org/fhir/5.0/StructureDefinition/extension-Composition.version',
        valueString: String(imprint.revision),
      },
    ],
    identifier: { system: 'urn:ietf:rfc:3986', value: urn(idFor('report')) },
    status: statusOf(imprint),
    type: loinc('34105-7', 'Hospital Discharge summary'),
    category: [loinc('LP72467-1', 'Discharge summary note')],
    subject: referenceTo(idFor('patient')),
    encounter: referenceTo(idFor('encounter')),
    date: imprint.time,
    ...answerable(options).fields,
    title: documentTitle(report),
    ...(Object.keys(period).length > 0 && { event: [{ period }] }),
    section: documentSections(report, (key) =>
      key === 'main_diagnosis' ? diagnosis : entriesOf(report, options, key).map(({ id }) => id),
    ),
  }
}

/** The program that made the report. */
function deviceOf({ engine, model }: PrintableReport, id: string): WithId<Device> {
  // FHIR's "model name" is the name of the device, which is the engine.
  const writer = model === undefined ? [] : [{ name: model, type: 'other' as const }]
  return {
    resourceType: 'Device',
    id,
    deviceName: [{ name: engine.name, type: 'model-name' }, ...writer],
    version: [{ value: engine.version }],
  }
}

/**
 * The report as a FHIR R4 document Bundle that keeps HL7 Europe's Hospital Discharge Report profile: Composition,
 * Patient and Encounter; the program and the signer as authors; the organisation as custodian; principal diagnosis,
 * allergies and drugs as entries of their sections.
 */
export function reportBundle(report: PrintableReport, options: BundleOptions): Bundle {
  const { idFor, imprint } = options
  const ids = stayIds(options)
  const resources: WithId<FhirResource>[] = [
    patientOf(report, ids),
    encounterOf(report, ids),
    ...physicianOf(report, ids),
    deviceOf(report, idFor('device')),
    ...answerable(options).resources,
    ...diagnosisOf(report, ids),
    ...(['allergies', 'medication'] as const).flatMap((key) => entriesOf(report, options, key)),
  ]
  return {
    ...begun('Bundle', idFor('bundle')),
    language: documentWords[report.language].locale,
    identifier: { system: 'urn:ietf:rfc:3986', value: urn(idFor('bundle')) },
    type: 'document',
    timestamp: imprint.time,
    entry: [
      { fullUrl: urn(idFor('composition')), resource: compositionOf(report, options) },
      ...resources.map((resource) => ({ fullUrl: urn(resource.id), resource })),
    ],
  }
}
