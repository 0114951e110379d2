import type { SectionGuide } from '@alta/contract/model'
import { headFields } from '@alta/contract/report-head'
import { type SectionKey, sectionTitles, type WrittenKey } from '@alta/contract/sections'
import { countRuns } from '../text/words.ts'
import { votesTexts } from '../lexicon/votes-texts.ts'
import { type WritingTexts, writingTexts } from '../lexicon/writing-texts.ts'
import { type EvidenceLine, lineText } from './evidence-lines.ts'
import { sanitiseForPrompt } from './sanitise.ts'
import { type SourceReading, touches } from './reading.ts'
import { votedSections } from './votes/votes-answer.ts'
import { digestSchema, headSchema, sectionSchema, votesSchema, wholeSchema } from './schemas.ts'
import type { Prompt, WritingOptions } from './writing.ts'

/** The most words of the evolution by length of stay, as UMC Utrecht recommends to its departments. */
const usualLengths = { short: 180, medium: 360, long: 650 }
/** More words for each further problem, up to the length of the longest stays. */
const wordsPerProblem = 25

/** The words of the other sections, as a share of the evolution's. */
const shares: Readonly<Record<WrittenKey, number>> = {
  current_disease: 0.5,
  phisical_exam_urgency: 0.35,
  phisical_exam_admission: 0.35,
  complementary_tests: 0.5,
  evolution: 1,
  evolution_by_condition: 1,
  complications: 0.35,
  extra_comments: 0.4,
}

/** The words of a sentence in which abbreviations are spelled out. */
const wordsPerSentence = 20

/** The most words of a section, by the days of the stay and its problems. */
export function wordsFor({ options, days, report }: SourceReading, key: WrittenKey): number {
  const lengths = options.template?.lengths ?? usualLengths
  const byDays = days > 0 && days <= 2 ? lengths.short : days >= 15 ? lengths.long : lengths.medium
  const problems = report.sections.find((section) => section.key === 'secondary_diagnosis')?.items.length ?? 0
  const evolution = Math.max(byDays, Math.min(lengths.long, byDays + problems * wordsPerProblem))
  return Math.round(evolution * shares[key])
}

const sentencesFor = (reading: SourceReading, key: WrittenKey): number =>
  Math.max(2, Math.ceil(wordsFor(reading, key) / wordsPerSentence))

/** The tokens of an answer with this many words, with its brackets and numbers. */
export const answerTokens = ({ options }: SourceReading, words: number): number =>
  Math.ceil(Math.min(words * 4 + 200, Math.max(300, options.context_tokens * 0.3)))

export const guideOf = ({ options }: SourceReading, key: SectionKey): SectionGuide | null =>
  options.template?.sections.find((guide) => guide.key === key) ?? null

const evidence = (lines: readonly EvidenceLine[]): string =>
  ['<evidence>', ...lines.map(lineText), '</evidence>'].join('\n')

interface PromptWording {
  readonly role: string
  readonly rules: readonly string[]
  readonly structured: string
  readonly plain: string
}

function promptOf(wording: PromptWording, user: string, rest: Pick<Prompt, 'schema' | 'max_tokens'>): Prompt {
  const messages = (form: string): Prompt['plain'] => [
    { role: 'system', content: [wording.role, ...wording.rules.map((rule) => `- ${rule}`), form].join('\n') },
    { role: 'user', content: user },
  ]
  return { structured: messages(wording.structured), plain: messages(wording.plain), ...rest }
}

/** A hint in the prompt: the lines that the engine would tell in a section. */
function likely({ language, labs }: SourceReading, key: WrittenKey, lines: readonly EvidenceLine[]): string[] {
  const quoted = key === 'complementary_tests' ? labs : []
  const own = lines.filter(
    ({ must, sections, spans }) =>
      (must.includes(key) || sections[0] === key) && !quoted.some((row) => spans.some((span) => touches(span, row))),
  )
  return own.length === 0 ? [] : [`${writingTexts[language].likely}: ${own.map(({ number }) => number).join(', ')}`]
}

/** The assignment for a section, in the department's words where it has some. */
function assignment(reading: SourceReading, key: WrittenKey, lines: readonly EvidenceLine[]): string[] {
  const { language } = reading
  const texts = writingTexts[language]
  const guide = guideOf(reading, key)
  const instruction = sanitiseForPrompt(guide?.instruction ?? '')
  return [
    `${texts.section}: ${sectionTitles[key][language]} (${key})`,
    `${texts.tell}: ${texts.guide[key] ?? ''}`,
    ...(instruction === '' ? [] : [`${texts.instruction}: ${instruction}`]),
    `${guide?.style === 'list' ? texts.list : texts.prose} ${texts.length.replace('{sentences}', String(sentencesFor(reading, key)))}`,
    ...likely(reading, key, lines),
  ]
}

/** `remarks` say what was wrong with the answer before. */
export interface PromptInput {
  readonly lines: readonly EvidenceLine[]
  readonly remarks: readonly string[]
}

/**
 * The prompt for one section. The part that is common to all sections of a course stands first and the section's own
 * words last, so that an endpoint with a prompt cache reads the course once.
 */
export function sectionPrompt(reading: SourceReading, key: WrittenKey, { lines, remarks }: PromptInput): Prompt {
  const texts = writingTexts[reading.language]
  const user = [evidence(lines), ...assignment(reading, key, lines), ...remarks].join('\n')
  const max_tokens = answerTokens(reading, wordsFor(reading, key))
  return promptOf(texts, user, { schema: sectionSchema, max_tokens })
}

const wordingOfWhole = (texts: WritingTexts): PromptWording => ({
  ...texts,
  structured: texts.structuredWhole,
  plain: texts.plainWhole,
})

/** The wording of the requests that write, so that an endpoint with a prompt cache has already read the beginning. */
const wordingLikeSections = (texts: WritingTexts, { strategy }: WritingOptions): PromptWording =>
  strategy === 'single_pass' ? wordingOfWhole(texts) : texts

/** The prompt for several sections at once. */
export function wholePrompt(
  reading: SourceReading,
  keys: readonly WrittenKey[],
  { lines, remarks }: PromptInput,
): Prompt {
  const texts = writingTexts[reading.language]
  const assignments = keys.flatMap((key) => assignment(reading, key, lines))
  const user = [evidence(lines), ...assignments, ...remarks].join('\n')
  const words = keys.reduce((sum, key) => sum + wordsFor(reading, key), 0)
  return promptOf(wordingOfWhole(texts), user, { schema: wholeSchema(keys), max_tokens: answerTokens(reading, words) })
}

/** The prompt that shortens a part of a long course. */
export function digestPrompt(reading: SourceReading, lines: readonly EvidenceLine[]): Prompt {
  const texts = writingTexts[reading.language]
  const words = lines.reduce((sum, { text }) => sum + countRuns(text), 0)
  const user = [evidence(lines), texts.digestTask].join('\n')
  const wording = { ...texts, role: texts.digestRole }
  return promptOf(wording, user, { schema: digestSchema, max_tokens: answerTokens(reading, words / 2) })
}

/** A line of the course as it is written, where no sentence of the evidence holds it. */
const headLine = (text: string, at: number): string => `[${at}] (head) ${sanitiseForPrompt(text)}`
const headTokens = 400

/**
 * The prompt for the head. It begins as the sections' prompts do, up to the further lines, so that an endpoint with a
 * prompt cache has already read that part.
 */
export function headPrompt(
  { language, options }: SourceReading,
  { lines, further }: { readonly lines: readonly EvidenceLine[]; readonly further: readonly string[] },
): Prompt {
  const texts = writingTexts[language]
  const more = further.map((text, at) => headLine(text, lines.length + at + 1))
  const shape = JSON.stringify(Object.fromEntries(headFields.map((field) => [field, ''])))
  const user = [
    ...(lines.length > 0 ? [evidence(lines)] : []),
    ...(more.length > 0 ? ['<evidence>', ...more, '</evidence>'] : []),
    `${texts.headTask} ${shape}`,
  ].join('\n')
  return promptOf(wordingLikeSections(texts, options), user, { schema: headSchema, max_tokens: headTokens })
}

/** The form of an answer that votes on a course, with an example of each part. */
const votesShape = JSON.stringify({
  ...Object.fromEntries(votedSections.map((key) => [key, []])),
  critical: [],
  corrections: [{ line: 0, by: 0 }],
  drugs: [{ drug: '…', home: [0], discharge: [0], outcome: 'changed' }],
})
/** The tokens of an answer for each line that it votes on. */
export const tokensPerVote = 12
const tokensOfVotes = 700

/**
 * The prompt that asks which lines belong in which section, which are critical, which correct others, and what becomes
 * of the drugs. It begins as the sections' prompts do.
 */
export function votesPrompt({ language, options }: SourceReading, lines: readonly EvidenceLine[]): Prompt {
  const texts = writingTexts[language]
  const { task, sections, further, form } = votesTexts[language]
  const named = votedSections.map((key) => `${key}: ${sections[key] ?? sectionTitles[key][language]}`)
  const user = [evidence(lines), task, ...named, ...further, `${form} ${votesShape}`]
  const max_tokens = Math.ceil(
    Math.min(tokensOfVotes + lines.length * tokensPerVote, Math.max(300, options.context_tokens * 0.3)),
  )
  return promptOf(wordingLikeSections(texts, options), user.join('\n'), { schema: votesSchema, max_tokens })
}
