import type { RecordHeadField } from '@alta/clinical/lexicon/record-head-words'
import type { Language } from '@alta/contract/languages'

/** Who wrote something, and when. */
export interface Authorship {
  /** YYYY-MM-DD. */
  readonly day: string | null
  /** HH:MM as it was written where it was written. */
  readonly time: string | null
  readonly author: string | null
}

export interface RecordSection {
  readonly title: string
  readonly text: string
  /** Where it is told of the section alone. */
  readonly writing: Authorship | null
  readonly sections: readonly RecordSection[]
}

export type HealthRecordKind = 'discharge' | 'admission' | 'progress' | 'consult' | 'procedure' | null

/** A structured document of a health record, read: what a course is made of, in plain words. */
export interface HealthRecord {
  /** null where the document does not tell it in one of ours. */
  readonly language: Language | null
  readonly title: string
  readonly kind: HealthRecordKind
  readonly writing: Authorship
  /** What is not told is left out; days as YYYY-MM-DD, `sex` as `female` or `male`. */
  readonly head: Readonly<Partial<Record<RecordHeadField, string>>>
  readonly sections: readonly RecordSection[]
}

/** The parts that hold something, as fields; what is empty is left out. */
export const filledFields = (
  head: Readonly<Record<RecordHeadField, string | null | undefined>>,
): HealthRecord['head'] =>
  Object.fromEntries(Object.entries(head).flatMap(([field, value]) => (value ? [[field, value]] : [])))

/** LOINC codes of documents that say what kind of note they are. */
const kinds: Readonly<Record<string, HealthRecordKind>> = {
  '18842-5': 'discharge',
  '34105-7': 'discharge',
  '28655-9': 'discharge',
  '11490-0': 'discharge',
  '60591-5': null,
  '34117-2': 'admission',
  '11506-3': 'progress',
  '11488-4': 'consult',
  '28570-0': 'procedure',
  '11504-8': 'procedure',
}

export const kindOfCode = (code: string | undefined): HealthRecordKind => kinds[code ?? ''] ?? null
