import type { DocumentLayout } from '@alta/contract/document-settings'
import { type GeneratedReport, type ItemFlag, type Patient, type ReportSection, type Stay } from '@alta/contract/report'
import type { Head } from '@alta/contract/report-head'
import type { Language } from '@alta/contract/languages'
import type { SectionKey } from '@alta/contract/sections'
import type { Root, RootContent } from 'mdast'
import { documentWords } from '../lexicon/document-words.ts'
import { type AcceptedSentence, type PrintedDoubt, doubtsOf } from './doubts.ts'
import { type Imprint, imprintLine, letterheadLines, markOf, signatureLines } from './imprint.ts'
import { layoutFor, sectionOrder, titleIn } from './layout.ts'
import { isDischargeHeading } from './medication-headings.ts'
import { medicationBlocks } from './medication-table.ts'
import { principalOf } from './principal-diagnosis.ts'
import { type HeadRow, headBlocks, headRows, isPrinted } from './report-head.ts'
import { heading, paragraph, type PrintableSection, sectionBlocks } from './section-blocks.ts'
import { headOf, stayTitle } from './shown-head.ts'

/** A report as a markdown syntax tree (mdast), generated or corrected: every printed form is made from this tree. */

export interface PrintableReport extends Pick<GeneratedReport, 'language' | 'title' | 'engine'> {
  /** What the head is printed from; a report without it is printed without a head. */
  readonly stay?: Stay
  readonly patient?: Patient
  /** What people corrected in the head. */
  readonly head?: Head
  readonly sections: readonly PrintableSection[]
  /** The sections as they were generated, where others are printed: they tell what a model wrote. */
  readonly generated?: readonly ReportSection[]
  readonly accepted?: readonly AcceptedSentence[]
  /** The model that wrote, if one did. */
  readonly model?: string
  /** Order and titles of the sections; the contract's where none are given. */
  readonly layouts?: readonly DocumentLayout[]
}

const madeBy = ({ sections, generated }: PrintableReport): readonly ReportSection[] =>
  generated ?? sections.flatMap((section) => ('markdown' in section ? [] : [section]))

/** By section, the sentences of a model that are printed with a mark. */
export function doubtsIn(
  report: PrintableReport,
  shownFlags: readonly ItemFlag[] = [],
): ReadonlyMap<SectionKey, readonly PrintedDoubt[]> {
  const { language, accepted = [] } = report
  return doubtsOf({ language, generated: madeBy(report), accepted, shownFlags })
}

/** The flags that the engine gave each drug of the discharge, by the words that it quotes. */
export function medicationFlags(report: PrintableReport): (entry: string) => readonly ItemFlag[] {
  const items = madeBy(report).find(({ key }) => key === 'medication')?.items ?? []
  const from = items.findIndex(({ text, flags }) => flags.includes('subheading') && isDischargeHeading(text))
  const going = items.slice(from + 1)
  // A mark behind an entry is not part of its words.
  return (entry) => going.find(({ text }) => entry === text || entry.startsWith(`${text} [`))?.flags ?? []
}

/** Whether an entry of the medication is one that the engine quotes. */
export function quotedMedication(report: PrintableReport): (entry: string) => boolean {
  const items = madeBy(report).find(({ key }) => key === 'medication')?.items ?? []
  const texts = new Set(items.map(({ text }) => text))
  return (entry) => texts.has(entry)
}

/** A section with its title, as it is printed. */
export interface PrintedSection {
  readonly key: SectionKey
  readonly title: string
  readonly section: PrintableSection
  readonly blocks: readonly RootContent[]
}

/** The lines at the head of a document; empty where the stay was not read. */
export function printedRows({ stay, ...report }: PrintableReport): HeadRow[] {
  if (stay === undefined) return []
  return headRows({ ...report, stay, principal: principalOf(report.sections) }).filter(isPrinted)
}

/** The value of a line at the head; null where it is not known. */
export function statedIn(rows: readonly HeadRow[], field: HeadRow['key']): string | null {
  const row = rows.find(({ key, isStated }) => key === field && isStated)
  return row === undefined ? null : row.text.replace(/\s+/g, ' ').trim()
}

/** The medication as a table, whose column says what is new or changed; null where it is written in another form. */
function medicationTable(report: PrintableReport, section: PrintableSection): RootContent[] | null {
  const { language } = report
  const doubts = doubtsIn(report, ['started', 'changed']).get('medication')
  return medicationBlocks(sectionBlocks(section, language, doubts), {
    language,
    isQuoted: quotedMedication(report),
    flagsOf: medicationFlags(report),
  })
}

/**
 * The sections in the order and under the titles of their service's layout. A section that is missing is not printed.
 */
export function printedSections(report: PrintableReport): PrintedSection[] {
  const { language, layouts = [] } = report
  const layout = layoutFor(layouts, statedIn(printedRows(report), 'service'))
  const doubts = doubtsIn(report)
  return sectionOrder(layout).flatMap((key) => {
    const section = report.sections.find((each) => each.key === key)
    if (section === undefined) return []
    const table = key === 'medication' ? medicationTable(report, section) : null
    const blocks = table ?? sectionBlocks(section, language, doubts.get(key))
    return [{ key, title: titleIn(layout, key, language), section, blocks }]
  })
}

/** The kind of document, which is the title over the whole. */
export const documentTitle = ({ language }: Pick<PrintableReport, 'language'>): string => documentWords[language].report

/** The name of the report under its title; null where the head already says the same. */
export function reportSubtitle(report: PrintableReport): string | null {
  const title = report.title?.trim() ?? ''
  const titles = ['', statedIn(printedRows(report), 'name'), stayTitle(headOf(report))]
  return titles.includes(title) ? null : title
}

/** Name and record number, which stand on every page; the title of the report where the course tells neither. */
export function identityLine(report: PrintableReport): string {
  const rows = printedRows(report)
  const number = statedIn(rows, 'record_number')
  const label = rows.find(({ key }) => key === 'record_number')?.label ?? ''
  const parts = [statedIn(rows, 'name') ?? '', number === null ? '' : `${label}: ${number}`].filter(
    (part) => part !== '',
  )
  return parts.length > 0 ? parts.join(' · ') : (report.title ?? documentTitle(report))
}

/** The sections one under the other, each under its title. */
export const sectionNodes = (report: PrintableReport): RootContent[] =>
  printedSections(report).flatMap(({ title, blocks }) => [heading(2, title), ...blocks])

/** Title and head as text. */
export function openingNodes(report: PrintableReport): RootContent[] {
  const subtitle = reportSubtitle(report)
  return [
    heading(1, documentTitle(report)),
    ...(subtitle === null ? [] : [paragraph(subtitle)]),
    ...headBlocks(printedRows(report)),
  ]
}

/** Title, head and sections, without any mark of who made them. */
export function reportTree(report: PrintableReport): Root {
  return { type: 'root', children: [...openingNodes(report), ...sectionNodes(report)] }
}

/** The signer, below a rule at the end of a document; empty for a draft. */
export function signatureBlocks(imprint: Imprint, language: Language): RootContent[] {
  const lines = signatureLines(imprint, language)
  return lines.length === 0 ? [] : [{ type: 'thematicBreak' }, ...lines.map(paragraph)]
}

/** The report with letterhead, draft mark, imprint and signature in its text, for forms without page head and foot. */
export function markedTree(report: PrintableReport, imprint: Imprint): Root {
  const { language } = report
  const [title, ...rest] = openingNodes(report)
  const letterhead = letterheadLines(imprint).map(paragraph)
  const mark = markOf(imprint, language)
  const marked: RootContent[] =
    mark === null
      ? []
      : [{ type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value: mark }] }] }]
  const footer = imprint.letterhead?.footer ?? ''
  const foot = [imprintLine(imprint, report), ...(footer === '' ? [] : [footer])].map(paragraph)
  const end: RootContent[] = [...signatureBlocks(imprint, language), ...foot]
  const ruled: RootContent[] =
    signatureLines(imprint, language).length === 0 ? [{ type: 'thematicBreak' }, ...end] : end
  const head = title === undefined ? [] : [title]
  return { type: 'root', children: [...head, ...letterhead, ...marked, ...rest, ...sectionNodes(report), ...ruled] }
}

/** What a document with pages (Word, PDF) holds between its head and its foot. */
export interface PrintedDocument {
  readonly title: string
  readonly subtitle: string | null
  readonly rows: readonly HeadRow[]
  readonly nodes: readonly RootContent[]
}

export const reportDocument = (report: PrintableReport, imprint: Imprint): PrintedDocument => ({
  title: documentTitle(report),
  subtitle: reportSubtitle(report),
  rows: printedRows(report),
  nodes: [...sectionNodes(report), ...signatureBlocks(imprint, report.language)],
})
