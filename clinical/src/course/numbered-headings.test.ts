import { expect, test } from 'vitest'
import { writeReport } from '../report/engine.ts'
import { fold } from '../text/fold.ts'
import { numberedHeadings } from './numbered-headings.ts'

const found = (text: string): string[] => {
  let start = 0
  const lines = text.split('\n').map((line) => {
    const span = { start, end: start + line.length }
    start = span.end + 1
    return span
  })
  return [...numberedHeadings(fold(text), lines)].map((at) => text.slice(at).split('\n')[0] ?? '')
}

test('headings with chapter numbers are recognised, notes that begin with a day and a month are not', () => {
  expect(found('5. Alta\n5.1 Diagnósticos\nNeumonía.\n5.2 Tratamiento\n5.3 Seguimiento')).toHaveLength(3)
  expect(found('3.5 Evolución: afebril.\n4.5 Evolución: sin dolor.\n5.5 Alta a domicilio.')).toEqual([])
})

test('the number of a heading is not the date of discharge', () => {
  const text = `Fecha de ingreso: 12/01/2025
Fecha de alta: 17/01/2025

17/01/2025 Informe de alta

5.1 Diagnósticos al alta
Bronquiolitis.

5.2 Tratamiento en domicilio
Lavados nasales.

5.3 Seguimiento
Pediatra en 48 horas.
`
  expect(writeReport(text, {}).stay.discharged?.day).toBe('2025-01-17')
})

test('the date of discharge is the labelled one when the report was written a day later', () => {
  const text = `Patient: Carmelo Zammit
Admission date: 2022-01-27
Discharge date: 2022-02-04

2022-02-05 10:15 (Dr Rebecca Mifsud)

Course of stay
Treated with intravenous co-amoxiclav.
`
  expect(writeReport(text, {}).stay.discharged?.day).toBe('2022-02-04')
})
