import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { identitiesOf } from './identities.ts'
import { patientsIn } from './same-patient.ts'
import { warningsOf } from './warnings.ts'

const cases = join(import.meta.dirname, '..', '..', 'cases')
const texts = (pattern: string) =>
  globSync(pattern, { cwd: cases }).map((file) => readFileSync(join(cases, file), 'utf8'))
const note = 'Ingresa por disnea de tres días con tos y fiebre. TA 120/70, SatO2 91 %. Furosemida 40 mg 1-0-0.'

describe('a course', () => {
  it('is recognised as the course of one patient', () => {
    const courses = texts('{*,later/*}.txt')
    expect(courses.length).toBeGreaterThan(20)
    expect(courses.flatMap(warningsOf)).toEqual([])
  })

  it('is recognised in the style of every annotator', () => {
    const first = globSync('annotated/*/*-01.course', { cwd: cases })
    expect(first.length).toBeGreaterThan(50)
    const warned = first.filter((file) => {
      const [, ...text] = readFileSync(join(cases, file), 'utf8').split(/^-{3,}$/m)
      return warningsOf(text[0] ?? '').length > 0
    })
    expect(warned).toEqual([])
  })

  it('may be one sentence', () => {
    expect(warningsOf('Disnea de tres días.')).toEqual([])
  })

  it('is not recognised in other texts', () => {
    const recipe =
      'Arroz con verduras para cuatro personas. Pelar las zanahorias y cortarlas finas. Sofreír la cebolla.'
    const code =
      'import { readFileSync } from "node:fs"\nconst total = rows.reduce((sum, row) => sum + row.price, 0)\nexport function openFile(path: string): Promise<string> {\n  return new Promise((resolve) => setTimeout(resolve, 100, readFileSync(path)))\n}'
    expect([recipe, `${recipe} ${recipe}`, code].map(warningsOf)).toEqual(Array(3).fill(['no_clinical_course']))
  })
})

describe('two patients', () => {
  const one = `Paciente: Ana Ruiz Prado  NHC 118204\n${note}`
  const named = (documents: readonly string[]) => patientsIn(documents.flatMap(identitiesOf)).map(({ name }) => name)
  const other = `Paciente: Juan Sanz Gil  NHC 227311\n${note}`

  it('are detected in one course and in several documents', () => {
    expect(warningsOf(`${one}\n\n${other}`)).toEqual(['several_patients'])
    expect(named([one, other])).toEqual(['Ana Ruiz Prado', 'Juan Sanz Gil'])
  })

  it('are not detected when one patient is written in several ways', () => {
    const ways = [
      'Paciente: ANA RUIZ PRADO  NHC 0118204',
      'Paciente: Ana Ruíz  NHC 118.204',
      'Pte. Ana Ruis Prado',
      'NHC 118204 episodio 4471',
    ]
    expect(warningsOf([one, ...ways].join('\n'))).toEqual([])
    expect(named([one, ...ways, note])).toEqual(['Ana Ruiz Prado'])
  })
  it('are one patient when only the format of the birth date differs', () => {
    const births = ['3/1/50', '03-01-1950', '1950-01-03'].map((day) => `Paciente: Ana Ruiz Prado  FN ${day}`)
    expect(named(births)).toHaveLength(1)
    expect(named([...births, 'Paciente: Ana Ruiz Prado  FN 04/02/1961'])).toHaveLength(2)
  })

  it('are each named as in their most complete line', () => {
    const short = 'Paciente: Ana Ruiz'
    expect(patientsIn([short, one, other].flatMap(identitiesOf))).toEqual([
      { name: 'Ana Ruiz Prado', record_number: '118204', birth_date: null },
      { name: 'Juan Sanz Gil', record_number: '227311', birth_date: null },
    ])
  })
})
