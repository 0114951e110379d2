import type { FallbackReason, ReportItem, ReportSection, ReportSpan } from '@alta/contract/report'
import type { DischargeReport } from '@alta/contract/reports'
import type { Acceptance } from '@alta/contract/review'
import type { SectionKey } from '@alta/contract/sections'

/** One sentence of the report and the passages of the source it draws from. `id` counts through the whole report. */
export interface ReportSentence {
  readonly id: number
  readonly section: SectionKey
  readonly item: ReportItem
  /** The doubt that asks for a decision; null when there is none or somebody has accepted the sentence. */
  readonly doubt: SentenceDoubt | null
  /** The person who accepted the sentence although it asked for a decision. */
  readonly accepted: Acceptance | null
  /** Spans in reading order, joined where nothing but white space lies between. */
  readonly passages: readonly ReportSpan[]
  /** The cells of a row of a table, else the text itself. */
  readonly cells: readonly string[]
  readonly writer: SentenceWriter
}

/** Whose words a sentence is; null in a report in which no model had a part. */
type SentenceWriter = 'model' | 'person' | 'course' | null

/** Consecutive sentences of one section with the same layout. */
export type TextBlock =
  | { readonly kind: 'heading'; readonly sentence: ReportSentence }
  | { readonly kind: 'list' | 'paragraph' | 'table'; readonly sentences: readonly ReportSentence[] }

export interface SectionEvidence {
  readonly key: SectionKey
  readonly empty: ReportSection['empty']
  readonly blocks: readonly TextBlock[]
  readonly fallback: ReportSection['fallback']
  /** Sentences of a model that were left out. */
  readonly removed: number
}

export interface ReportEvidence {
  /** Why a model wrote nothing of it, where it was to and one reason stands for all sections; they do not repeat it. */
  readonly fallback: FallbackReason | undefined
  readonly sections: readonly SectionEvidence[]
  readonly sentences: readonly ReportSentence[]
}

export type SentenceDoubt = 'partial' | 'unsupported' | 'conflicting'

/** What a reader should decide about an item, worst first; null for everything that may stay quiet. */
export const doubtOf = ({ support, flags }: Pick<ReportItem, 'support' | 'flags'>): SentenceDoubt | null => {
  if (support === 'conflicting' || flags.includes('conflict') || flags.includes('allergy_match')) return 'conflicting'
  if (support === 'unsupported') return 'unsupported'
  if (support === 'partial' || flags.includes('implausible_value') || flags.includes('date_ambiguous')) return 'partial'
  return null
}

/** Spans sorted and joined where only white space parts them: what a reader sees as one passage. */
export const passagesOf = (spans: readonly ReportSpan[], text: string): ReportSpan[] => {
  const passages: ReportSpan[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = passages.at(-1)
    if (last && (span.start <= last.end || text.slice(last.end, span.start).trim() === '')) {
      passages[passages.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
    } else passages.push({ start: span.start, end: span.end })
  }
  return passages
}

/** Spaces and the first letter may differ between an item and its source; the words may not. */
const squash = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** Cells stand apart by bars or tabs. An item that lost its tabs on the way still has them where it comes from. */
const cellsOf = ({ text, spans }: ReportItem, source: string): string[] => {
  const [span] = spans
  const written = span && spans.length === 1 ? source.slice(span.start, span.end) : text
  const quoted = squash(written) === squash(text) ? written : text
  return quoted.split(/[\t|]/).map((cell) => cell.trim())
}

const kindOf = ({ item, cells }: ReportSentence): TextBlock['kind'] => {
  if (item.flags.includes('subheading')) return 'heading'
  if (item.flags.includes('list_item')) return 'list'
  return cells.length > 1 ? 'table' : 'paragraph'
}

const blocksOf = (sentences: readonly ReportSentence[]): TextBlock[] => {
  const blocks: TextBlock[] = []
  let first = 0
  sentences.forEach((sentence, index) => {
    const kind = kindOf(sentence)
    const next = sentences[index + 1]
    if (kind === 'heading') blocks.push({ kind, sentence })
    else if (next && kindOf(next) === kind) return
    else blocks.push({ kind, sentences: sentences.slice(first, index + 1) })
    first = index + 1
  })
  return blocks
}

type ReportWithStrategy = Pick<DischargeReport, 'strategy'> & {
  readonly generated: Pick<DischargeReport['generated'], 'sections'>
}

/** The sentences that a model wrote in a report; null where none had a part in it. */
export const writtenByModel = ({ strategy, generated }: ReportWithStrategy): ReadonlySet<string> | null => {
  if (strategy.key === 'extractive') return null
  const items = generated.sections.flatMap((section) => section.items)
  return new Set(items.filter(({ origin }) => origin === 'written').map(({ text }) => text))
}

/** Fixed headings have no writer. Text of a person is marked as written, but not by the model. */
const writerOf = ({ origin, text }: ReportItem, byModel: ReadonlySet<string> | null): SentenceWriter => {
  if (byModel === null || origin === 'template') return null
  if (origin === 'extracted') return 'course'
  return byModel.has(text) ? 'model' : 'person'
}

/** The one reason why nothing is a model's, in two sections or more. */
const commonFallback = (sections: readonly ReportSection[]): FallbackReason | undefined => {
  const reasons = sections.flatMap(({ fallback }) => fallback ?? [])
  const [first] = reasons
  const isOne = reasons.length > 1 && reasons.every((reason) => reason === first)
  return isOne && !sections.some(({ items }) => items.some(({ origin }) => origin === 'written')) ? first : undefined
}

/**
 * The report as the screen walks it: numbered sentences, their passages, and blocks to lay out. `byModel` are the
 * sentences that a model wrote, null where none had a part.
 */
export const readEvidence = (
  sections: readonly ReportSection[],
  text: string,
  byModel: ReadonlySet<string> | null = null,
): ReportEvidence => {
  const sentences: ReportSentence[] = []
  const common = commonFallback(sections)
  const laidOut = sections.map(({ key, empty, items, fallback, removed = 0 }): SectionEvidence => {
    const own = items.map((item, index): ReportSentence => ({
      id: sentences.length + index,
      section: key,
      item,
      doubt: doubtOf(item),
      accepted: null,
      passages: passagesOf(item.spans, text),
      cells: cellsOf(item, text),
      writer: writerOf(item, byModel),
    }))
    sentences.push(...own)
    return { key, empty, blocks: blocksOf(own), fallback: common ? undefined : fallback, removed }
  })
  return { fallback: common, sections: laidOut, sentences }
}

/** Whether a sentence can be chosen: fixed headings stand in no source and ask for nothing. */
export const canChoose = ({ item, passages }: ReportSentence): boolean =>
  !item.flags.includes('subheading') && (passages.length > 0 || doubtOf(item) !== null)

/** The next sentence in a direction that passes `accepts`, or null at the end. Start before the first with -1. */
export const neighbour = (
  sentences: readonly ReportSentence[],
  { from, step, accepts = canChoose }: { from: number; step: 1 | -1; accepts?: (sentence: ReportSentence) => boolean },
): number | null => {
  for (let id = from + step; id >= 0 && id < sentences.length; id += step) {
    const sentence = sentences[id]
    if (sentence && accepts(sentence)) return id
  }
  return null
}

/** How many sentences of a report ask for each decision. */
export const countDoubts = (sentences: readonly ReportSentence[]): Record<SentenceDoubt, number> => {
  const counts = { partial: 0, unsupported: 0, conflicting: 0 }
  for (const { doubt } of sentences) {
    if (doubt) counts[doubt] += 1
  }
  return counts
}
