import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Nodes } from 'mdast'
import { textOf } from '../src/document/plain-text.ts'
import { printedRows, reportTree } from '../src/document/report-tree.ts'
import { writeReport } from '../src/report/engine.ts'
import { normalise } from '../src/text/normalise.ts'

/**
 * Of the cells of the courses' tables with figures, and of the drugs that the reports name, how many are cells of a table
 * in the documents (Word and PDF are made from this tree); and how many heads name what the course tells.
 *
 *     node clinical/evaluation/document-tables.ts
 */

const folder = join(import.meta.dirname, '../cases')
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'))

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim()

function cellsIn(node: Nodes): string[] {
  if (node.type === 'tableCell') return textOf(node).split('\n').map(flat)
  return 'children' in node ? node.children.flatMap(cellsIn) : []
}

/** Cells of a course's rows of three columns and more that hold a figure. */
const sourceCells = (course: string): string[] =>
  course
    .split('\n')
    .filter((line) => /\d/.test(line) && line.length < 400 && (line.match(/\t|\S\s*\|\s*\S/g)?.length ?? 0) > 1)
    .flatMap((line) => line.replace(/^\s*\||\|\s*$/g, '').split(/\t|\|/))
    .map(flat)
    .filter((cell) => cell !== '' && !/^:?-+:?$/.test(cell))

const share = (part: number, whole: number): string => `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`
const count = { cells: 0, printed: 0, drugs: 0, tabled: 0 }
const heads = new Map<string, number>()

for (const name of names) {
  const course = normalise(readFileSync(join(folder, name), 'utf8'))
  const report = writeReport(course)
  const cells = cellsIn(reportTree(report))
  const known = new Set(cells)
  const wanted = sourceCells(course)
  count.cells += wanted.length
  count.printed += wanted.filter((cell) => known.has(cell)).length
  const medication = report.sections.find(({ key }) => key === 'medication')?.items ?? []
  const drugs = medication.filter(({ flags }) => !flags.includes('subheading') && !flags.includes('unaccounted'))
  count.drugs += drugs.length
  count.tabled += drugs.filter(({ text }) => known.has(flat(text))).length
  for (const { key, isStated } of printedRows(report)) if (isStated) heads.set(key, (heads.get(key) ?? 0) + 1)
}

console.log(`${names.length} courses`)
console.log(`cells of tables in the courses that are cells in the documents: ${share(count.printed, count.cells)}`)
console.log(`drugs of the reports that are cells in the documents: ${share(count.tabled, count.drugs)}`)
for (const [key, stated] of heads) console.log(`head names ${key}: ${share(stated, names.length)}`)
