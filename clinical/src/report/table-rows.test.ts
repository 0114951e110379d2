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

it('a table in any format is printed whole, with its row of dates and its unimportant rows', () => {
  const rows = [
    ['Determinación', '11/11', '12/11', '14/11'],
    ['Creatinina (mg/dL)', '6,42', '4,10', '4,85'],
    ['Potasio (mmol/L)', '8,1', '5,2', '5,6'],
    ['Glucosa', '101', '99', '104'],
    ['NT-proBNP (pg/mL)', '410', '-', '-'],
  ]
  const courseWith = (write: (row: readonly string[]) => string) =>
    `Paciente: Nicanor Vidal\n\nAnalítica\n${rows.map(write).join('\n')}\n\n15/11/2024\nEstable, afebril.\n`
  const printed = rows.map((row) => row.join(' | '))
  for (const write of [
    (row: readonly string[]) => row.join('\t'),
    (row: readonly string[]) => row.map((cell) => cell.padEnd(22)).join(''),
    (row: readonly string[]) => `| ${row.map((cell) => cell.padEnd(18)).join(' | ')} |`,
  ])
    expect(tablesOf(courseWith(write))).toContainEqual(printed)
})

it('rows of drugs are printed whole in the medication, and a drug in a remark gets no row of its own', () => {
  const text = readFileSync(join(import.meta.dirname, '../../cases/later/en-22.txt'), 'utf8')
  const printed =
    writeReport(text)
      .sections.find(({ key }) => key === 'medication')
      ?.items.map((item) => item.text) ?? []
  for (const row of [
    'Torsemide | 40 mg PO daily | START | replaces furosemide',
    'Atorvastatin | 80 mg PO qHS | CONTINUE',
    'Spironolactone | 25 mg PO daily | HOLD | K 5.6 on admit',
  ])
    expect(printed).toContain(row)
  const [table = []] = tablesOf(text).filter((rows) => rows.some((row) => row.includes('Torsemide')))
  expect(table).toContainEqual('— | Torsemide · 40 mg PO daily · START · replaces furosemide | Started')
  expect(table).toContainEqual('Atorvastatin 80 mg qHS | Atorvastatin · 80 mg PO qHS · CONTINUE | Continued')
  expect(table.some((row) => row.startsWith('Furosemide 40 mg daily | Furosemide · 40 mg PO daily · STOP'))).toBe(true)
})

it('a row with numbers close together or with joined cells does not break the table', () => {
  const rows = [
    'Analito         10/03    11/03    12/03    13/03    14/03',
    'Hb              10.6     9.5      8.9      8.0      7.4',
    'Ferritina       610      9840  14200  11900    5100',
    'Urea/Cr         44/1.6 36/1.2 20/0.8 18/0.8    --',
    'Fibrinógeno     410      402      388      300      168',
    'Albúmina        2.3      --       --       2.0      --',
  ]
  const [table] = tablesOf(
    `Paciente: Nicanor Vidal\n\nAnalítica\n${rows.join('\n')}\n\n15/03/2024\nEstable, afebril.\n`,
  )
  expect(table).toHaveLength(rows.length)
  expect(table?.[2]).toBe('Ferritina | 610 | 9840 | 14200 | 11900 | 5100')
  expect(table?.at(-1)).toContain('Albúmina | 2.3 | -- | -- | 2.0 | --')
})

it('a drug in a table row is printed as that row', () => {
  const course = `Paciente: Nicanor Vidal
Fecha de ingreso: 03/03/2025

04/03/2025 Evolución
Inicio glargina 10 U por la noche. Octreotide 100 mcg sc cada 8 h.

10/03/2025 Alta
Tratamiento al alta
Fármaco | dosis | pauta | estado
Octreotide | NUEVO | 200 mcg sc cada 8 h | iniciar
Parche fentanilo | 12 mcg/h | c/72h | nuevo (por tramadol)
Enalapril | 5 mg | 1-0-0 | igual
`
  const { sections } = writeReport(course, { language: 'es' })
  const drugs = sections.find(({ key }) => key === 'medication')?.items.map(({ text }) => text) ?? []
  expect(drugs).toContain('Octreotide | NUEVO | 200 mcg sc cada 8 h | iniciar')
  expect(drugs).toContain('Parche fentanilo | 12 mcg/h | c/72h | nuevo (por tramadol)')
})
