import { decodeText } from '@alta/clinical/text/decode'
import { limits } from '@alta/contract/limits'
import { type FieldError, Problem } from '@alta/contract/problems'
import { importColumns } from '@alta/contract/users'
import { CsvError } from 'csv-parse'
import { readCsv } from './csv.ts'
import { folded } from '#base/search-words'
import { type ImportHeading, type ImportRow, rowOf, type ImportColumn } from './import.rules.ts'

const refused = (...errors: readonly FieldError[]) => new Problem('validation-failed', { errors })
const unreadable = () => refused({ pointer: '', code: 'unreadable_file' })

const foreignBeginnings = ['PK\u0003\u0004', '%PDF-', '\u00D0\u00CF\u0011\u00E0']

/**
 * Files that are not text in spite of their names: a spreadsheet's own file, an old one's, a PDF, anything with zero
 * bytes.
 */
function textOf(bytes: Uint8Array): string {
  const text = decodeText(bytes)
  if (foreignBeginnings.some((beginning) => text.startsWith(beginning)) || text.includes('\0')) throw unreadable()
  if (text.trim() === '') throw refused({ pointer: '', code: 'required' })
  return text
}

const needed: readonly ImportColumn[] = ['name', 'email', 'organisation', 'role']

/** Columns of other names are ignored: an exported file has some. */
function headingIn(titles: readonly string[]): ImportHeading {
  const known = titles.map((title) => folded(title).trim())
  const errors = importColumns.flatMap((column): FieldError[] => {
    const pointer = `/${column}`
    const found = known.filter((title) => title === column).length
    if (found > 1) return [{ pointer, code: 'invalid' }]
    return found === 0 && needed.includes(column) ? [{ pointer, code: 'missing_column' }] : []
  })
  if (errors.length > 0) throw refused(...errors)
  const columnIndex = (column: ImportColumn) => known.indexOf(column)
  const columns = {
    name: columnIndex('name'),
    email: columnIndex('email'),
    organisation: columnIndex('organisation'),
    role: columnIndex('role'),
    locale: columnIndex('locale'),
  }
  return { columns, width: titles.length }
}

/**
 * The rows of an import file in any encoding, each checked by itself. This takes long, so it runs in threads. Throws
 * `payload-too-large`, and `validation-failed` with `required` (nothing in it), `unreadable_file`, `too_many_rows`, or
 * at `/<column>` with `missing_column` or `invalid` (it stands there twice).
 */
export async function readImportFile(bytes: Uint8Array): Promise<ImportRow[]> {
  const text = textOf(bytes)
  const rows: ImportRow[] = []
  let heading: ImportHeading | undefined
  try {
    for await (const { line, cells } of readCsv(text)) {
      if (heading === undefined) heading = headingIn(cells)
      else if (cells.some((cell) => cell.trim() !== '')) rows.push(rowOf(line, cells, heading))
      if (rows.length > limits.import_rows)
        throw refused({ pointer: '', code: 'too_many_rows', params: { maximum: limits.import_rows } })
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable() : error
  }
  return rows
}
