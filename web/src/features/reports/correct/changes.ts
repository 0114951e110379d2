import { diffWordsWithSpace } from 'diff'
import { countWords } from '@alta/clinical/text/words'

export interface TextChange {
  readonly kind: 'same' | 'insert' | 'remove'
  readonly text: string
}

/** A line with something changed in it, or lines on end in which nothing is. */
export type ChangedLines =
  | { readonly kind: 'changed'; readonly parts: readonly TextChange[] }
  | { readonly kind: 'same'; readonly lines: readonly string[] }

export interface TextDiff {
  readonly parts: readonly TextChange[]
  /** Counted in words. */
  readonly inserted: number
  readonly removed: number
}

const kindOf = ({ added, removed }: { added: boolean; removed: boolean }): TextChange['kind'] => {
  if (added) return 'insert'
  return removed ? 'remove' : 'same'
}

/** What differs between two texts, by words. */
export const changesOf = (before: string, after: string): TextDiff => {
  const parts = diffWordsWithSpace(before, after).map((part) => ({ kind: kindOf(part), text: part.value }))
  const count = (kind: TextChange['kind']) =>
    parts.reduce((sum, part) => sum + (part.kind === kind ? countWords(part.text) : 0), 0)
  return { parts, inserted: count('insert'), removed: count('remove') }
}

/** The same by lines: those with a change stand by themselves, those without are put together. */
export const changedLines = (parts: readonly TextChange[]): readonly ChangedLines[] => {
  const lines: TextChange[][] = [[]]
  for (const { kind, text } of parts)
    for (const [index, piece] of text.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (piece !== '') lines.at(-1)?.push({ kind, text: piece })
    }
  return lines
    .filter((line) => line.length > 0)
    .reduce<ChangedLines[]>((all, line) => {
      const last = all.at(-1)
      if (line.some(({ kind }) => kind !== 'same')) return [...all, { kind: 'changed', parts: line }]
      const text = line.map((part) => part.text).join('')
      if (last?.kind !== 'same') return [...all, { kind: 'same', lines: [text] }]
      return [...all.slice(0, -1), { kind: 'same', lines: [...last.lines, text] }]
    }, [])
}

/** As they are drawn: rows of a table that follow one another are one table. */
export type ShownLines = ChangedLines | { readonly kind: 'rows'; readonly rows: readonly (readonly TextChange[])[] }

export const shownLines = (lines: readonly ChangedLines[]): readonly ShownLines[] =>
  lines.reduce<ShownLines[]>((all, line) => {
    if (line.kind === 'same' || !line.parts.some(({ text }) => text.includes('|'))) return [...all, line]
    const last = all.at(-1)
    return last?.kind === 'rows'
      ? [...all.slice(0, -1), { kind: 'rows', rows: [...last.rows, line.parts] }]
      : [...all, { kind: 'rows', rows: [line.parts] }]
  }, [])

/** The parts of a row by its cells, which stand apart by bars. */
export const cellsOf = (row: readonly TextChange[]): readonly (readonly TextChange[])[] => {
  const cells: TextChange[][] = [[]]
  for (const { kind, text } of row)
    for (const [index, piece] of text.split('|').entries()) {
      if (index > 0) cells.push([])
      const words = piece.replace(/\s+/g, ' ')
      if (words.trim() !== '') cells.at(-1)?.push({ kind, text: words })
    }
  return cells
}
