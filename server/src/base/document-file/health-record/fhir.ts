import { languages } from '@alta/contract/languages'
import { entryTexts } from './fhir-entries.ts'
import { referredBy, type Resources, resourcesOf } from './fhir-resources.ts'
import { allOf, conceptOf, type FhirNode, partOf, valueOf } from './fhir-tree.ts'
import { type HealthRecord, kindOfCode, type RecordSection, filledFields, type Authorship } from './health-record.ts'
import { narrativeText } from './narrative.ts'
import { likeliestService } from './service.ts'
import { withMissingEntries } from './missing-entries.ts'
import { sectionTitle } from './words.ts'

/** The most texts of entries in a section. */
const mostEntries = 200

/** A point in time in the local time of its author. */
function timeOf(value: string): Pick<Authorship, 'day' | 'time'> {
  const parts = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/.exec(value)
  return { day: parts?.[1] ?? null, time: parts?.[2] ?? null }
}

/** Surnames; the second stands in an extension of the first where a country has two. */
function familyOf(name: FhirNode | undefined): string[] {
  const families = allOf(name, 'family')
  const beside = [...families, ...allOf(name, '_family')].flatMap((family) => allOf(family, 'extension'))
  const names = families.flatMap(({ value }) => value ?? [])
  const more = beside.flatMap((extension) => valueOf(extension, 'valueString') || [])
  return [...names, ...more.filter((surname) => !names.join(' ').includes(surname))]
}

function nameOf(person: FhirNode | undefined): string {
  const names = allOf(person, 'name')
  const name = names.find((each) => ['official', 'usual'].includes(valueOf(each, 'use'))) ?? names[0]
  const part = (kind: string) => allOf(name, kind).flatMap(({ value }) => value ?? [])
  const parts = [...part('given'), ...familyOf(name)]
  return parts.length > 0 ? [...part('prefix'), ...parts].join(' ') : valueOf(name, 'text') || (name?.value ?? '')
}

/** The name of a person that a reference names; for a role, the name of its holder. */
function personOf(reference: FhirNode | undefined, resources: Resources): string {
  const found = referredBy(reference, resources)
  const person = found?.resource === 'PractitionerRole' ? partOf(found, 'practitioner') : undefined
  if (person) return personOf(person, resources)
  return nameOf(found) || valueOf(reference, 'display')
}

function recordNumberOf(patient: FhirNode | undefined): string {
  const all = allOf(patient, 'identifier').filter((each) => valueOf(each, 'value') !== '')
  const isRecord = (each: FhirNode) =>
    allOf(partOf(each, 'type'), 'coding').some((code) => valueOf(code, 'code') === 'MR')
  return valueOf(all.find(isRecord) ?? all.find((each) => valueOf(each, 'use') === 'usual') ?? all[0], 'value')
}

/** The person who attends the patient in a stay, otherwise its first participant. */
function physicianOf(encounter: FhirNode | undefined, resources: Resources): string {
  const all = allOf(encounter, 'participant')
  const attends = (each: FhirNode) =>
    allOf(each, 'type').some((type) => allOf(type, 'coding').some((code) => valueOf(code, 'code') === 'ATND'))
  return personOf(partOf(all.find(attends) ?? all[0], 'individual'), resources)
}

/** The only person who wrote the document. */
function writerOf(composition: FhirNode, resources: Resources): FhirNode | undefined {
  const writers = allOf(composition, 'author').filter(
    (author) => referredBy(author, resources)?.resource !== 'Organization',
  )
  return writers.length === 1 ? writers[0] : undefined
}

/** The person who vouches for the document, otherwise its only author. */
const signerOf = (composition: FhirNode, resources: Resources): string =>
  personOf(partOf(composition, 'attester', 'party'), resources) || personOf(writerOf(composition, resources), resources)

/** The names of the places where the patient lay, and of the department that cared. */
function placesOf(encounter: FhirNode | undefined, location: FhirNode | undefined, resources: Resources): string[] {
  const provider = partOf(encounter, 'serviceProvider')
  const found = referredBy(provider, resources)
  return [
    valueOf(found, 'name') || valueOf(provider, 'display'),
    valueOf(referredBy(location, resources), 'name') || valueOf(location, 'display'),
  ]
}

function headOf(composition: FhirNode, resources: Resources): HealthRecord['head'] {
  const patient = referredBy(partOf(composition, 'subject'), resources)
  const encounter = referredBy(partOf(composition, 'encounter'), resources)
  const stay = partOf(encounter, 'hospitalization')
  const location = partOf(encounter, 'location', 'location')
  // A ward is not a service: where nothing else names one, it is the service of the document's author.
  const specialty = conceptOf(partOf(referredBy(writerOf(composition, resources), resources), 'specialty'))
  const sex = valueOf(patient, 'gender')
  return filledFields({
    patient: nameOf(patient) || valueOf(composition, 'subject', 'display'),
    record_number: recordNumberOf(patient),
    birth_date: valueOf(patient, 'birthDate'),
    sex: sex === 'female' || sex === 'male' ? sex : null,
    admission: timeOf(valueOf(encounter, 'period', 'start')).day,
    discharge: timeOf(valueOf(encounter, 'period', 'end')).day,
    service:
      conceptOf(partOf(encounter, 'serviceType')) ||
      likeliestService([...placesOf(encounter, location, resources), specialty]),
    physician: physicianOf(encounter, resources) || signerOf(composition, resources),
    destination: conceptOf(partOf(stay, 'dischargeDisposition')) || valueOf(stay, 'destination', 'display'),
  })
}

interface FhirReadContext {
  readonly resources: Resources
  readonly language: HealthRecord['language']
}

function sectionOf(section: FhirNode, reading: FhirReadContext): RecordSection {
  const { resources, language } = reading
  const code = partOf(section, 'code')
  const codes = allOf(code, 'coding').map((coding) => valueOf(coding, 'code'))
  const div = partOf(section, 'text', 'div')?.div
  const wording = { resources, language: language ?? 'es' }
  const entries = allOf(section, 'entry')
    .slice(0, mostEntries)
    .flatMap((entry) => {
      const resource = referredBy(entry, resources)
      return (resource && entryTexts(resource, wording)) ?? (valueOf(entry, 'display') || [])
    })
  const author = personOf(partOf(section, 'author'), resources)
  const coded = entries.slice(0, mostEntries).map((line) => ({ line, isInNarrative: false }))
  const text = withMissingEntries(div ? narrativeText(div) : '', coded)
  return {
    title: valueOf(section, 'title') || sectionTitle(codes, conceptOf(code), language),
    text: text || conceptOf(partOf(section, 'emptyReason')),
    writing: author === '' ? null : { day: null, time: null, author },
    sections: allOf(section, 'section').map((own) => sectionOf(own, reading)),
  }
}

/** Reads a document bundle of FHIR R4; null for another bundle. */
export function readFhir(bundle: FhirNode): HealthRecord | null {
  if (bundle.resource !== 'Bundle' || valueOf(bundle, 'type') !== 'document') return null
  const composition = partOf(allOf(bundle, 'entry')[0], 'resource')
  if (composition?.resource !== 'Composition') return null
  const resources = resourcesOf(bundle)
  const tag = (valueOf(composition, 'language') || valueOf(bundle, 'language')).slice(0, 2).toLowerCase()
  const language = languages.find((each) => each === tag) ?? null
  const codes = allOf(partOf(composition, 'type'), 'coding').map((coding) => valueOf(coding, 'code'))
  const author = personOf(partOf(composition, 'author'), resources)
  return {
    language,
    title: valueOf(composition, 'title') || conceptOf(partOf(composition, 'type')),
    kind: codes.map(kindOfCode).find((kind) => kind !== null) ?? null,
    writing: { ...timeOf(valueOf(composition, 'date')), author: author || null },
    head: headOf(composition, resources),
    sections: allOf(composition, 'section').map((section) => sectionOf(section, { resources, language })),
  }
}
