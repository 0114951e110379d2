import type { FactKind, ItemFlag, ReportItem } from '@alta/contract/report'
import type { SectionKey } from '@alta/contract/sections'
import type { Span } from '../course/course.ts'

/** A quotable passage that states a fact: printed verbatim, from its span. */
export interface PassageFact extends Span {
  readonly kind: FactKind
  readonly section: SectionKey
  /** Index into `Course.sentences` of the sentence it stands in. */
  readonly sentence: number
  readonly flags: readonly ItemFlag[]
}

/** What a correction speaks of. */
export type CorrectionTopic = 'allergy' | 'side' | 'habit' | 'value' | 'copied' | 'statement'

/** Later words of the course that take back earlier ones. Indexes into `Course.sentences`. */
export interface Correction {
  readonly topic: CorrectionTopic
  /** The sentences that correct, in source order (the announcement and what it says instead). */
  readonly by: readonly number[]
  /** The sentences they take back; never empty. */
  readonly superseded: readonly number[]
}

/**
 * An item quoted from the source. Runs of whitespace become one space; bullets, numbering and the separators around a
 * fragment fall away; the first letter is written in upper case: the published normalisations of extracted text.
 */
export function quotedItem(text: string, spans: readonly Span[], flags: readonly ItemFlag[]): ReportItem {
  const quoted = spans
    .map((span) => text.slice(span.start, span.end))
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–•*·.,;:]+/, '')
    .replace(/[\s\-–•*·,;:]+$/, '')
  const capital = /^(?:\p{Ll}\P{Lu}*(?:[\s:,.]|$))/u.test(quoted) ? quoted.charAt(0).toUpperCase() + quoted.slice(1) : quoted
  return {
    text: capital,
    spans: spans.map(({ start, end }) => ({ start, end })),
    origin: 'extracted',
    support: 'verbatim',
    flags: [...flags],
  }
}

/** A line the engine words itself, such as a sub-heading. */
export function templateItem(text: string, flags: readonly ItemFlag[]): ReportItem {
  return { text, spans: [], origin: 'template', support: 'supported', flags: [...flags] }
}
