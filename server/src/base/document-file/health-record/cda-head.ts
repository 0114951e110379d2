import { fold } from '@alta/clinical/text/fold'
import { type HealthRecord, filledFields, type Authorship } from './health-record.ts'
import { likeliestService } from './service.ts'
import { at, childrenOf, isElement, wordsOf, type XmlElement } from './xml-tree.ts'

/** A point in time of HL7: YYYYMMDD[HHMM[SS]][+ZZZZ], in the local time of its author. */
export function timeOf(value: string | undefined): Pick<Authorship, 'day' | 'time'> {
  const parts = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2}))?/.exec(value ?? '')
  if (parts === null) return { day: null, time: null }
  const [, year, month, day, hour, minute] = parts
  return { day: `${year}-${month}-${day}`, time: hour === undefined ? null : `${hour}:${minute}` }
}

export const valueOf = (element: XmlElement | undefined): string | undefined => element?.attributes['value']

/** A name in the order in which it is spoken, from its parts or as one text. */
function nameOf(person: XmlElement | undefined): string {
  const names = childrenOf(person, 'name')
  const name = names.find(({ attributes }) => /\bL\b/.test(attributes['use'] ?? '')) ?? names[0]
  const parts = name?.children.filter(isElement) ?? []
  if (parts.length === 0) return wordsOf(name)
  return ['prefix', 'given', 'family', 'suffix']
    .flatMap((kind) => parts.filter((part) => part.name === kind))
    .map((part) => wordsOf(part))
    .filter((words) => words !== '')
    .join(' ')
}

/** A code in words. */
export const displayOf = (code: XmlElement | undefined): string =>
  wordsOf(at(code, 'originalText')) || (code?.attributes['displayName'] ?? '')

export function writingOf(element: XmlElement): Authorship | null {
  const authors = childrenOf(element, 'author')
  // The system that wrote the document may stand before its author.
  const author = authors.find((each) => nameOf(at(each, 'assignedAuthor', 'assignedPerson')) !== '') ?? authors[0]
  const time = timeOf(valueOf(at(author, 'time')))
  const name = nameOf(at(author, 'assignedAuthor', 'assignedPerson'))
  return time.day === null && name === '' ? null : { ...time, author: name || null }
}

/**
 * Words in the names of authorities that assign record numbers of a hospital, and of those that assign other numbers.
 */
const recordGiver = /\b(?:nhc|mrn|hc|histori\w*|medical record|record number|hospital number|ficha)\b/
const foreignGiver =
  /\b(?:dni|nif|nie|cip\w*|sip|nhs n\w*|ssn|nuss|ehic|chi|identity|identitat|identidad|passport|pasaporte|passaport|tarjeta|targeta|insurance|medicaid|medicare|catsalut|seguridad social|seguretat social)\b/

/** Numbers of the state and of insurance: SSN, DNI, NHS number, the cards of Spanish regions. */
const foreignNumber =
  /^2\.16\.840\.1\.113883\.(?:4\.1|2\.1\.4\.1)$|^1\.3\.6\.1\.4\.1\.19126\.3$|^2\.16\.724\.4\.4[015]$/

/** Identifiers of the hospital itself and of its own numbers; those of its patients have the same beginning. */
function ownRoots(document: XmlElement): string[] {
  const stay = at(document, 'componentOf', 'encompassingEncounter')
  const houses = [
    at(document, 'recordTarget', 'patientRole', 'providerOrganization'),
    at(document, 'custodian', 'assignedCustodian', 'representedCustodianOrganization'),
    at(document, 'author', 'assignedAuthor', 'representedOrganization'),
    stay,
    at(stay, 'location', 'healthCareFacility'),
  ]
  return houses.flatMap((house) => childrenOf(house, 'id').flatMap(({ attributes }) => attributes['root'] ?? []))
}

/** The number of arcs that two identifiers have in common at their beginning. */
function sharedArcs(one: string, other: string): number {
  const [left, right] = [one.split('.'), other.split('.')]
  const differs = left.findIndex((arc, at) => arc !== right[at])
  return differs === -1 ? left.length : differs
}

/** The patient's number in the hospital's records: the one with such a name, or with the hospital's own root. */
function recordNumberOf(document: XmlElement): string | undefined {
  const roots = ownRoots(document)
  const ids = childrenOf(at(document, 'recordTarget', 'patientRole'), 'id').flatMap(({ attributes }) => {
    const { root = '', extension, assigningAuthorityName = '' } = attributes
    if (!extension) return []
    const giver = fold(assigningAuthorityName)
    const isForeign = foreignGiver.test(giver) || foreignNumber.test(root)
    const named = recordGiver.test(giver) ? 100 : isForeign ? -100 : 0
    return [{ extension, rank: named + Math.max(0, ...roots.map((own) => sharedArcs(root, own))) }]
  })
  // Where nothing distinguishes them, the order of the document decides.
  return ids.toSorted((a, b) => b.rank - a.rank)[0]?.extension
}

function sexOf(patient: XmlElement | undefined): 'female' | 'male' | null {
  const { code = '', displayName = '' } = at(patient, 'administrativeGenderCode')?.attributes ?? {}
  const words = fold(displayName)
  if (/^(?:female|mujer|dona|femeni\w*|weiblich)/.test(words) || code === 'F') return 'female'
  return /^(?:male|hombre|varon|home|masculi\w*)/.test(words) || code === 'M' ? 'male' : null
}

/** The responsible physician: named as such, attending, the legal signer, or the only author. */
function physicianOf(document: XmlElement): string {
  const stay = at(document, 'componentOf', 'encompassingEncounter')
  const attends = childrenOf(stay, 'encounterParticipant').find(({ attributes }) => attributes['typeCode'] === 'ATND')
  const writers = childrenOf(document, 'author').flatMap(
    (author) => nameOf(at(author, 'assignedAuthor', 'assignedPerson')) || [],
  )
  return (
    nameOf(at(stay, 'responsibleParty', 'assignedEntity', 'assignedPerson')) ||
    nameOf(at(attends, 'assignedEntity', 'assignedPerson')) ||
    nameOf(at(document, 'legalAuthenticator', 'assignedEntity', 'assignedPerson')) ||
    (writers.length === 1 ? (writers[0] ?? '') : '')
  )
}

export function headOf(document: XmlElement): HealthRecord['head'] {
  const patient = at(document, 'recordTarget', 'patientRole', 'patient')
  const stay = at(document, 'componentOf', 'encompassingEncounter')
  const period = at(stay, 'effectiveTime') ?? at(document, 'documentationOf', 'serviceEvent', 'effectiveTime')
  const facility = at(stay, 'location', 'healthCareFacility')
  return filledFields({
    patient: nameOf(patient),
    record_number: recordNumberOf(document),
    birth_date: timeOf(valueOf(at(patient, 'birthTime'))).day,
    sex: sexOf(patient),
    admission: timeOf(valueOf(at(period, 'low')) ?? valueOf(period)).day,
    discharge: timeOf(valueOf(at(period, 'high'))).day,
    service: likeliestService([
      displayOf(at(facility, 'code')),
      wordsOf(at(facility, 'serviceProviderOrganization', 'name')),
      wordsOf(at(facility, 'location', 'name')),
    ]),
    physician: physicianOf(document),
    destination: displayOf(at(stay, 'dischargeDispositionCode')),
  })
}
