import type { ReportItem } from '@alta/contract/report'
import { diffArrays } from 'diff'
import { parseMarkdown } from '../document/markdown.ts'
import { writtenSentences } from '../document/sentences.ts'

/** Texts with more changed words are compared without their order, because the cost grows with the square. */
const mostChanges = 1_500

const wordsIn = (sentences: readonly { readonly text: string }[]): string[] =>
  sentences.flatMap(({ text }) => text.split(' ')).filter((word) => word !== '|')

const wordsOf = (markdown: string): string[] => wordsIn(writtenSentences(parseMarkdown(markdown)))

function changedOf(before: readonly string[], after: readonly string[]): number {
  const parts = diffArrays([...before], [...after], { maxEditLength: mostChanges })
  if (parts !== undefined)
    return parts.reduce((sum, part) => sum + (part.added || part.removed ? part.value.length : 0), 0)
  const spare = new Map<string, number>()
  for (const word of before) spare.set(word, (spare.get(word) ?? 0) + 1)
  let unchanged = 0
  for (const word of after) {
    const left = spare.get(word) ?? 0
    if (left > 0) unchanged += 1
    spare.set(word, left - 1)
  }
  return before.length + after.length - 2 * unchanged
}

/**
 * The share of the words of two markdown texts that stand in only one of them, from 0 (the same words in the same
 * order) to 1 (none in common). Markup is no word: bold, or a list made of a paragraph, changes nothing.
 */
export function editRatio(before: string, after: string): number {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const total = old.length + now.length
  return total === 0 ? 0 : changedOf(old, now) / total
}

/** One section before and after, as its sentences, with the share of its words that differ. */
interface SectionComparison {
  readonly before: readonly Pick<ReportItem, 'text'>[]
  readonly after: readonly Pick<ReportItem, 'text'>[]
  readonly edit_ratio: number
}

/** The same share over several sections, 0 to 1; a section counts by the words of both its texts. */
export function wholeEditRatio(sections: readonly SectionComparison[]): number {
  let [changed, total] = [0, 0]
  for (const { before, after, edit_ratio } of sections) {
    const words = wordsIn(before).length + wordsIn(after).length
    changed += edit_ratio * words
    total += words
  }
  return total === 0 ? 0 : changed / total
}
