import { languages } from '@alta/contract/languages'
import { codedEntries } from './cda-entries.ts'
import { displayOf, headOf, timeOf, valueOf, writingOf } from './cda-head.ts'
import { type HealthRecord, kindOfCode, type RecordSection } from './health-record.ts'
import { narrativeText } from './narrative.ts'
import { withMissingEntries } from './missing-entries.ts'
import { sectionTitle } from './words.ts'
import { at, childrenOf, isElement, wordsOf, type XmlElement } from './xml-tree.ts'

export const cdaNamespace = 'urn:hl7-org:v3'

/** A file inside the document, where it has no structured body. */
export interface CdaAttachment {
  readonly media_type: string
  readonly bytes: Uint8Array
}

function sectionOf(section: XmlElement, language: HealthRecord['language']): RecordSection {
  const code = at(section, 'code')
  const narrative = at(section, 'text')
  const title = wordsOf(at(section, 'title'))
  const text = narrative ? narrativeText(narrative) : ''
  return {
    title: title || sectionTitle([code?.attributes['code'] ?? ''], displayOf(code), language),
    // The narrative is what people signed; coded entries are added where it does not mention them.
    text: withMissingEntries(text, codedEntries(section, language)),
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
