import type { FactKind, ItemFlag, ReportItem } from '@alta/contract/report'
import type { SectionKey } from '@alta/contract/sections'
import type { Span } from '../course/course.ts'
import { withoutBullet, spanText } from '../report/derivation.ts'

/** A quotable passage that states a fact: printed verbatim, from its span. */
export interface PassageFact extends Span {
  readonly kind: FactKind
  readonly section: SectionKey
  /** Index into `Course.sentences` of the sentence it stands in. */
  readonly sentence: number
  readonly flags: readonly ItemFlag[]
}

/** Blanks, bullets and separators, the bars of a table among them. */
const edge = /[\s\-–•*·,;:.|]/

/** The span without the blanks, bullets and separators at its ends; a final full stop falls away too. */
export const trimmed = (text: string, span: Span): Span => {
  let { start, end } = span
  while (start < end && edge.test(text.charAt(start))) start += 1
  while (end > start && edge.test(text.charAt(end - 1))) end -= 1
  return { start, end }
}

/** An item quoted from the source: its spans' words, the first letter in upper case when it begins an ordinary word. */
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

/** A line the engine words itself, such as a sub-heading. */
export const templateItem = (text: string, flags: readonly ItemFlag[]): ReportItem => ({
  text,
  spans: [],
  origin: 'template',
  support: 'supported',
  flags: [...flags],
})
