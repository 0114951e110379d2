import { Readable } from 'node:stream'
import { parse } from 'csv-parse'

/** Removes the apostrophe that `csvText` puts before a formula. */
const bare = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')

export interface CsvRow {
  /** The line at which it begins; the first line of the file is 1. */
  readonly line: number
  readonly cells: readonly string[]
}

const pieceLength = 64 * 1024
const longestRow = 10_000

function* inPieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength)
}

/** The separator that stands most often in the heading. */
function delimiterOf(text: string): string {
  const heading = /\S.*/.exec(text)?.[0] ?? ''
  const count = (sign: string) => heading.split(sign).length
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

const linesIn = (cells: readonly string[]) => cells.reduce((lines, cell) => lines + cell.split('\n').length - 1, 0)

/**
 * Yields the rows of a CSV text piece by piece; the separator is a comma, semicolon or tab, as in the heading. Empty
 * lines are left out. Throws csv-parse's CsvError for a quote that never closes and for a row of more than 10,000
 * characters.
 */
export async function* readCsv(text: string): AsyncGenerator<CsvRow> {
  const source = text.replaceAll(/\r\n?/g, '\n')
  const parser = parse({
    delimiter: delimiterOf(source),
    info: true,
    max_record_size: longestRow,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  })
  const rows: AsyncIterable<{ record: string[]; info: { lines: number } }> = Readable.from(inPieces(source)).compose(
    parser,
  )
  for await (const { record, info } of rows) yield { line: info.lines - linesIn(record), cells: record.map(bare) }
}
