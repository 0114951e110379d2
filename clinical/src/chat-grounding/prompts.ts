import type { Language } from '@alta/contract/languages'
import { chatPromptTexts } from '../lexicon/chat-prompt-texts.ts'
import { sanitiseForPrompt, tokensOf } from '../writing/sanitise.ts'
import { evidenceLines, type EvidencePassage } from './evidence.ts'

/** One turn of a conversation as a model reads it. */
export interface ChatPromptMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** The tokens of the longest answer, for a model with a context of this length. */
export const answerTokens = (context_tokens: number): number => Math.min(1_024, Math.floor(context_tokens / 4))

/** The characters of passages that a model may be given with a question: six tenths of its context. */
const charactersOfToken = 2.8
export const evidenceCharacters = (context_tokens: number): number =>
  Math.floor(context_tokens * 0.6 * charactersOfToken)

interface ConversationTurn {
  readonly question: string
  readonly answer: string
}

interface TalkPromptInput {
  readonly language: Language
  readonly context_tokens: number
  /** The turns before the question, oldest first. */
  readonly earlier: readonly ConversationTurn[]
  readonly question: string
  /** The answer so far, where it was interrupted; empty otherwise. */
  readonly written: string
}

/** The prompt of a talk without documents: as many earlier turns as the context holds; the oldest are dropped first. */
export function talkMessages({
  language,
  context_tokens,
  earlier,
  question,
  written,
}: TalkPromptInput): ChatPromptMessage[] {
  const system = chatPromptTexts.talk[language]
  let left = context_tokens - answerTokens(context_tokens) - tokensOf(system + question + written)
  const history: ChatPromptMessage[] = []
  for (const turn of earlier.toReversed()) {
    left -= tokensOf(turn.question + turn.answer)
    if (left < 0) break
    history.unshift({ role: 'user', content: turn.question }, { role: 'assistant', content: turn.answer })
  }
  const goOn: ChatPromptMessage[] =
    written === ''
      ? []
      : [
          { role: 'assistant', content: written },
          { role: 'user', content: chatPromptTexts.talk_on[language] },
        ]
  return [{ role: 'system', content: system }, ...history, { role: 'user', content: question }, ...goOn]
}

interface AnswerPromptInput {
  /** The language that the answer is to be written in. */
  readonly language: Language
  readonly passages: readonly EvidencePassage[]
  /** The questions before it that it depends on, oldest first. */
  readonly earlier: readonly string[]
  readonly question: string
  /** The answer so far, where it was interrupted; empty otherwise. */
  readonly written: string
}

/**
 * The prompt of a question with the passages that may answer it: all of it stands in the last message, the passages as
 * data.
 */
export function answerMessages({
  language,
  passages,
  earlier,
  question,
  written,
}: AnswerPromptInput): ChatPromptMessage[] {
  const before =
    earlier.length === 0 ? [] : [[chatPromptTexts.earlier[language], ...earlier.map(sanitiseForPrompt)].join('\n')]
  const standing =
    written === '' ? [] : [`${chatPromptTexts.go_on[language]}\n<answer>\n${written.replaceAll('</', '‹/')}\n</answer>`]
  const content = [
    `<evidence>\n${evidenceLines(passages)}\n</evidence>`,
    ...before,
    `<question>${sanitiseForPrompt(question)}</question>`,
    ...standing,
  ]
  return [
    { role: 'system', content: chatPromptTexts.answer[language] },
    { role: 'user', content: content.join('\n\n') },
  ]
}

/** The prompt for a question that can be searched for by itself. */
export const rewriteMessages = (
  language: Language,
  { earlier, question }: Pick<AnswerPromptInput, 'earlier' | 'question'>,
): ChatPromptMessage[] => [
  { role: 'system', content: chatPromptTexts.rewrite[language] },
  {
    role: 'user',
    content: [...earlier.map(sanitiseForPrompt), `<question>${sanitiseForPrompt(question)}</question>`].join('\n'),
  },
]

export const rewriteSchema = {
  name: 'question',
  schema: {
    type: 'object',
    properties: { question: { type: 'string' } },
    required: ['question'],
    additionalProperties: false,
  },
} as const
