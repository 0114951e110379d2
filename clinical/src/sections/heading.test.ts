import { describe, expect, it } from 'vitest'
import { headingOf, headingsInside } from './heading.ts'

const targets = (line: string): readonly string[] | undefined => headingOf(line)?.targets

describe('a line that is a heading', () => {
  it.each([
    ['ANTECEDENTES PERSONALES', 'pathological_background'],
    ['antecedentes personales:', 'pathological_background'],
    ['Antecednetes personales', 'pathological_background'],
    ['2. Exploracion fisica', 'physical_exam'],
    ['Al·lèrgies', 'allergies'],
    ['Alergias / Al·lèrgies', 'allergies'],
    ['EXPLORACIÓ FÍSICA A URGÈNCIES (14/01/2025, 11:40 h)', 'phisical_exam_urgency'],
    ['TRACTAMENT A L’ALTA:', 'medication'],
    ['HISTORY OF PRESENTING COMPLAINT', 'current_disease'],
    ['D/C MEDS', 'medication'],
    ['F/U', 'extra_comments'],
    ['EXPLORACIÓN EN URGENCIAS DE MATERNIDAD (07/09, 18:20)', 'physical_exam'],
  ])('%s', (line, target) => {
    expect(targets(line)).toEqual([target])
  })

  it('may name two sections', () => {
    expect(targets('Exploración física y pruebas complementarias')).toEqual(['physical_exam', 'complementary_tests'])
    expect(targets('Antecedentes familiares y personales')).toEqual(['family_background', 'pathological_background'])
  })
})

describe('a heading before text on the same line', () => {
  it.each([
    ['AP: asma.', 'pathological_background', 'asma.'],
    ['FH - sister with asthma', 'family_background', 'sister with asthma'],
    ['Al·lèrgies: no conegudes', 'allergies', 'no conegudes'],
    ['Motivo de ingreso Dolor abdominal.', 'reason', 'Dolor abdominal.'],
    ['TTO atorvastatin 20 nocte', 'medication', 'atorvastatin 20 nocte'],
    ['Admission bloods: Hb 8.2', 'complementary_tests', 'Hb 8.2'],
  ])('%s', (line, target, rest) => {
    const heading = headingOf(line)
    expect(heading?.targets).toEqual([target])
    expect(line.slice(heading?.end)).toBe(rest)
  })
})

it.each([
  'Tratamiento con furosemida.',
  'Evolución favorable.',
  'Paciente de 40 años.',
  'ap de interés',
  '12:30 bolo de alteplasa',
  'Exploración de caderas normal',
])('takes no sentence for a heading: %s', (line) => {
  expect(headingOf(line)).toBeNull()
})

it('finds headings in the middle of a line', () => {
  const line = 'EA: dolor de 48 h. Tto alta: paracetamol 1 g/8h. Plan: control en 1 mes. Hora 12:30.'
  expect(headingsInside(line, 4).map(({ words }) => words)).toEqual(['tto alta', 'plan'])
})
