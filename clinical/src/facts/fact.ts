import type { FactKind, ItemFlag, ReportItem } from '@alta/contract/report'
import type { SectionKey } from '@alta/contract/sections'
import type { Span } from '../course/course.ts'
import { withoutBullet, spanText } from '../report/derivation.ts'

/** A quotable passage that states a fact: printed verbatim, from its span. */
export interface PassageFact extends Span {
  readonly kind: FactKind
  readonly section: SectionKey
  /** Index into `Course.sentences` of its sentence. */
  readonly sentence: number
  readonly flags: readonly ItemFlag[]
}

/** Blanks, bullets and separators, among them the bars of a table. */
const edge = /[\s\-–•*·,;:.|]/

/** The span without the blanks, bullets, separators and full stops at its ends. */
export const trimmed = (text: string, span: Span): Span => {
  let { start, end } = span
  while (start < end && edge.test(text.charAt(start))) start += 1
  while (end > start && edge.test(text.charAt(end - 1))) end -= 1
  return { start, end }
}

/**
 * An item quoted from the source: the words of its spans, with a capital first letter where it begins with an ordinary
 * word.
 */
export const quotedItem = (text: string, spans: readonly Span[], flags: readonly ItemFlag[]): ReportItem => {
  const bare = spans.map((span) => withoutBullet(text, span)).filter(({ start, end }) => start < end)
  const quoted = spanText(text, bare)
  // "pH 7.2" and "hs-TnI" are written as they are.
  const ordinary = /^\p{Ll}[^\s\p{Lu}]*(?:\s|$)/u.test(quoted)
  return {
    text: ordinary ? quoted.charAt(0).toUpperCase() + quoted.slice(1) : quoted,
    spans: bare,
    origin: 'extracted',
    support: 'verbatim',
    flags: [...flags],
  }
}

/** A line that the engine words itself, such as a sub-heading. */
export const templateItem = (text: string, flags: readonly ItemFlag[]): ReportItem => ({
  text,
  spans: [],
  origin: 'template',
  support: 'supported',
  flags: [...flags],
})
