import { describe, expect, it } from 'vitest'
import { annotatedCourses } from '../../evaluation/annotated/corpus.ts'
import { otherTexts } from './cases/other-texts.ts'
import { writeReport } from './engine.ts'
import { warningsOf, warningsOfDocuments } from './warnings.ts'

const course = (name: string, rest: string): string =>
  `Paciente: ${name} ${rest}\nMotivo de ingreso: fiebre y disnea.\n12/03/2024 Afebril, TA 130/70. Alta a domicilio.`

describe('a text that is no clinical course', () => {
  it.each(Object.entries(otherTexts))('is told: %s', (_, text) => {
    expect(warningsOf(text)).toEqual(['no_clinical_course'])
  })

  it('is warned of with its report', () => {
    expect(writeReport(otherTexts['recipe_es'] ?? '').warnings).toEqual(['no_clinical_course'])
  })

  it('is none of the courses, whole or cut short', () => {
    for (const { id, text } of annotatedCourses(['train', 'dev', 'own'])) {
      expect(warningsOf(text), id).toEqual([])
      expect(warningsOf(text.split('\n').slice(0, 6).join('\n')), id).toEqual([])
    }
  })
})

describe('notes of two patients', () => {
  const marta = course('Marta Olmedo Ruiz', 'NHC 4471920 mujer 74 años')

  it('in one text, or in two documents', () => {
    const jose = course('José Prat Vila', 'NHC 5560193 varón 51 años')
    expect(warningsOf(`${marta}\n\n${jose}`)).toEqual(['several_patients'])
    expect(warningsOfDocuments([marta, jose])).toEqual(['several_patients'])
  })

  it.each(['NHC 4471920 mujer 75 años', 'NHC 4471920 F'])(
    'are not those of one patient who is written in another way: %s',
    (rest) => {
      for (const name of ['MARTA OLMEDO RUIZ', 'Marta Olmédo', 'Olmedo Ruiz, Marta', 'M. O. R.']) {
        expect(warningsOf(`${marta}\n\n${course(name, rest)}`), name).toEqual([])
        expect(warningsOfDocuments([marta, course(name, rest)]), name).toEqual([])
      }
    },
  )
})
