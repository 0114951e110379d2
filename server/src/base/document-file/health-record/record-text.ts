import { recordHeadFields, recordHeadLabels, recordSexWords } from '@alta/clinical/lexicon/record-head-words'
import { fold } from '@alta/clinical/text/fold'
import { documentLanguage, scoreLanguages } from '@alta/clinical/text/language'
import type { Language } from '@alta/contract/languages'
import type { HealthRecord, RecordSection, Authorship } from './health-record.ts'
import { kindWords } from './words.ts'

/** Enough characters of a document to recognise its language. */
const telling = 12_000

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const allText = (sections: readonly RecordSection[]): string =>
  sections.map(({ title, text, sections: own }) => [title, text, allText(own)].join('\n')).join('\n')

/** The language that the document names, else that of its words. */
function languageOf({ language, sections }: HealthRecord): Language {
  if (language !== null) return language
  const lines = allText(sections).slice(0, telling).split('\n')
  return documentLanguage(lines.map((line) => scoreLanguages(line, fold(line))))
}

/** The line that opens a note: day, time, kind, and who wrote it in brackets. */
function stamp({ day, time, author }: Authorship, kind: string): string {
  if (day === null) return ''
  return [day, time ?? '', kind, author === null ? '' : `(${oneLine(author)})`].filter((part) => part !== '').join(' ')
}

interface RecordPrinter {
  readonly lines: string[]
  readonly kind: string
  readonly document: Authorship
  /** The note heading under which the lines below stand. */
  current: string
}

function printSection(printing: RecordPrinter, section: RecordSection): void {
  const { title, text, sections, writing } = section
  const own = writing === null ? printing.document : { ...printing.document, ...writing }
  // A section of another day or author is a note of its own.
  const isOfDocument = own.day === printing.document.day && own.author === printing.document.author
  const opens = stamp(own, isOfDocument ? printing.kind : '')
  const isOther = opens !== '' && opens !== printing.current
  if (isOther) printing.lines.push('', opens)
  if (isOther) printing.current = opens
  printing.lines.push('', ...(title === '' ? [] : [oneLine(title)]), ...(text === '' ? [] : [text]))
  for (const each of sections) printSection(printing, each)
}

/** "NHC 40551827" is a number with its label, which is already printed before it. */
const ownLabel = /^(?:nhc|mrn)[\s:]+(?=\d)/i

function headLines({ head }: HealthRecord, language: Language): string[] {
  return recordHeadFields.flatMap((field) => {
    const value = head[field]
    // The destination of the patient is read from the note of the discharge.
    if (value === undefined || field === 'destination') return []
    const words = field === 'sex' ? (recordSexWords[value === 'female' ? 'female' : 'male'][language] ?? value) : value
    const shown = field === 'record_number' ? words.replace(ownLabel, '') : words
    return [`${recordHeadLabels[field][language]}: ${oneLine(shown)}`]
  })
}

/**
 * A document of a health record as the text of a course: its title, the lines of its head as courses have them, and its
 * sections under headings with author and time.
 */
export function recordText(record: HealthRecord): string {
  const language = languageOf(record)
  const kind = record.kind === null ? '' : kindWords[record.kind][language]
  const printing: RecordPrinter = { lines: [], kind, document: record.writing, current: '' }
  const { destination } = record.head
  const leaving = destination === undefined ? '' : `${recordHeadLabels.destination[language]}: ${oneLine(destination)}`
  const last = { title: '', text: leaving, writing: null, sections: [] }
  for (const section of [...record.sections, ...(leaving === '' ? [] : [last])]) printSection(printing, section)
  // The text of an attached file stands under the heading of the document.
  if (printing.current === '') printing.lines.push('', stamp(record.writing, kind))
  return [oneLine(record.title), ...headLines(record, language), ...printing.lines]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
