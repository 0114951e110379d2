import type { HeadRow } from './report-head.ts'

/** A longer value has a line to itself, as the principal diagnosis always has. */
const longest = 45
const isWide = ({ key, text }: HeadRow): boolean => key === 'principal_diagnosis' || text.length > longest

/** The lines of a head for a table with two in a row; a line that is alone in its row is as wide as the table. */
export function pairedRows(rows: readonly HeadRow[]): (readonly [HeadRow] | readonly [HeadRow, HeadRow])[] {
  const paired: (readonly [HeadRow] | readonly [HeadRow, HeadRow])[] = []
  let waiting: HeadRow | null = null
  for (const row of rows) {
    if (waiting !== null && !isWide(row)) {
      paired.push([waiting, row])
      waiting = null
      continue
    }
    if (waiting !== null) paired.push([waiting])
    waiting = isWide(row) ? null : row
    if (waiting === null) paired.push([row])
  }
  return waiting === null ? paired : [...paired, [waiting]]
}
