import { isWritable, type WrittenKey } from '@alta/contract/sections'
import type { FallbackReason } from '@alta/contract/report'
import { writingTexts } from '../lexicon/writing-texts.ts'
import { type AnswerItem, itemsIn, sectionsIn } from './answers/answers.ts'
import { composed, fallback } from './compose.ts'
import { ownDigest, takenDigest } from './digests.ts'
import type { EvidenceLine } from './evidence-lines.ts'
import { headIn } from './head/head-answer.ts'
import { votesIn } from './votes/votes-answer.ts'
import { applySecondLookAnswer } from './second-look-steps.ts'
import { sanitiseForPrompt } from './sanitise.ts'
import { withSafetyFacts } from './omissions.ts'
import { packetOf } from './plan.ts'
import { sectionPrompt, wholePrompt } from './prompts.ts'
import type { SourceReading } from './reading.ts'
import { sentencesOf } from './checks/sentences.ts'
import { decidePrinting } from './checks/print-decision.ts'
import { linesShown, type ModelSentence, type Settled, shownOf, stateOf, type WritingState } from './state.ts'
import type { StepOutcome, WritingStep } from './writing.ts'

/** `structured` tells whether the answer was asked for by the schema. Both forms are read in any case. */
export interface StepResponse {
  readonly step: WritingStep
  readonly answer: string
  readonly structured: boolean
}

export interface Failed {
  readonly step: WritingStep
  readonly reason: FallbackReason
}

const nothing: StepOutcome = {
  sections: [],
  next: [],
  digest: null,
  settled: [],
  head: null,
  votes: null,
  failure: null,
}

const together = (parts: readonly StepOutcome[]): StepOutcome => ({
  sections: parts.flatMap(({ sections }) => sections),
  next: parts.flatMap(({ next }) => next),
  digest: null,
  settled: parts.flatMap(({ settled }) => settled),
  head: null,
  votes: null,
  failure: parts.map(({ failure }) => failure).find((failure) => failure !== null) ?? null,
})

const left = (reading: SourceReading, key: WrittenKey, reason: FallbackReason): StepOutcome => ({
  ...nothing,
  sections: [fallback(reading, key, reason)],
  failure: reason,
})

/** A finished section with these sentences. */
function finished(reading: SourceReading, { key, sentences }: Settled): StepOutcome {
  const section = withSafetyFacts(reading, composed(reading, key, sentences))
  return { ...nothing, sections: [section], failure: section.fallback ?? null }
}

/** A section whose sentences will not be written again; a model may look at them a second time. */
function settled(reading: SourceReading, key: WrittenKey, sentences: readonly ModelSentence[]): StepOutcome {
  const own = { key, sentences: [...sentences] }
  return { ...finished(reading, own), settled: reading.options.judge ? [own] : [] }
}

const isMostlyForeign = (sentences: readonly ModelSentence[]): boolean =>
  sentences.filter(({ foreign }) => foreign).length * 2 > sentences.length

/** How many characters are shown of a text that is to be written again. */
const longestRewritten = 8_000

/** The text that is to be written again, and what was wrong in it, sentence by sentence, in the words of the prompt. */
function remarksOn(reading: SourceReading, sentences: readonly ModelSentence[]): string[] {
  const texts = writingTexts[reading.language]
  const wrong = sentences.filter((sentence) => decidePrinting(reading, sentence) !== 'stands')
  const remarks = wrong.slice(0, 12).map(({ text, doubts, foreign }) => {
    const named = doubts
      .slice(0, 4)
      .map(({ kind, words }) => `${texts.doubt[kind]}: "${sanitiseForPrompt(words).slice(0, 60)}"`)
    const why = foreign ? [texts.notInLanguage] : named.length === 0 ? [texts.notBorne] : named
    return `- "${sanitiseForPrompt(text).slice(0, 240)}" — ${why.join('; ')}`
  })
  const before = sentences.map(({ text }) => sanitiseForPrompt(text)).join(' ')
  return [texts.doubts, `<text>${before.slice(0, longestRewritten)}</text>`, ...remarks]
}

interface Again {
  readonly why: 'unreadable' | 'language' | 'doubts'
  readonly first: readonly ModelSentence[]
}

/** Asks once more for one section, with what was wrong. */
function rewriteStep(
  reading: SourceReading,
  key: WrittenKey,
  { step, again }: { step: WritingStep; again: Again },
): WritingStep {
  const texts = writingTexts[reading.language]
  const state = stateOf(step)
  // An answer for all sections continues with the evidence of this section.
  const lines: readonly EvidenceLine[] =
    step.step === 'whole' || state.kind === 'looking'
      ? packetOf(reading, key, [])
      : [...linesShown(reading, state).values()]
  const remarks = {
    unreadable: () => [texts.unreadable],
    language: () => [texts.otherLanguage],
    doubts: () => remarksOn(reading, again.first),
  }[again.why]()
  return {
    step: 'rewrite',
    sections: [key],
    prompt: sectionPrompt(reading, key, { lines, remarks }),
    state: { kind: 'writing', ...shownOf(reading, lines), again: again.why, first: again.first },
  }
}

const countBad = (reading: SourceReading, sentences: readonly ModelSentence[]): number =>
  sentences.filter((sentence) => decidePrinting(reading, sentence) !== 'stands').length

/** The attempt with fewer doubts; the second of two equal ones. */
function betterOf(
  reading: SourceReading,
  first: readonly ModelSentence[],
  second: readonly ModelSentence[],
): readonly ModelSentence[] {
  if (first.length === 0) return second
  if (second.length === 0) return first
  const [before, after] = [first, second].map((each) => countBad(reading, each) / each.length)
  return (before ?? 1) < (after ?? 1) ? first : second
}

interface ParsedAnswer {
  readonly step: WritingStep
  readonly state: WritingState
  /** null where the answer cannot be read. */
  readonly items: readonly AnswerItem[] | null
}

function takeSection(reading: SourceReading, key: WrittenKey, { step, state, items }: ParsedAnswer): StepOutcome {
  const retry = (why: Again['why'], first: readonly ModelSentence[]): StepOutcome => ({
    ...nothing,
    next: [rewriteStep(reading, key, { step, again: { why, first } })],
    failure: why === 'unreadable' ? 'bad_answer' : why === 'language' ? 'wrong_language' : 'unsupported',
  })
  if (items === null) {
    if (state.again === null) return retry('unreadable', [])
    return state.first.length > 0 ? settled(reading, key, state.first) : left(reading, key, 'bad_answer')
  }
  const instructions = (step.prompt.structured[0]?.content ?? '') + step.prompt.plain[0]?.content
  const sentences = sentencesOf(reading, items, { lines: linesShown(reading, state), instructions })
  if (sentences.length === 0 && state.first.length === 0) return left(reading, key, 'empty')
  if (isMostlyForeign(sentences)) {
    if (state.again === null) return retry('language', [])
    if (state.first.length === 0) return left(reading, key, 'wrong_language')
  }
  if (state.again === null && countBad(reading, sentences) > 0) return retry('doubts', sentences)
  return settled(reading, key, betterOf(reading, state.first, sentences))
}

function takeWhole(
  reading: SourceReading,
  keys: readonly WrittenKey[],
  answered: Omit<ParsedAnswer, 'items'> & { answer: string },
): StepOutcome {
  const { step, state, answer } = answered
  const sections = sectionsIn(answer, keys)
  if (sections === null && state.again === null) {
    const lines = [...linesShown(reading, state).values()]
    const prompt = wholePrompt(reading, keys, { lines, remarks: [writingTexts[reading.language].unreadable] })
    return { ...nothing, next: [{ ...step, prompt, state: { ...state, again: 'unreadable' } }], failure: 'bad_answer' }
  }
  if (sections === null) return together(keys.map((key) => left(reading, key, 'bad_answer')))
  // Each section may be written again by itself.
  const own = { ...state, again: null }
  return together(keys.map((key) => takeSection(reading, key, { step, state: own, items: sections.get(key) ?? [] })))
}

/** The result of an answer to a step of this source. */
export function processAnswer(reading: SourceReading, { step, answer }: StepResponse): StepOutcome {
  const state = stateOf(step)
  const keys = step.sections.filter(isWritable)
  const [key] = keys
  if (state.kind === 'digesting') {
    const digest = takenDigest(reading, step, answer)
    return digest === null
      ? { ...nothing, digest: ownDigest(reading, step), failure: 'bad_answer' }
      : { ...nothing, digest }
  }
  if (state.kind === 'heading') {
    const head = headIn(reading, answer)
    return { ...nothing, head, failure: head === null ? 'bad_answer' : null }
  }
  if (state.kind === 'voting') {
    const votes = votesIn(answer, { lines: linesShown(reading, state), isWhole: state.whole })
    return { ...nothing, votes, failure: votes === null ? 'bad_answer' : null }
  }
  if (state.kind === 'looking') {
    const sections = applySecondLookAnswer(reading, state, answer)
    if (sections === null) return { ...nothing, failure: 'bad_answer' }
    return { ...together(sections.map((section) => finished(reading, section))), failure: null }
  }
  if (key === undefined) return nothing
  if (step.step === 'whole') return takeWhole(reading, keys, { step, state, answer })
  return takeSection(reading, key, { step, state, items: itemsIn(answer) })
}

/** The result of a step whose request has failed for good. */
export function processFailure(reading: SourceReading, { step, reason }: Failed): StepOutcome {
  const state = stateOf(step)
  const keys = step.sections.filter(isWritable)
  if (state.kind === 'digesting') return { ...nothing, digest: ownDigest(reading, step), failure: reason }
  if (state.kind === 'looking' || state.kind === 'heading' || state.kind === 'voting')
    return { ...nothing, failure: reason }
  if (state.first.length > 0)
    return { ...together(keys.map((key) => settled(reading, key, state.first))), failure: reason }
  return together(keys.map((key) => left(reading, key, reason)))
}
