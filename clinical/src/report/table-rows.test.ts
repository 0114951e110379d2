import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { treeText } from '../document/plain-text.ts'
import { reportTree } from '../document/report-tree.ts'
import { derivable } from './derivation.ts'
import { writeReport } from './engine.ts'

const course = `Paciente: Nicanor Vidal
Fecha de ingreso: 03/03/2025

Analítica
Parámetro\t03/03\t04/03\t06/03
Creatinina (mg/dL)\t6,42\t4,10\t4,85
Urea (mg/dL)\t248\t151\t166
Potasio (mmol/L)\t8,1\t5,2\t5,6

05/03/2025
Paciente estable, afebril. Tolera dieta.
`

it('the rows of a laboratory table stay rows, and are printed as a table', () => {
  const report = writeReport(course, { language: 'es' })
  const items = report.sections.flatMap((section) => section.items)
  const row = items.find(({ text }) => text.includes('Creatinina'))
  expect(row?.text).toBe('Creatinina (mg/dL) | 6,42 | 4,10 | 4,85')
  expect(row && derivable(row, course)).toBe(true)
  const tables = reportTree(report).children.filter(({ type }) => type === 'table')
  expect(tables.map((table) => treeText({ type: 'root', children: [table] }))).toEqual([
    expect.stringContaining('Creatinina (mg/dL) | 6,42 | 4,10 | 4,85\nUrea (mg/dL) | 248 | 151 | 166'),
  ])
})

const tablesOf = (text: string) =>
  reportTree(writeReport(text))
    .children.filter(({ type }) => type === 'table')
    .map((table) =>
      treeText({ type: 'root', children: [table] })
        .trim()
        .split('\n'),
    )

it('a table is printed whole, the days above it and rows of no worth of their own with it, however it is drawn', () => {
  const rows = [
    ['Determinación', '11/11', '12/11', '14/11'],
    ['Creatinina (mg/dL)', '6,42', '4,10', '4,85'],
    ['Potasio (mmol/L)', '8,1', '5,2', '5,6'],
    ['Glucosa', '101', '99', '104'],
    ['NT-proBNP (pg/mL)', '410', '-', '-'],
  ]
  const told = (write: (row: readonly string[]) => string) =>
    `Paciente: Nicanor Vidal\n\nAnalítica\n${rows.map(write).join('\n')}\n\n15/11/2024\nEstable, afebril.\n`
  const printed = rows.map((row) => row.join(' | '))
  for (const write of [
    (row: readonly string[]) => row.join('\t'),
    (row: readonly string[]) => row.map((cell) => cell.padEnd(22)).join(''),
    (row: readonly string[]) => `| ${row.map((cell) => cell.padEnd(18)).join(' | ')} |`,
  ])
    expect(tablesOf(told(write))).toContainEqual(printed)
})

it('rows of drugs stand in the medication whole, and what a row only remarks on is no drug of its own', () => {
  const text = readFileSync(join(import.meta.dirname, '../../cases/later/en-22.txt'), 'utf8')
  const said =
    writeReport(text)
      .sections.find(({ key }) => key === 'medication')
      ?.items.map((item) => item.text) ?? []
  for (const row of [
    'Torsemide | 40 mg PO daily | START | replaces furosemide',
    'Atorvastatin | 80 mg PO qHS | CONTINUE',
    'Spironolactone | 25 mg PO daily | HOLD | K 5.6 on admit',
  ])
    expect(said).toContain(row)
  const [table = []] = tablesOf(text).filter((rows) => rows.some((row) => row.includes('Torsemide')))
  expect(table).toContainEqual('— | Torsemide · 40 mg PO daily · START · replaces furosemide | Started')
  expect(table).toContainEqual('Atorvastatin 80 mg qHS | Atorvastatin · 80 mg PO qHS · CONTINUE | Continued')
  expect(table.some((row) => row.startsWith('Furosemide 40 mg daily | Furosemide · 40 mg PO daily · STOP'))).toBe(true)
})
