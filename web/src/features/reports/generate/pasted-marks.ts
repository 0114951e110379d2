import { limits } from '@alta/contract/limits'
import type { UncertainWord } from '@alta/contract/recognised'

/** What was read of a document that was pasted, with its words that may be misread. */
export interface PastedReading {
  readonly text: string
  readonly uncertain: readonly UncertainWord[]
}

/** What the box held, and holds now. */
interface TextEdit {
  readonly before: string
  readonly after: string
}

/** How many characters stand alike at the beginning, and behind those at the end, of both. */
function sharedEnds({ before, after }: TextEdit): { start: number; end: number } {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1
  let end = 0
  while (
    end < shorter - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  )
    end += 1
  return { start, end }
}

const moved = ({ start, end, confidence }: UncertainWord, by: number): UncertainWord => ({
  start: start + by,
  end: end + by,
  confidence,
})

/**
 * The marks of a text after a change: those before it stay, those behind it move, those of words that were touched go;
 * a text that was read and comes in whole (pasted, or with Redo) brings its own.
 */
export function marksAfter(
  change: TextEdit,
  marks: readonly UncertainWord[],
  readings: readonly PastedReading[],
): readonly UncertainWord[] {
  if (marks.length === 0 && readings.length === 0) return marks
  const { before, after } = change
  const { start, end } = sharedEnds(change)
  const surviving = marks.flatMap((mark) => {
    if (mark.end <= start) return mark
    return mark.start >= before.length - end ? moved(mark, after.length - before.length) : []
  })
  const brought = readings.flatMap(({ text, uncertain }) => {
    if (after.length - end - start < text.length) return []
    // The neighbouring text may begin or end with the same characters.
    const at = after.indexOf(text, Math.max(0, start - text.length))
    return at === -1 || at > after.length - end ? [] : uncertain.map((word) => moved(word, at))
  })
  return [...new Map([...surviving, ...brought].map((mark) => [mark.start, mark])).values()]
    .toSorted((a, b) => a.start - b.start)
    .slice(0, limits.uncertain_words)
}
