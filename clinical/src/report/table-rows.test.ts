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
