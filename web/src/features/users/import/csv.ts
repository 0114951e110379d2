const mark = '\uFEFF'

/** How many rows a CSV text has under its heading. Line breaks inside quotes begin none, and empty lines are none. */
export function countRows(text: string): number {
  let quoted = false
  let filled = false
  let rows = 0
  for (const character of text) {
    if (character === '"') quoted = !quoted
    if (!quoted && (character === '\n' || character === '\r')) {
      if (filled) rows += 1
      filled = false
    } else if (character !== mark && character.trim() !== '') filled = true
  }
  return Math.max((filled ? rows + 1 : rows) - 1, 0)
}

/** A cell that no spreadsheet runs as a formula. */
const cell = (text: string) => {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Rows of cells as a CSV file that spreadsheets open with the right letters (UTF-8 with its mark). */
export const csvFile = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([mark, ...rows.map((row) => `${row.map(cell).join(',')}\r\n`)], { type: 'text/csv;charset=utf-8' })
