import type { CitedSentence, SentenceJudgement } from '@alta/clinical/chat-grounding/judge'
import type { WrittenPart } from '@alta/clinical/chat-grounding/sentence-stream'
import { plain } from '@alta/clinical/search/format-answer'
import type { Citation, Grounding } from '@alta/contract/chat'
import type { FallbackReason } from '@alta/contract/report'
import type { ModelEvidence } from './evidence.rules.ts'
import type { MessageDraft } from '../message-appender.ts'

/** What of a model's answer may stand. */
export interface AcceptedAnswer {
  readonly draft: MessageDraft
  /** Sentences that were left out. */
  readonly removed: number
  /** Of these, how many are in a language that nobody asked for. */
  readonly foreign: number
  /** What stood before sentences left out since the last one that stands. */
  readonly lead: WrittenPart['lead']
}

/** What a run before this one left, or nothing. */
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

/** Is a sentence there already, word for word? A model that goes on often repeats what it wrote. */
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

/** A sentence behind what stands, with what bears it out. Throws when it cites what is not among the passages. */
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

/** Never full where the search by itself found nothing relevant. */
export const groundingOf = ({ draft, removed }: AcceptedAnswer, found: { readonly grounding: Grounding }): Grounding =>
  draft.doubts.length === 0 && removed === 0 && found.grounding !== 'none' ? 'full' : 'partial'

/** Characters in which a model says that the passages do not answer, if it does. */
export const longestDeclining = 1_000

/** Does a model say that the passages do not answer: the mark it is told to write then, and none of a passage? */
export const isDeclined = (text: string): boolean =>
  text.length <= longestDeclining && /\[\s*0\s*\]/.test(text) && !/\[[^\]]*[1-9][^\]]*\]/.test(text)

/** Why nothing of what a model wrote may stand. */
export function emptyReason({ removed, foreign }: AcceptedAnswer): FallbackReason {
  if (removed === 0) return 'empty'
  return foreign * 2 > removed ? 'wrong_language' : 'unsupported'
}
