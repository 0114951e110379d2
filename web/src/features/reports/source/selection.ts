import type { HeadRow } from '@alta/clinical/document/report-head'
import type { ReportSpan, UnusedFact } from '@alta/contract/report'
import type { ReportSentence } from './evidence.ts'

/**
 * The selection. `ids` are sentences, the first of which is the chosen one; `from` is the pane in which the person
 * acted, so that only the other pane scrolls; `pointing` means that the mouse rested there, which must not scroll a
 * passage that is in sight.
 */
export type ReviewSelection =
  | {
      readonly kind: 'sentence'
      readonly ids: readonly number[]
      readonly passage: number
      readonly from: 'report' | 'source'
      readonly pointing: boolean
    }
  | { readonly kind: 'unused'; readonly index: number }
  /** A line of the head of the report. */
  | { readonly kind: 'head'; readonly key: HeadRow['key']; readonly spans: readonly ReportSpan[] }

/** The colour of a sentence: that of its doubt, or the neutral one. */
const toneOf = ({ doubt }: ReportSentence) => doubt ?? 'supported'

/** What the source pane lights: the spans, which of them it shows, and in which evidence colour. */
export interface Lit {
  readonly spans: readonly ReportSpan[]
  readonly shown: ReportSpan | null
  readonly tone: ReturnType<typeof toneOf> | 'unused'
}

const nothing: Lit = { spans: [], shown: null, tone: 'supported' }

export const litOf = (
  selection: ReviewSelection | null,
  sentences: readonly ReportSentence[],
  unused: readonly UnusedFact[],
): Lit => {
  if (selection?.kind === 'unused') {
    const spans = unused[selection.index]?.spans ?? []
    return { spans, shown: spans[0] ?? null, tone: 'unused' }
  }
  if (selection?.kind === 'head')
    return { spans: selection.spans, shown: selection.spans[0] ?? null, tone: 'supported' }
  const sentence = selection && sentences[selection.ids[0] ?? -1]
  if (!sentence) return nothing
  return { spans: sentence.passages, shown: sentence.passages[selection.passage] ?? null, tone: toneOf(sentence) }
}

/** The passage a number of steps further, going round. */
export const turn = (passage: number, step: number, all: number): number => (passage + step + all) % all
