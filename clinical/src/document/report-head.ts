import { type Patient, type ReportSection, type ReportSpan, type Stay, emptyPatient } from '@alta/contract/report'
import type { Head } from '@alta/contract/report-head'
import type { Language } from '@alta/contract/languages'
import type { Paragraph, PhrasingContent } from 'mdast'
import { documentWords, type HeadKey, headKeys } from '../lexicon/document-words.ts'
import { shownDays, shownHead, type ShownValue } from './shown-head.ts'

/** One line at the head of a report. Where the course does not tell the value, the text says so. */
export interface HeadRow {
  readonly key: HeadKey
  readonly label: string
  readonly text: string
  readonly isStated: boolean
  /** A person wrote the value, or took it out. */
  readonly isCorrected: boolean
  /** The passages of the course that say so; empty for what is computed and for what a person wrote. */
  readonly spans: readonly ReportSpan[]
}

export type ReadHeadValue = Pick<ShownValue, 'text' | 'spans'> | null

/** The first diagnosis of the section as the engine made it; null where it names none. */
export const principalRead = ({ items }: ReportSection): ReadHeadValue =>
  items.find(({ flags }) => !flags.includes('subheading')) ?? null

function lengthOf(days: number | null, language: Language): ReadHeadValue {
  if (days === null) return null
  const words = documentWords[language]
  return { text: `${days} ${days === 1 ? words.day : words.days}`, spans: [] }
}

interface HeadOfReport {
  readonly language: Language
  /** Left out where the course was read before the engine read patients. */
  readonly patient?: Patient
  readonly stay: Stay
  /** What people corrected in the head; left out where nobody did. */
  readonly head?: Head
  /** The first diagnosis of its section; null where the section names none; left out to use the stay's. */
  readonly principal?: ReadHeadValue | undefined
}

/** The head of a report in its own language: who the patient is, why they were there, from when to when, under whom. */
export function headRows({
  language,
  patient = emptyPatient,
  stay,
  head: corrected = {},
  principal = stay.principal_diagnosis,
}: HeadOfReport): HeadRow[] {
  const of = { language, patient, stay, head: corrected }
  const computed = (value: ReadHeadValue): ShownValue => ({ text: null, spans: [], ...value, isCorrected: false })
  const shown: Readonly<Record<HeadKey, ShownValue>> = {
    ...shownHead(of),
    days: computed(lengthOf(shownDays(of), language)),
    principal_diagnosis: computed(principal),
  }
  const { head, not_stated } = documentWords[language]
  return headKeys.map((key) => {
    const { text, spans, isCorrected } = shown[key]
    return { key, label: head[key], text: text ?? not_stated, isStated: text !== null, isCorrected, spans }
  })
}

/** A value that a person took out is not printed: a reader of the print would ask why it is said not to be known. */
export const isPrinted = ({ isStated, isCorrected }: HeadRow): boolean => isStated || !isCorrected

/** The head as one paragraph of lines, for every printed form; empty where the stay was not read. */
export function headBlocks(rows: readonly HeadRow[]): Paragraph[] {
  if (rows.length === 0) return []
  const children = rows.flatMap(({ label, text, isStated }, at): PhrasingContent[] => {
    const words = { type: 'text' as const, value: text.replace(/\s+/g, ' ') }
    const value: PhrasingContent = isStated ? words : { type: 'emphasis', children: [words] }
    return [
      ...(at === 0 ? [] : [{ type: 'break' as const }]),
      { type: 'strong', children: [{ type: 'text', value: `${label}:` }] },
      { type: 'text', value: ' ' },
      value,
    ]
  })
  return [{ type: 'paragraph', children }]
}
