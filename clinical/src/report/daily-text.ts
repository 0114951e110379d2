import type { Course, Sentence, Span } from '../course/course.ts'
import {
  authorLabel,
  courseLabel,
  noteAuthor,
  pathology,
  pathologyLabel,
  signature,
  titledName,
} from '../lexicon/authored-words.ts'
import { stampWords } from '../lexicon/note-words.ts'
import { fold } from '../text/fold.ts'

/**
 * Reads what a sentence of the daily course says, without the words that only tell the part of a note or its author.
 */

const longestAuthor = 7
/** The words of an author's line, with the signs that wards are written with: "A&E", "obs/gyn". */
const authorWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}/&+-]+/gu) ?? []

/** Whether a text only tells who wrote, and where: "PTWR Miss Dhaliwal", "Enf.", "UCI tarde, Dra. Mompoi". */
function isAuthor(text: string): boolean {
  const rest = text.replace(titledName, ' ').replace(titledName, ' ')
  const words = authorWords(rest)
  const isNamed = rest !== text
  if (words.length > longestAuthor || (!isNamed && words.length === 0)) return false
  return words.every((word) => noteAuthor.test(word) || (isNamed && (stampWords.has(word) || /^\d+$/.test(word))))
}

/** "Tàpies): revisada …": the end of a name, which the full stop of its title has cut off. */
const cutName = /^\p{Lu}[\p{L}'’·-]+\)[\s.:,]*/u
const nameBefore = (text: string): number => {
  const found = titledName.exec(text)
  if (found === null || found.index > 1) return 0
  const after = /^\s*[:–—-]\s*(?=\S)/.exec(text.slice(found.index + found[0].length))
  return after === null ? 0 : found.index + found[0].length + after[0].length
}

/** The length of the label or author at the beginning. */
function labelled(text: string): number {
  const folded = fold(text)
  const label = courseLabel.exec(folded)
  const isTest = label !== null && pathologyLabel.test(folded) && pathology.test(folded)
  if (label !== null && !isTest) return label[0].length
  return authorLabel.exec(folded)?.[0].length ?? cutName.exec(text)?.[0].length ?? nameBefore(text)
}

/** The span of a sentence's own words; null where it has none. */
export function bareSpan({ text }: Course, { start, end }: Span): Span | null {
  let from = start
  // "Enf: S: …" has two labels.
  for (let rounds = 0; rounds < 3; rounds += 1) {
    const length = labelled(text.slice(from, end))
    if (length === 0) break
    from += length
  }
  const to = from + text.slice(from, end).replace(signature, '').length
  const left = text.slice(from, to)
  return !/[\p{L}\p{N}]/u.test(left) || isAuthor(left) ? null : { start: from, end: to }
}

const dailySections = new Set<Sentence['section']>(['evolution', 'evolution_by_condition'])
export const isDailySection = (section: Sentence['section']): boolean => dailySections.has(section)
