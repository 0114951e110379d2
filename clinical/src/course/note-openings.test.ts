import { describe, expect, it } from 'vitest'
import { readCourse } from './read-course.ts'

const days = (text: string): (string | null)[] => readCourse(text).notes.map((note) => note.day)

describe('a note opens', () => {
  it.each([
    [
      'ca',
      'Dilluns 3 de juny de 2024\nIngressa per febre.\n\nDimarts 4\nAfebril.\n\nDijous 6, marxa cap a casa\nEstable.\n',
    ],
    ['es', 'Lunes 3 de junio de 2024\nIngresa por fiebre.\n\nMartes 4\nAfebril.\n\nJueves 6, se va a casa\nEstable.\n'],
    ['en', 'Monday 3 June 2024\nAdmitted with fever.\n\nTuesday 4th\nAfebrile.\n\nThursday 6th, goes home\nStable.\n'],
  ])('with a weekday and the bare day of the month (%s)', (_language, text) => {
    expect(days(text)).toEqual(['2024-06-03', '2024-06-04', '2024-06-06'])
    expect(readCourse(text).notes.at(-1)?.kind).toBe('discharge')
  })

  it('with dates in a row although no year is written anywhere', () => {
    const text = '3/5 Ingresa por celulitis.\n\n4/5 Sigue febril.\n\n6/5 Afebril. Alta a casa.\n'
    expect(readCourse(text).notes.map((note) => note.kind)).toEqual(['progress', 'progress', 'discharge'])
  })

  it('not with two fractions in a text without dates', () => {
    expect(readCourse('Ingresa por celulitis.\n3/5 Fuerza en pierna.\nVisto por 2/3 equipos.\n').notes).toHaveLength(1)
  })
})
