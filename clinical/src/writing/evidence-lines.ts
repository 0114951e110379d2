import type { GeneratedReport, ReportItem, ReportSpan } from '@alta/contract/report'
import type { SectionKey } from '@alta/contract/sections'
import type { Course } from '../course/course.ts'
import type { Passage } from '../facts/passage.ts'
import { quote } from '../report/derivation.ts'
import { sanitiseForPrompt, tokensOf } from './sanitise.ts'

/** A numbered line of the source, or of a digest of it, as a model is shown it. */
export interface EvidenceLine {
  readonly number: number
  readonly text: string
  readonly day: string | null
  readonly spans: readonly ReportSpan[]
  /** The sections that it may be told in, the likeliest first. */
  readonly sections: readonly SectionKey[]
  /** The sections in which the engine prints it. */
  readonly must: readonly SectionKey[]
  /** Whether it stands in the engine's tray. */
  readonly salient: boolean
}

const clashes = (a: ReportSpan, b: ReportSpan): boolean => a.start < b.end && a.end > b.start

interface ReportedItem {
  readonly section: SectionKey
  readonly item: Pick<ReportItem, 'spans' | 'text'>
  readonly printed: boolean
  readonly corrected: boolean
}

function reportedItems(report: GeneratedReport): ReportedItem[] {
  const printed = report.sections.flatMap(({ key, items }) =>
    items
      .filter(({ origin }) => origin === 'extracted')
      .map((item) => ({ section: key, item, printed: true, corrected: item.flags.includes('corrected') })),
  )
  const left = report.unused.map((fact) => ({ section: fact.section, item: fact, printed: false, corrected: true }))
  return [...printed, ...left]
}

/** The lines of these passages in source order; a sentence that is printed with its correction is one line with it. */
export function evidenceLines(course: Course, passages: readonly Passage[], report: GeneratedReport): EvidenceLine[] {
  const reported = reportedItems(report)
  const pairs = reported.filter(({ item, corrected }) => corrected && item.spans.length > 1).map(({ item }) => item)
  const lines: Omit<EvidenceLine, 'number'>[] = []
  for (const { sentence, note } of passages) {
    const pair = pairs.find(({ spans }) => spans.some((span) => clashes(span, sentence)))
    const first = pair?.spans[0]
    if (pair !== undefined && first !== undefined && !clashes(first, sentence)) continue
    const spans = pair?.spans ?? [{ start: sentence.start, end: sentence.end }]
    const text = sanitiseForPrompt(quote(course.text, spans))
    if (!/[\p{L}\p{N}]/u.test(text)) continue
    const own = reported.filter(({ item }) => item.spans.some((span) => clashes(span, sentence)))
    const must = [...new Set(own.filter(({ printed }) => printed).map(({ section }) => section))]
    const named = own.map(({ section }) => section)
    const sections = [...new Set(sentence.section === null ? named : [...named, sentence.section])]
    const salient = own.some(({ printed }) => !printed)
    lines.push({ text, day: note?.day ?? null, spans, sections, must, salient })
  }
  return lines.map((line, at) => ({ ...line, number: at + 1 }))
}

/** "[12] (2017-01-03, evolution) text" on one line. */
export function lineText({ number, day, sections, text }: EvidenceLine): string {
  const label = [day, sections[0]].filter((part) => part != null).join(', ')
  return `[${number}] (${label}) ${text}`
}

/** Tokens of a line with its number and label. */
export const lineTokens = (line: EvidenceLine): number => tokensOf(line.text) + 16
