import type { CodeableConcept, Extension, Reference } from 'fhir/r4.js'

/** HL7 Europe's Hospital Discharge Report 1.0.0-ci on its base and core profiles 2.0.0 (decision 0051). */

const core = (name: string): string => `http://hl7.eu/fhir/base/StructureDefinition/${name}-eu-core`
const report = (name: string): string => `http://hl7.eu/fhir/hdr/StructureDefinition/${name}-eu-hdr`

/**
 * The profile that each kind of resource of a document keeps. The profile of devices is for those used on the patient,
 * so it is not among them.
 */
const profiles = {
  Bundle: report('bundle'),
  Composition: report('composition'),
  Encounter: report('encounter'),
  Patient: core('patient'),
  Practitioner: core('practitioner'),
  Organization: core('organization'),
  Condition: core('condition'),
  AllergyIntolerance: core('allergyIntolerance'),
  MedicationStatement: core('medicationStatement'),
} as const

/** How each resource begins: its kind, its id and the profile that it keeps. */
export const begun = <Kind extends keyof typeof profiles>(resourceType: Kind, id: string) => ({
  resourceType,
  id,
  meta: { profile: [profiles[resourceType]] },
})

export const loinc = (code: string, display: string): CodeableConcept => ({
  coding: [{ system: 'http://loinc.org', code, display }],
})

/** A code of HL7's own terminology. */
export const hl7Code = (system: string, code: string, display?: string): CodeableConcept => ({
  coding: [
    { system: `http://terminology.hl7.org/CodeSystem/${system}`, code, ...(display !== undefined && { display }) },
  ],
})

/** A resource of a document, which other resources name by its id. */
export type WithId<Kind> = Kind & { readonly id: string }

export const urn = (id: string): string => `urn:uuid:${id}`
export const referenceTo = (id: string): Reference => ({ reference: urn(id) })

/** Stands in place of a value that the course does not tell. */
export const absent: { extension: Extension[] } = {
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
}
