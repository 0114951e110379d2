import type { DocumentProblem } from '@alta/contract/documents'
import { type CdaAttachment, cdaNamespace, readCda } from './cda.ts'
import { readFhir } from './fhir.ts'
import { fhirNamespace, fhirOfJson, fhirOfXml } from './fhir-tree.ts'
import { recordText } from './record-text.ts'
import { parseDocument } from './xml-tree.ts'

export interface ReadRecord {
  readonly text: string
  /** A file in the document that holds what its sections would: it is read next. */
  readonly attachment: CdaAttachment | null
}

function readXml(text: string): ReadRecord | DocumentProblem {
  const root = parseDocument(text)
  if (root.name === 'ClinicalDocument' && root.namespace === cdaNamespace) {
    const record = readCda(root)
    return { text: recordText(record), attachment: record.attachment }
  }
  const record = root.namespace === fhirNamespace ? readFhir(fhirOfXml(root)) : null
  return record === null ? 'unsupported' : { text: recordText(record), attachment: null }
}

function readJson(text: string): ReadRecord | DocumentProblem {
  const record = readFhir(fhirOfJson(text))
  return record === null ? 'unsupported' : { text: recordText(record), attachment: null }
}

/** Reads a document of HL7 CDA R2 or FHIR R4 (a bundle that is a document), XML or JSON. Throws where it is broken. */
export const readRecord = (text: string): ReadRecord | DocumentProblem =>
  /^\s*[{[]/.test(text) ? readJson(text) : readXml(text)
