import type { ReportItem, ReportSpan } from '@alta/contract/report'
import type { Language } from '@alta/contract/languages'
import { bearingOf } from '../evidence/bearing.ts'
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

/** A model is asked about at most so many sentences in one request; the others keep what the check said of them. */
const mostLookedAt = 40
/** Of what a model reads and writes together, so many tokens go for a sentence, its answer and the lines that bear it out. */
const tokensPerLook = 300

/** How many sentences one request may hold. */
export const mostAtOnce = (context_tokens: number): number =>
  Math.min(mostLookedAt, Math.floor(context_tokens / tokensPerLook))

/** Tokens of the answer: so many for each sentence, and some around them. */
const tokensPerSentence = 60
const tokensAround = 100
/** Evidence takes at most so many tokens, and this share of what the model reads. */
const mostTokens = 8_000
const evidenceShare = 0.6

export interface LookOptions {
  /** Of the sentences. */
  readonly language: Language
  /** Tokens that question and answer may have together. */
  readonly context_tokens: number
  /** Places of the source that no model is shown and nothing rests on. */
  readonly hidden: readonly ReportSpan[]
}

/** Sentences that are put to a model together, and the lines it is shown. */
interface SecondLookInput {
  readonly texts: readonly string[]
  readonly lines: readonly LookLine[]
}

const answerTokens = ({ length }: readonly string[]): number => length * tokensPerSentence + tokensAround

function shownTo(index: SourceIndex, sentences: readonly string[], options: LookOptions): SecondLookInput {
  const texts = sentences.slice(0, mostAtOnce(options.context_tokens))
  const words = secondLookWords[options.language]
  const told = tokensOf([words.role, ...words.rules, words.plain, ...texts.map(sanitiseForPrompt)].join('\n'))
  const left = options.context_tokens - told - answerTokens(texts) - tokensAround
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
 * Asks whether the source bears sentences out, all of them in one request. The instructions and the lines stand first and are
 * the same for every request about a source that fits, so that an endpoint that keeps the beginnings of prompts reads it once.
 */
export function lookPrompt(index: SourceIndex, sentences: readonly string[], options: LookOptions): Prompt {
  const { texts, lines } = shownTo(index, sentences, options)
  const { role, rules, structured, plain } = secondLookWords[options.language]
  const asked = texts.map((text, at) => `${at + 1}. ${sanitiseForPrompt(text)}`)
  const user = [
    '<evidence>',
    ...lines.map(({ shown }) => shown),
    '</evidence>',
    '<sentences>',
    ...asked,
    '</sentences>',
  ]
  const messages = (form: string): PromptMessage[] => [
    { role: 'system', content: [role, ...rules.map((rule) => `- ${rule}`), form].join('\n') },
    { role: 'user', content: user.join('\n') },
  ]
  return { structured: messages(structured), plain: messages(plain), schema: schemaOf, max_tokens: answerTokens(texts) }
}

/** What came of looking at a sentence: borne out by these places, at most three; wrong in these words; or nothing. */
export type SecondLookResult =
  | { readonly found: 'borne_out'; readonly spans: readonly ReportSpan[] }
  | { readonly found: 'wrong'; readonly words: string }
  | { readonly found: 'nothing' }

/**
 * What a look changes of a finding of the check: it clears a sentence that was found `partial`, never one that was called
 * contradicted or unsupported; and one that was found borne out, and is not the source's own words, it puts in doubt.
 */
export function changeOf(support: ReportItem['support'], { found }: SecondLookResult): 'cleared' | 'doubted' | null {
  if (support === 'partial' && found === 'borne_out') return 'cleared'
  return support === 'supported' && found === 'wrong' ? 'doubted' : null
}

const nothing: SecondLookResult = { found: 'nothing' }
const mostSpans = 3

/**
 * Of the lines that a model names for a sentence, those that tell most of it, in source order; null where a rule objects. No
 * model vouches for an allergy.
 */
function borneOutBy(index: SourceIndex, text: string, numbers: readonly number[]): readonly ReportSpan[] | null {
  if (allergyWord.test(fold(text).replace(otherAllergy, ' '))) return null
  const { written } = ruledOf(index, text)
  const lines = numbers.flatMap((number) => index.sentences[number - 1] ?? [])
  if (exactDoubts(written, lines).length > 0) return null
  const { scores } = bearingOf(index, claimsOf(index, written))
  return lines
    .toSorted((a, b) => (scores.get(b.index) ?? 0) - (scores.get(a.index) ?? 0))
    .slice(0, mostSpans)
    .toSorted((a, b) => a.index - b.index)
    .map(({ start, end }) => ({ start, end }))
}

/**
 * What a model's answer comes to, one for each sentence; null: it cannot be read. Believed is only what names lines that were
 * shown, and of which the exact rules hold.
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
    const said = answers.filter(({ sentence }) => sentence === at + 1)
    const [own] = said
    if (own === undefined || said.length > 1 || at >= texts.length) return nothing
    if (own.wrong !== '' || own.lines.length === 0)
      return { found: 'wrong', words: text.includes(own.wrong) && own.wrong !== '' ? own.wrong : text }
    const numbers = [...new Set(own.lines)]
    if (numbers.length > mostLines || numbers.some((number) => !known.has(number))) return nothing
    const spans = borneOutBy(index, text, numbers)
    return spans === null ? nothing : { found: 'borne_out', spans }
  })
}
