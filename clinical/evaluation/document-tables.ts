import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GeneratedReport } from '@alta/contract/report'
import type { Nodes } from 'mdast'
import { textOf } from '../src/document/plain-text.ts'
import { printedRows, reportTree } from '../src/document/report-tree.ts'
import { cellsOfRow } from '../src/report/derivation.ts'
import { writeReport } from '../src/report/engine.ts'
import { normalise } from '../src/text/normalise.ts'
import { annotatedCourses } from './annotated/corpus.ts'

/**
 * Counts how many cells of the courses' tables with figures, and how many drugs that the reports name, are table cells
 * in the documents (Word and PDF are made from this tree), and how many report heads contain what the course states.
 * The table of names and numbers at the top of a course is not counted as a table of results, because it is read into
 * the report's head; neither is a single line.
 *
 *     node clinical/evaluation/document-tables.ts [--lost] [FOLD…]
 *
 * Without a fold it uses the courses that have files of their own; `--lost` prints the rows with a missing cell.
 */

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** The cells of a table, and the values that share one cell in a drug's row. */
function cellsIn(node: Nodes): string[] {
  if (node.type === 'tableCell')
    return textOf(node)
      .split('\n')
      .flatMap((line) => [line, ...line.split(' · ')])
      .map(flat)
  return 'children' in node ? node.children.flatMap(cellsIn) : []
}

interface TableCourse {
  readonly id: string
  readonly text: string
  /** The values of the head that people found in the course. */
  readonly head: readonly string[]
}

const folder = join(import.meta.dirname, '../cases')

function ownCourses(): TableCourse[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'))
  return names.map((id) => {
    const gold = join(folder, id.replace('.txt', '.json'))
    const head: object = existsSync(gold) ? JSON.parse(readFileSync(gold, 'utf8')) : {}
    const values = Object.entries(head).flatMap(([key, value]) =>
      ['record_number', 'name', 'birth_date', 'physician'].includes(key) ? [String(value)] : [],
    )
    return { id, text: normalise(readFileSync(join(folder, id), 'utf8')), head: values }
  })
}

const columnsOf = (line: string): number => (line.length < 400 ? (cellsOfRow(line)?.length ?? 0) : 0)

/**
 * The rows with figures of a course's tables (at least two consecutive rows), without the table of the patient's data.
 */
function rowsOf({ text, head }: TableCourse, { patient }: Pick<GeneratedReport, 'patient'>): string[] {
  const read = Object.entries(patient ?? {}).flatMap(([key, value]) =>
    ['record_number', 'name', 'birth_date'].includes(key) && value !== null && 'text' in value ? [value.text] : [],
  )
  const known = [...head, ...read].map(flat).filter((value) => value.length > 3)
  const tables: string[][] = []
  let before = 0
  for (const line of text.split('\n')) {
    const columns = columnsOf(line)
    if (columns > 0 && before > 0 && Math.abs(columns - before) <= 1) tables.at(-1)?.push(line)
    else if (columns > 0) tables.push([line])
    before = columns
  }
  return tables
    .filter((rows) => rows.length > 1 && !rows.some((row) => known.some((value) => flat(row).includes(value))))
    .flat()
    .filter((row) => /\d/.test(row))
}

const share = (part: number, whole: number): string => `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`
const words = process.argv.slice(2)
const folds = (['train', 'dev', 'test', 'own'] as const).filter((fold) => words.includes(fold))
const courses: TableCourse[] =
  folds.length === 0 ? ownCourses() : annotatedCourses(folds).map(({ id, text }) => ({ id, text, head: [] }))
const count = { cells: 0, printed: 0, drugs: 0, tabled: 0 }
const heads = new Map<string, number>()

for (const course of courses) {
  const report = writeReport(course.text)
  const known = new Set(cellsIn(reportTree(report)))
  for (const row of rowsOf(course, report)) {
    const cells = (cellsOfRow(row) ?? []).map(flat).filter((cell) => cell !== '' && !/^:?-+:?$/.test(cell))
    const printed = cells.filter((cell) => known.has(cell)).length
    count.cells += cells.length
    count.printed += printed
    if (printed < cells.length && words.includes('--lost'))
      console.log(`${course.id} ${printed}/${cells.length} ${row}`)
  }
  const medication = report.sections.find(({ key }) => key === 'medication')?.items ?? []
  const drugs = medication.filter(({ flags }) => !flags.includes('subheading') && !flags.includes('unaccounted'))
  const lost = drugs.filter(({ text }) => {
    const whole = flat(text).replace(/(?: \| ?)+/g, ' · ')
    return ![...known].some((cell) => cell === whole || cell.startsWith(`${whole} [`))
  })
  count.drugs += drugs.length
  count.tabled += drugs.length - lost.length
  if (words.includes('--lost')) for (const { text } of lost) console.log(`${course.id} drug ${text}`)
  for (const { key, isStated } of printedRows(report)) if (isStated) heads.set(key, (heads.get(key) ?? 0) + 1)
}

console.log(`${courses.length} courses`)
console.log(`cells of tables in the courses that are cells in the documents: ${share(count.printed, count.cells)}`)
console.log(`drugs of the reports that are cells in the documents: ${share(count.tabled, count.drugs)}`)
for (const [key, stated] of heads) console.log(`head names ${key}: ${share(stated, courses.length)}`)
