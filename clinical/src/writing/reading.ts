import type { GeneratedReport, ReportItem, ReportSection, ReportSpan } from '@alta/contract/report'
import type { Language } from '@alta/contract/languages'
import { type SectionKey, type WrittenKey, writtenSections } from '@alta/contract/sections'
import type { Course } from '../course/course.ts'
import { indexSource, type SourceIndex } from '../evidence/source-index.ts'
import { allergyStatements } from '../facts/allergy-statements.ts'
import { ruledCorrections } from '../facts/corrections.ts'
import { labValues } from '../facts/labs.ts'
import { type Passage, passagesOf } from '../facts/passage.ts'
import { correctedOf } from '../report/corrected.ts'
import { type ExtractiveReport, reportOfStay } from '../report/engine.ts'
import { readStay, type ReconciledStay } from '../report/read-stay.ts'
import type { CourseVotes } from '../reading/course-votes.ts'
import { type EvidenceLine, evidenceLines } from './evidence-lines.ts'
import { findPromptInjections } from './prompt-injection.ts'
import { plausibleVotes } from './votes/plausible-votes.ts'
import type { WritingOptions } from './writing.ts'

/** A source, read once for everything that is asked about it. */
export interface SourceReading {
  readonly options: WritingOptions
  readonly language: Language
  /** The report sentence by sentence, so that a model's words can be compared with it. */
  readonly report: GeneratedReport
  readonly index: SourceIndex
  /** The course with the engine's sections; its sentences are those of `index`. */
  readonly course: Course
  readonly passages: readonly Passage[]
  /** Numbered from 1 in source order. */
  readonly lines: readonly EvidenceLine[]
  /** Where the source gives laboratory values. */
  readonly labs: readonly ReportSpan[]
  /** Prompt injections in the source: nothing is told from there. */
  readonly orders: readonly ReportSpan[]
  /** Words that were taken back, and page furniture: no sentence may rest on these alone. */
  readonly silent: readonly ReportSpan[]
  /** Passages that a model called critical. */
  readonly critical: readonly ReportSpan[]
  /** The days of the stay, first and last included; 0 where the course has no dates. */
  readonly days: number
}

function daysOf(course: Course): number {
  const days = course.notes.flatMap(({ day, kind }) => (day === null || kind === 'header' ? [] : [Date.parse(day)]))
  if (days.length === 0) return 0
  return Math.round((Math.max(...days) - Math.min(...days)) / 86_400_000) + 1
}

export const touches = (a: ReportSpan, b: ReportSpan): boolean => a.start < b.end && a.end > b.start

/** Whether a passage gives laboratory values, which are quoted and never told. */
const isLab = (passage: Passage): boolean =>
  passage.sentence.kind === 'lab' || passage.sentence.kind === 'table' || labValues(passage).length > 0

/** The items of the engine's section that a model's words replace; sub-headings and laboratory values stay. */
export function replaceable({ labs }: SourceReading, section: ReportSection): readonly ReportItem[] {
  const extracted = section.items.filter((item) => item.origin === 'extracted')
  if (section.key !== 'complementary_tests') return extracted
  return extracted.filter((item) => !labs.some((row) => item.spans.some((span) => touches(span, row))))
}

export const sectionOf = (report: GeneratedReport, key: SectionKey): ReportSection =>
  report.sections.find((section) => section.key === key) ?? { key, empty: 'not_documented', items: [] }

/** The sections to write: those in which the engine found more than "none". */
export function toWrite(reading: SourceReading): WrittenKey[] {
  return writtenSections.filter((key) => {
    const section = sectionOf(reading.report, key)
    return section.empty === undefined && replaceable(reading, section).length > 0
  })
}

const plainReport = ({
  language,
  engine,
  title,
  patient,
  stay,
  warnings,
  sections,
  unused,
}: ExtractiveReport): GeneratedReport => ({
  language,
  engine,
  title,
  patient,
  stay,
  warnings,
  sections,
  unused,
})

/**
 * Reads a source for writing: the engine's report, the index that sentences are checked against, the numbered lines.
 */
export function readForWriting(source: string, options: WritingOptions): SourceReading {
  const extractive = reportOf(readStay(source), options)
  const index = indexSource(source)
  const { course } = index
  const passages = passagesOf(course)
  const statements = allergyStatements(course)
  const { leftOut } = correctedOf(course, ruledCorrections(course, statements), statements)
  const { coverage } = extractive.accounting
  const orders = findPromptInjections(course)
  const usable = passages.filter(({ sentence }) => {
    const fate = coverage[sentence.index]
    const isPrinted = fate !== 'boilerplate' && fate !== 'repeat' && !leftOut.has(sentence.index)
    return isPrinted && !orders.some((order) => touches(order, sentence))
  })
  const report = plainReport(extractive)
  return {
    options,
    language: report.language,
    report,
    index,
    course,
    passages,
    lines: evidenceLines(course, usable, report),
    labs: passages.filter(isLab).map(({ sentence }) => sentence),
    orders,
    silent: course.sentences.filter(({ index: at, section }) => section === null || leftOut.has(at)),
    critical: [],
    days: daysOf(course),
  }
}

const reportOf = (stay: ReconciledStay, { language }: WritingOptions): ExtractiveReport =>
  reportOfStay(stay, { ...(language !== null && { language }), sentences: true })

/** The same reading, in which the engine's report follows what a model read of the course, too. */
export function withVotes(reading: SourceReading, all: CourseVotes | null): SourceReading {
  const votes = all === null ? null : plausibleVotes(reading.course, all)
  if (votes === null) return reading
  const stay = readStay(reading.course.text, votes)
  return {
    ...reading,
    course: stay.course,
    report: plainReport(reportOf(stay, reading.options)),
    critical: votes.critical ?? [],
  }
}
