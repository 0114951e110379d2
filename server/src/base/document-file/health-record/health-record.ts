import type { RecordHeadField } from '@alta/clinical/lexicon/record-head-words'
import type { Language } from '@alta/contract/languages'

/** The author and the time of a text. */
export interface Authorship {
  /** YYYY-MM-DD. */
  readonly day: string | null
  /** HH:MM in the local time of the author. */
  readonly time: string | null
  readonly author: string | null
}

export interface RecordSection {
  readonly title: string
  readonly text: string
  /** Set where the section has an author of its own. */
  readonly writing: Authorship | null
  readonly sections: readonly RecordSection[]
}

export type HealthRecordKind = 'discharge' | 'admission' | 'progress' | 'consult' | 'procedure' | null

/** A structured document of a health record after reading: the parts of a course, in plain words. */
export interface HealthRecord {
  /** null where the document names no language, or one that Alta does not support. */
  readonly language: Language | null
  readonly title: string
  readonly kind: HealthRecordKind
  readonly writing: Authorship
  /** Missing values are left out; days as YYYY-MM-DD, `sex` as `female` or `male`. */
  readonly head: Readonly<Partial<Record<RecordHeadField, string>>>
  readonly sections: readonly RecordSection[]
}

/** The values that are not empty, as fields. */
export const filledFields = (
  head: Readonly<Record<RecordHeadField, string | null | undefined>>,
): HealthRecord['head'] =>
  Object.fromEntries(Object.entries(head).flatMap(([field, value]) => (value ? [[field, value]] : [])))

/** LOINC codes of documents that state the kind of a note. */
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
