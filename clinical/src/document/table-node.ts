import type { PhrasingContent, Table, TableCell } from 'mdast'

/** A cell of text; each line of the text has a line of its own. */
function cellOf(text: string): TableCell {
  const children = text
    .split('\n')
    .flatMap((value, at): PhrasingContent[] => [
      ...(at === 0 ? [] : [{ type: 'break' as const }]),
      ...(value === '' ? [] : [{ type: 'text' as const, value }]),
    ])
  return { type: 'tableCell', children }
}

/** A table of texts whose first row is the head. Rows that are too short are filled up with empty cells. */
export function tableNode(rows: readonly (readonly string[])[]): Table {
  const width = Math.max(0, ...rows.map((row) => row.length))
  return {
    type: 'table',
    children: rows.map((row) => ({
      type: 'tableRow',
      children: Array.from({ length: width }, (_, column) => cellOf(row[column] ?? '')),
    })),
  }
}
