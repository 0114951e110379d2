import type { ReportItem, ReportSpan } from '@alta/contract/report'
import type { Language } from '@alta/contract/languages'
import { claimOccurrencesOf } from '../evidence/claim-occurrences.ts'
import { claimsOf } from '../evidence/claims.ts'
import { ruledOf } from '../evidence/check.ts'
import type { SourceIndex } from '../evidence/source-index.ts'
import { allergyWord, otherAllergy } from '../lexicon/allergy-words.ts'
import { secondLookWords } from '../lexicon/second-look-words.ts'
import { fold } from '../text/fold.ts'
import { sanitiseForPrompt, tokensOf } from '../writing/sanitise.ts'
import type { Prompt, PromptMessage } from '../writing/writing.ts'
import { lookAnswers, mostLines } from './answer.ts'
import { exactDoubts } from './exact-doubts.ts'
import { type LookLine, lookLines } from './lines.ts'

/** A model is asked about at most this many sentences in one request; the others keep the result of the check. */
const mostLookedAt = 40
/** Of what a model reads and writes, a sentence takes this many tokens with its answer and its lines. */
const tokensPerLook = 300

/** How many sentences one request may hold. */
export const mostAtOnce = (context_tokens: number): number =>
  Math.min(mostLookedAt, Math.floor(context_tokens / tokensPerLook))

/** Tokens of the answer for each sentence, and some around them. */
const tokensPerSentence = 60
const tokensAround = 100
/** Evidence takes at most this many tokens, and at most this share of what the model reads. */
const mostTokens = 8_000
const evidenceShare = 0.6

export interface LookOptions {
  /** The language of the sentences. */
  readonly language: Language
  /** How many tokens question and answer may have together. */
  readonly context_tokens: number
  /** Places of the source that no model is shown and nothing rests on. */
  readonly hidden: readonly ReportSpan[]
}

/** Sentences that a model is asked about together, and the lines that it is shown. */
interface SecondLookInput {
  readonly texts: readonly string[]
  readonly lines: readonly LookLine[]
}

const answerTokens = ({ length }: readonly string[]): number => length * tokensPerSentence + tokensAround

function shownTo(index: SourceIndex, sentences: readonly string[], options: LookOptions): SecondLookInput {
  const texts = sentences.slice(0, mostAtOnce(options.context_tokens))
  const words = secondLookWords[options.language]
  const promptSize = tokensOf([words.role, ...words.rules, words.plain, ...texts.map(sanitiseForPrompt)].join('\n'))
  const left = options.context_tokens - promptSize - answerTokens(texts) - tokensAround
  const room = Math.min(mostTokens, options.context_tokens * evidenceShare, left)
  return { texts, lines: lookLines(index, texts, { room, hidden: options.hidden }) }
}

const schemaOf = {
  name: 'second_look',
  schema: {
    type: 'object',
    properties: {
      sentences: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            sentence: { type: 'integer' },
            lines: { type: 'array', items: { type: 'integer' } },
            wrong: { type: 'string' },
          },
          required: ['sentence', 'lines', 'wrong'],
          additionalProperties: false,
        },
      },
    },
    required: ['sentences'],
    additionalProperties: false,
  },
} as const

/**
 * Asks whether the source supports sentences, all in one request. Instructions and lines stand first and are the same
 * for every request about a source that fits, so that an endpoint with a prompt cache reads them once.
 */
export function lookPrompt(index: SourceIndex, sentences: readonly string[], options: LookOptions): Prompt {
  const { texts, lines } = shownTo(index, sentences, options)
  const { role, rules, structured, plain } = secondLookWords[options.language]
  const numbered = texts.map((text, at) => `${at + 1}. ${sanitiseForPrompt(text)}`)
  const user = [
    '<evidence>',
    ...lines.map(({ shown }) => shown),
    '</evidence>',
    '<sentences>',
    ...numbered,
    '</sentences>',
  ]
  const messages = (form: string): PromptMessage[] => [
    { role: 'system', content: [role, ...rules.map((rule) => `- ${rule}`), form].join('\n') },
    { role: 'user', content: user.join('\n') },
  ]
  return { structured: messages(structured), plain: messages(plain), schema: schemaOf, max_tokens: answerTokens(texts) }
}

/**
 * The result of a second look at a sentence: supported by these places, at most three; wrong in these words; or
 * nothing.
 */
export type SecondLookResult =
  | { readonly outcome: 'borne_out'; readonly spans: readonly ReportSpan[] }
  | { readonly outcome: 'wrong'; readonly words: string }
  | { readonly outcome: 'nothing' }

/**
 * The change that a second look makes to a finding of the check. It clears a `partial` sentence, never one that was
 * called contradicted or unsupported; it puts a supported sentence in doubt, unless that is the source's own words.
 */
export function changeOf(support: ReportItem['support'], { outcome }: SecondLookResult): 'cleared' | 'doubted' | null {
  if (support === 'partial' && outcome === 'borne_out') return 'cleared'
  return support === 'supported' && outcome === 'wrong' ? 'doubted' : null
}

const nothing: SecondLookResult = { outcome: 'nothing' }
const mostSpans = 3

/**
 * The lines among those that a model names which tell most of a sentence, in source order; null where a rule objects.
 * No model can vouch for an allergy.
 */
function borneOutBy(index: SourceIndex, text: string, numbers: readonly number[]): readonly ReportSpan[] | null {
  if (allergyWord.test(fold(text).replace(otherAllergy, ' '))) return null
  const { written } = ruledOf(index, text)
  const lines = numbers.flatMap((number) => index.sentences[number - 1] ?? [])
  if (exactDoubts(written, lines).length > 0) return null
  const { scores } = claimOccurrencesOf(index, claimsOf(index, written))
  return lines
    .toSorted((a, b) => (scores.get(b.index) ?? 0) - (scores.get(a.index) ?? 0))
    .slice(0, mostSpans)
    .toSorted((a, b) => a.index - b.index)
    .map(({ start, end }) => ({ start, end }))
}

/**
 * The results of a model's answer, one for each sentence; null where it cannot be read. A result counts only where it
 * names lines that were shown and the exact rules agree.
 */
export function readSecondLookAnswer(
  index: SourceIndex,
  sentences: readonly string[],
  { answer, ...options }: LookOptions & { readonly answer: string },
): readonly SecondLookResult[] | null {
  const answers = lookAnswers(answer)
  if (answers === null) return null
  const { texts, lines } = shownTo(index, sentences, options)
  const known = new Set(lines.map(({ number }) => number))
  return sentences.map((text, at): SecondLookResult => {
    const ownAnswers = answers.filter(({ sentence }) => sentence === at + 1)
    const [own] = ownAnswers
    if (own === undefined || ownAnswers.length > 1 || at >= texts.length) return nothing
    if (own.wrong !== '' || own.lines.length === 0)
      return { outcome: 'wrong', words: text.includes(own.wrong) && own.wrong !== '' ? own.wrong : text }
    const numbers = [...new Set(own.lines)]
    if (numbers.length > mostLines || numbers.some((number) => !known.has(number))) return nothing
    const spans = borneOutBy(index, text, numbers)
    return spans === null ? nothing : { outcome: 'borne_out', spans }
  })
}
