import { diffArrays } from 'diff'
import { parseMarkdown } from '../document/markdown.ts'
import { writtenSentences } from '../document/sentences.ts'

/** Beyond so many changed words the order is left out of the comparison: its cost grows with their square. */
const mostChanges = 1_500

function wordsOf(markdown: string): string[] {
  const said = writtenSentences(parseMarkdown(markdown)).flatMap(({ text }) => text.split(' '))
  return said.filter((word) => word !== '|')
}

function changedOf(before: readonly string[], after: readonly string[]): number {
  const parts = diffArrays([...before], [...after], { maxEditLength: mostChanges })
  if (parts !== undefined)
    return parts.reduce((sum, part) => sum + (part.added || part.removed ? part.value.length : 0), 0)
  const spare = new Map<string, number>()
  for (const word of before) spare.set(word, (spare.get(word) ?? 0) + 1)
  let kept = 0
  for (const word of after) {
    const left = spare.get(word) ?? 0
    if (left > 0) kept += 1
    spare.set(word, left - 1)
  }
  return before.length + after.length - 2 * kept
}

/**
 * Share of the words of two markdown texts that stand in one of them alone, 0 (the same words in the same order) to 1
 * (none in common). Markup is no word: bold or a list made of a paragraph changes nothing.
 */
export function editRatio(before: string, after: string): number {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const total = old.length + now.length
  return total === 0 ? 0 : changedOf(old, now) / total
}
