import type { Sentence } from '../course/course.ts'
import { draftOf, isRepeat, type PlacementInput } from './place-sentences.ts'
import { cellsOfRow } from './derivation.ts'
import type { DraftItem } from './draft.ts'

/** A longer table is a print-out of a laboratory, of which only the important rows are printed. */
const mostRows = 60

/** The sentences in the lines of each table, without tables of two columns and prose. */
function tablesOf({ course: { sentences, text } }: PlacementInput): Sentence[][] {
  const tables: Sentence[][] = []
  let before = { line: Number.NEGATIVE_INFINITY, widest: 0 }
  for (const sentence of sentences) {
    const columns = cellsOfRow(text.slice(sentence.start, sentence.end))?.length ?? 0
    if (columns === 0) continue
    const { line } = sentence
    // Empty cells at the end of a row may be missing, and cells with large figures stand close together.
    const goesOn = line - before.line <= 1 && columns <= before.widest + 1
    if (goesOn) tables.at(-1)?.push(sentence)
    else tables.push([sentence])
    before = { line, widest: Math.max(columns, goesOn ? before.widest : 0) }
  }
  return tables.filter((rows) => rows.length > 1 && rows.length <= mostRows)
}

/**
 * The drafts with the other rows of each table of which one row is printed, its head among them: figures say little
 * without the days above them. Medication is composed row by row.
 */
export function withWholeTables(input: PlacementInput, placed: readonly DraftItem[]): readonly DraftItem[] {
  const bySentence = Map.groupBy(placed, ({ sentence }) => sentence)
  const added = tablesOf(input).flatMap((rows) => {
    const own = rows.flatMap(({ index }) => bySentence.get(index) ?? [])
    const section = own[0]?.section
    if (section === undefined || section === 'medication') return []
    return rows
      .filter(({ index, section: its }) => !bySentence.has(index) && !isRepeat(input, index) && its !== 'medication')
      .map((row) => draftOf(input, row, section))
  })
  return [...placed, ...added].toSorted((a, b) => a.sentence - b.sentence)
}
