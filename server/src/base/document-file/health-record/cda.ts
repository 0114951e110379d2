import { languages } from '@alta/contract/languages'
import { entryLines } from './cda-entries.ts'
import { type HealthRecord, kindOfCode, type RecordSection, told, type Writing } from './health-record.ts'
import { narrativeText } from './narrative.ts'
import { sectionTitles } from './words.ts'
import { at, childrenOf, isElement, wordsOf, type XmlElement } from './xml-tree.ts'

export const cdaNamespace = 'urn:hl7-org:v3'

/** A file inside the document, where it has no structured body. */
export interface CdaAttachment {
  readonly media_type: string
  readonly bytes: Uint8Array
}

/** A point in time of HL7: YYYYMMDD[HHMM[SS]][+ZZZZ], as it was told where it was written. */
function timeOf(value: string | undefined): Pick<Writing, 'day' | 'time'> {
  const parts = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2}))?/.exec(value ?? '')
  if (parts === null) return { day: null, time: null }
  const [, year, month, day, hour, minute] = parts
  return { day: `${year}-${month}-${day}`, time: hour === undefined ? null : `${hour}:${minute}` }
}

const valueOf = (element: XmlElement | undefined): string | undefined => element?.attributes['value']

/** A name in the order it is said, in parts or in words. */
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

/** What a code says in words. */
const displayOf = (code: XmlElement | undefined): string =>
  wordsOf(at(code, 'originalText')) || (code?.attributes['displayName'] ?? '')

function writingOf(element: XmlElement): Writing | null {
  const author = childrenOf(element, 'author')[0]
  const time = timeOf(valueOf(at(author, 'time')))
  const name = nameOf(at(author, 'assignedAuthor', 'assignedPerson'))
  return time.day === null && name === '' ? null : { ...time, author: name || null }
}

/** Numbers of insurance and of the state are no record numbers of a hospital. */
const foreignNumber = /^2\.16\.840\.1\.113883\.4\.1$|^1\.3\.6\.1\.4\.1\.19126\.3$/

function headOf(document: XmlElement): HealthRecord['head'] {
  const role = at(document, 'recordTarget', 'patientRole')
  const patient = at(role, 'patient')
  const stay = at(document, 'componentOf', 'encompassingEncounter')
  const period = at(stay, 'effectiveTime') ?? at(document, 'documentationOf', 'serviceEvent', 'effectiveTime')
  const place = at(stay, 'location', 'healthCareFacility')
  const sex = at(patient, 'administrativeGenderCode')?.attributes['code']
  const ids = childrenOf(role, 'id').filter(({ attributes }) => attributes['extension'])
  const id = ids.find(({ attributes }) => !foreignNumber.test(attributes['root'] ?? '')) ?? ids[0]
  const physician = nameOf(at(stay, 'responsibleParty', 'assignedEntity', 'assignedPerson'))
  return told({
    patient: nameOf(patient),
    record_number: id?.attributes['extension'],
    birth_date: timeOf(valueOf(at(patient, 'birthTime'))).day,
    sex: sex === 'F' ? 'female' : sex === 'M' ? 'male' : null,
    admission: timeOf(valueOf(at(period, 'low')) ?? valueOf(period)).day,
    discharge: timeOf(valueOf(at(period, 'high'))).day,
    service: displayOf(at(place, 'code')) || wordsOf(at(place, 'location', 'name')),
    physician: physician || nameOf(at(document, 'legalAuthenticator', 'assignedEntity', 'assignedPerson')),
    destination: displayOf(at(stay, 'dischargeDispositionCode')),
  })
}

function sectionOf(section: XmlElement, language: HealthRecord['language']): RecordSection {
  const code = at(section, 'code')
  const narrative = at(section, 'text')
  const title = wordsOf(at(section, 'title'))
  const known = sectionTitles[code?.attributes['code'] ?? '']
  const text = narrative ? narrativeText(narrative) : ''
  return {
    title: title || (known === undefined ? displayOf(code) : known[language ?? 'es']),
    // the narrative is what people signed; codes stand in for it where there is none
    text: text || entryLines(section, language).join('\n'),
    writing: writingOf(section),
    sections: childrenOf(section, 'component').flatMap((part) =>
      childrenOf(part, 'section').map((own) => sectionOf(own, language)),
    ),
  }
}

function attachmentOf(body: XmlElement | undefined): CdaAttachment | null {
  const text = at(body, 'text')
  if (text === undefined) return null
  const media_type = text.attributes['mediaType'] ?? 'text/plain'
  const words = text.children.map((child) => (isElement(child) ? '' : child)).join('')
  const isPacked = text.attributes['representation'] === 'B64'
  return { media_type, bytes: Buffer.from(words, isPacked ? 'base64' : 'utf8') }
}

/** Reads a clinical document of HL7 CDA R2; `attachment` is what stands in place of a structured body. */
export function readCda(document: XmlElement): HealthRecord & { readonly attachment: CdaAttachment | null } {
  const tag = at(document, 'languageCode')?.attributes['code']?.slice(0, 2).toLowerCase()
  const language = languages.find((each) => each === tag) ?? null
  const written = timeOf(valueOf(at(document, 'effectiveTime')))
  const body = at(document, 'component', 'structuredBody')
  return {
    language,
    title: wordsOf(at(document, 'title')) || displayOf(at(document, 'code')),
    kind: kindOfCode(at(document, 'code')?.attributes['code']),
    writing: { ...written, author: writingOf(document)?.author ?? null },
    head: headOf(document),
    sections: childrenOf(body, 'component').flatMap((part) =>
      childrenOf(part, 'section').map((section) => sectionOf(section, language)),
    ),
    attachment: attachmentOf(at(document, 'component', 'nonXMLBody')),
  }
}
