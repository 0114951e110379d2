import type { Sentence } from '../course/course.ts'
import { draftOf, isRepeat, type PlacementInput } from './place-sentences.ts'
import { cellsOfRow } from './derivation.ts'
import type { DraftItem } from './draft.ts'

/** A longer one is a print-out of a laboratory: of it only the rows that tell something are printed. */
const mostRows = 60

/** The sentences that stand in the lines of one table each, those of two columns and prose left out. */
function tablesOf({ course: { sentences, text } }: PlacementInput): Sentence[][] {
  const tables: Sentence[][] = []
  let before = { line: Number.NEGATIVE_INFINITY, widest: 0 }
  for (const sentence of sentences) {
    const columns = cellsOfRow(text.slice(sentence.start, sentence.end))?.length ?? 0
    if (columns === 0) continue
    const { line } = sentence
    // Cells that are empty at the end of a row may be missing, and those of large figures stand close together.
    const goesOn = line - before.line <= 1 && columns <= before.widest + 1
    if (goesOn) tables.at(-1)?.push(sentence)
    else tables.push([sentence])
    before = { line, widest: Math.max(columns, goesOn ? before.widest : 0) }
  }
  return tables.filter((rows) => rows.length > 1 && rows.length <= mostRows)
}

/**
 * The drafts with the other rows of each table of which a row is kept, its head with them: figures without the days above
 * them say little. Medication is put together row by row.
 */
export function withWholeTables(told: PlacementInput, kept: readonly DraftItem[]): readonly DraftItem[] {
  const bySentence = Map.groupBy(kept, ({ sentence }) => sentence)
  const added = tablesOf(told).flatMap((rows) => {
    const own = rows.flatMap(({ index }) => bySentence.get(index) ?? [])
    const section = own[0]?.section
    if (section === undefined || section === 'medication') return []
    return rows
      .filter(({ index, section: its }) => !bySentence.has(index) && !isRepeat(told, index) && its !== 'medication')
      .map((row) => draftOf(told, row, section))
  })
  return [...kept, ...added].toSorted((a, b) => a.sentence - b.sentence)
}
