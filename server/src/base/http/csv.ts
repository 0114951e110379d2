import { toSingleLine } from '@alta/contract/fields'
import { stringify } from 'csv-stringify/sync'

/** Spreadsheets take a file with this mark for UTF-8, and any other for the code page of the machine. */
export const byteOrderMark = '\uFEFF'

/**
 * Removes invisible characters: a spreadsheet would find a formula behind them that the apostrophe should have stopped.
 */
const shown = (cell: string | number | null) => (typeof cell === 'string' ? toSingleLine(cell) : cell)

/**
 * Rows as CSV (RFC 4180); null is an empty cell. A cell that a spreadsheet would run gets an apostrophe before its `=`,
 * `+`, `-`, `@`, tab or carriage return.
 */
export const csvText = (rows: readonly (readonly (string | number | null)[])[]): string =>
  stringify(
    rows.map((cells) => cells.map(shown)),
    { escape_formulas: true, record_delimiter: '\r\n', quote_record_delimiter: true },
  )
