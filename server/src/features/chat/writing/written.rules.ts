import type { CitedSentence, SentenceJudgement } from '@alta/clinical/chat-grounding/judge'
import type { WrittenPart } from '@alta/clinical/chat-grounding/sentence-stream'
import { plain } from '@alta/clinical/search/format-answer'
import type { Citation, Grounding } from '@alta/contract/chat'
import type { FallbackReason } from '@alta/contract/report'
import type { ModelEvidence } from './evidence.rules.ts'
import type { MessageDraft } from '../message-appender.ts'

/** The part of a model's answer that is accepted. */
export interface AcceptedAnswer {
  readonly draft: MessageDraft
  /** The number of sentences that were left out. */
  readonly removed: number
  /** The number of these that are in a language nobody asked for. */
  readonly foreign: number
  /** The separators before sentences that were left out since the last accepted one. */
  readonly lead: WrittenPart['lead']
}

/** Starts from what a run before this one left, or from nothing. */
export const resumeFrom = ({
  content,
  citations,
  doubts,
  removed,
}: MessageDraft & Pick<AcceptedAnswer, 'removed'>): AcceptedAnswer => ({
  draft: { content, citations, doubts },
  removed,
  foreign: 0,
  lead: '',
})

/** The beginning of a paragraph or an item is not lost with its first sentence. */
const leadOf = (open: WrittenPart['lead'], own: WrittenPart['lead']): WrittenPart['lead'] =>
  open !== '' && own.trim() === '' && !own.includes('\n') ? open : own

/**
 * Whether the answer contains the sentence already, word for word. A model that continues often repeats what it wrote.
 */
export const isRepeated = ({ draft }: AcceptedAnswer, text: string): boolean => draft.content.includes(plain(text))

export const dropSentence = (
  written: AcceptedAnswer,
  { lead }: WrittenPart,
  { foreign }: SentenceJudgement,
): AcceptedAnswer => ({
  ...written,
  removed: written.removed + 1,
  foreign: written.foreign + (foreign ? 1 : 0),
  lead: leadOf(written.lead, lead),
})

const sourceOf = (
  sources: ModelEvidence['sources'],
  { passage, sentence }: CitedSentence,
): Omit<Citation, 'start' | 'end'> => {
  const source = sources[passage]?.[sentence]
  if (!source) throw new Error('A sentence cites a passage that its model was not given.')
  return source
}

/**
 * Adds a sentence after the accepted ones, with the citations that support it. Throws when it cites something that is
 * not among the passages.
 */
export function appendSentence(
  { draft, ...written }: AcceptedAnswer,
  part: WrittenPart,
  { judgement, sources }: { readonly judgement: SentenceJudgement; readonly sources: ModelEvidence['sources'] },
): AcceptedAnswer {
  const { support, cited } = judgement
  const lead = leadOf(written.lead, part.lead)
  const between = draft.content === '' ? lead.trimStart() : lead === '' ? '\n\n' : lead
  const start = draft.content.length + between.length
  const words = plain(part.text)
  const at = { start, end: start + words.length }
  return {
    ...written,
    lead: '',
    draft: {
      content: `${draft.content}${between}${words}`,
      citations: [...draft.citations, ...cited.map((one) => ({ ...at, ...sourceOf(sources, one) }))],
      doubts: support === 'supported' ? draft.doubts : [...draft.doubts, { ...at, support }],
    },
  }
}

/** Never `full` where the search by itself found nothing relevant. */
export const groundingOf = ({ draft, removed }: AcceptedAnswer, found: { readonly grounding: Grounding }): Grounding =>
  draft.doubts.length === 0 && removed === 0 && found.grounding !== 'none' ? 'full' : 'partial'

/** The longest text in which a model states that the passages do not answer the question. */
export const longestDeclining = 1_000

/**
 * Whether a model states that the passages do not answer: its text contains the mark for this, and cites no passage.
 */
export const isDeclined = (text: string): boolean =>
  text.length <= longestDeclining && /\[\s*0\s*\]/.test(text) && !/\[[^\]]*[1-9][^\]]*\]/.test(text)

/** Why no sentence of a model is accepted. */
export function emptyReason({ removed, foreign }: AcceptedAnswer): FallbackReason {
  if (removed === 0) return 'empty'
  return foreign * 2 > removed ? 'wrong_language' : 'unsupported'
}
