import type { WrittenKey } from '@alta/contract/sections'
import type { GeneratedReport, ReportSection } from '@alta/contract/report'
import { digestPlan, digestLines, partsOf } from './digests.ts'
import { type EvidenceLine, lineTokens } from './evidence-lines.ts'
import { tokensOf } from './sanitise.ts'
import { candidatesFor, evidenceShare, instructionTokens, packetFor, roomFor, tokensOfLines } from './packets.ts'
import { headLines } from './head/head-lines.ts'
import {
  answerTokens,
  headPrompt,
  sectionPrompt,
  tokensPerVote,
  votesPrompt,
  wholePrompt,
  wordsFor,
} from './prompts.ts'
import { type SourceReading, sectionOf, toWrite } from './reading.ts'
import { shownOf } from './state.ts'
import type { Digest, Prompt, WritingPlan, WritingStep } from './writing.ts'

const again = { again: null, first: [] }

/** How much of a context a request takes, with its answer. */
const promptTokens = ({ structured, plain, max_tokens }: Prompt): number =>
  Math.max(...[structured, plain].map((messages) => tokensOf(messages.map(({ content }) => content).join('\n')))) +
  max_tokens

/**
 * The lines that a section is written from: the whole course where it fits the context, otherwise the section's own
 * lines, or the digests beside the lines that must be told.
 */
export function packetOf(
  reading: SourceReading,
  key: WrittenKey,
  digested: readonly EvidenceLine[],
): readonly EvidenceLine[] {
  const { context_tokens } = reading.options
  const answer = answerTokens(reading, wordsFor(reading, key))
  if (tokensOfLines(reading.lines) <= context_tokens - instructionTokens - answer) return reading.lines
  const own = candidatesFor(reading, key)
  const room = roomFor(context_tokens, answer)
  const digestLines = digested.filter(({ sections }) => sections.includes(key))
  if (digested.length === 0) return packetFor(own, key, room)
  return packetFor([...own.filter(({ must }) => must.includes(key)), ...digestLines], key, room)
}

function sectionStep(reading: SourceReading, key: WrittenKey, digested: readonly EvidenceLine[]): WritingStep {
  const lines = packetOf(reading, key, digested)
  return {
    step: 'section',
    sections: [key],
    prompt: sectionPrompt(reading, key, { lines, remarks: [] }),
    state: { kind: 'writing', ...shownOf(reading, lines), ...again },
  }
}

function wholeStep(reading: SourceReading, keys: readonly WrittenKey[]): WritingStep {
  const lines = reading.lines
  return {
    step: 'whole',
    sections: keys,
    prompt: wholePrompt(reading, keys, { lines, remarks: [] }),
    state: { kind: 'writing', ...shownOf(reading, lines), ...again },
  }
}

/**
 * The step for the head. It has all lines where the course fits, then the lines that no evidence holds: those of a
 * header belong to no section.
 */
function headStep(reading: SourceReading): WritingStep | null {
  const stepOf = (lines: readonly EvidenceLine[]): WritingStep => ({
    step: 'head',
    sections: [],
    prompt: headPrompt(reading, { lines, further: headLines(reading, lines) }),
    state: { kind: 'heading', ...shownOf(reading, lines) },
  })
  const fullStep = stepOf(reading.lines)
  if (fits(reading, fullStep))
    return reading.lines.length === 0 && headLines(reading, []).length === 0 ? null : fullStep
  return stepOf([])
}

const fits = ({ options }: SourceReading, { prompt }: WritingStep): boolean =>
  promptTokens(prompt) <= options.context_tokens

/** The steps in which a model reads the course: one where it fits, otherwise one for each part. */
function votesSteps(reading: SourceReading): WritingStep[] {
  const stepOf = (lines: readonly EvidenceLine[]): WritingStep => ({
    step: 'course',
    sections: [],
    prompt: votesPrompt(reading, lines),
    state: { kind: 'voting', ...shownOf(reading, lines), whole: lines === reading.lines },
  })
  if (reading.lines.length === 0) return []
  const whole = stepOf(reading.lines)
  if (fits(reading, whole)) return [whole]
  const space = reading.options.context_tokens - promptTokens(votesPrompt(reading, []))
  const sizeOf = (line: EvidenceLine): number => lineTokens(line) + tokensPerVote
  return partsOf(reading, { space, most: Infinity, sizeOf })
    .map(stepOf)
    .filter((step) => fits(reading, step))
}

/** Whether the course does not fit and a section has more to tell than its share of the context. */
const isLong = (reading: SourceReading, keys: readonly WrittenKey[]): boolean =>
  keys.some((key) => packetOf(reading, key, []) !== reading.lines) &&
  keys.some((key) => tokensOfLines(candidatesFor(reading, key)) > reading.options.context_tokens * evidenceShare)

/** Sections whose indispensable lines alone do not fit the context. */
function tooLong(reading: SourceReading): WrittenKey[] {
  return toWrite(reading).filter((key) => {
    const lines = candidatesFor(reading, key).filter(({ must }) => must.includes(key))
    return promptTokens(sectionPrompt(reading, key, { lines, remarks: [] })) > reading.options.context_tokens
  })
}

/** The engine's report, with the reason where a section cannot be asked for at all. */
export function engineReport(reading: SourceReading): GeneratedReport {
  const over = new Set<string>(tooLong(reading))
  const sections = reading.report.sections.map((section): ReportSection =>
    over.has(section.key) ? { ...section, fallback: 'too_long' } : section,
  )
  return { ...reading.report, sections }
}

/**
 * The steps for a source; with digests, once those of a long course are there. The course and its head are read once.
 */
export function planOf(reading: SourceReading, digests: readonly Digest[] | null): WritingPlan {
  const plan = writingOf(reading, digests)
  if (digests !== null) return plan
  const head = headStep(reading)
  const read = [...votesSteps(reading), ...(head !== null && fits(reading, head) ? [head] : [])]
  return { ...plan, steps: [...plan.steps, ...read] }
}

function writingOf(reading: SourceReading, digests: readonly Digest[] | null): WritingPlan {
  const report = engineReport(reading)
  const keys = toWrite(reading).filter(
    (key) =>
      sectionOf(report, key).fallback === undefined &&
      candidatesFor(reading, key).some(({ must }) => must.includes(key)),
  )
  if (keys.length === 0) return { report, steps: [] }
  if (reading.options.strategy === 'single_pass' && digests === null) {
    const fullStep = wholeStep(reading, keys)
    if (fits(reading, fullStep)) return { report, steps: [fullStep] }
  }
  const parts = digests === null && isLong(reading, keys) ? digestPlan(reading) : []
  if (parts.length > 0 && parts.every((part) => fits(reading, part))) return { report, steps: parts }
  const digested = digests === null ? [] : digestLines(reading, digests)
  return { report, steps: keys.map((key) => sectionStep(reading, key, digested)) }
}
