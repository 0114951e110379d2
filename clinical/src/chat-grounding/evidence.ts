import type { SectionKey } from '@alta/contract/sections'
import type { Span } from '../course/course.ts'
import { sanitiseForPrompt } from '../writing/sanitise.ts'
import { isPromptInjection } from '../writing/prompt-injection.ts'

/** A passage that a model is given, and that its words are checked against. */
export interface EvidencePassage {
  /** The title of its document or report. */
  readonly title: string
  /** The ISO date of its note; null where the text gives none. */
  readonly day: string | null
  readonly section: SectionKey | null
  /** Its words, as they stand in the source. */
  readonly text: string
  /** The parts that may be cited; offsets into `text`. */
  readonly sentences: readonly Span[]
}

const longestTitle = 80
/** The sign between lines that are joined to one. */
export const rowMark = ' · '

/**
 * The words of a passage without prompt injections, which no model is shown and which support nothing. They are as long
 * as before.
 */
export const withoutPromptInjections = (text: string): string =>
  text
    .split('\n')
    .map((line) => (isPromptInjection(line) ? line.replace(/\S/g, ' ') : line))
    .join('\n')

/** The words of a passage on one line: dots stand between its lines, a colon behind a heading. */
function wordsOf({ text, sentences }: EvidencePassage): string {
  const words = withoutPromptInjections(text)
  const heading = sanitiseForPrompt(words.slice(0, sentences[0]?.start)).replace(/:$/, '')
  const joined = sentences.reduce((before, { start, end }, at) => {
    const own = sanitiseForPrompt(words.slice(start, end))
    const gap = text.slice(sentences[at - 1]?.end ?? start, start)
    return own === '' || before === '' ? `${before}${own}` : `${before}${gap.includes('\n') ? rowMark : ' '}${own}`
  }, '')
  return heading === '' || joined === '' ? `${heading}${joined}` : `${heading}: ${joined}`
}

/** What identifies a passage in its line: title, day and section. */
export const passageLabel = ({ title, day, section }: EvidencePassage): string =>
  [sanitiseForPrompt(title).replace(/[(),]/g, ' ').slice(0, longestTitle).trim(), day ?? '', section ?? '']
    .filter((part) => part !== '')
    .join(', ')

/** One numbered line for each passage, from 1: `[3] (note.txt, 2026-03-12, evolution) words`. */
export const evidenceLines = (passages: readonly EvidencePassage[]): string =>
  passages.map((passage, index) => `[${index + 1}] (${passageLabel(passage)}) ${wordsOf(passage)}`).join('\n')
