import { describe, expect, it } from 'vitest'
import { readCourse } from '../course/read-course.ts'
import { writeReport } from './engine.ts'

const printed = (text: string, key: string): string =>
  (writeReport(text).sections.find((section) => section.key === key)?.items ?? []).map((item) => item.text).join('\n')

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

const stay = (leaving: string): string =>
  `Ingreso 03/06/2024\nMotivo de ingreso: dolor abdominal.\n\n03/06/2024\nIngresa por dolor.\n\n04/06/2024\nMejor.\n\n08/06/2024 Alta\n${leaving}\n`

describe('a letter in prose', () => {
  it.each([
    'El diagnóstico principal es una colecistitis aguda litiásica; además hipopotasemia leve.',
    'El diagnòstic final ha estat una colecistitis aguda litiàsica.',
    'The final diagnosis was an acute cholecystitis with stones.',
  ])('tells its diagnosis in a sentence: %s', (leaving) => {
    expect(printed(stay(leaving), 'main_diagnosis')).toMatch(/^(?:colecistitis|acute cholecystitis)/i)
  })

  it('goes on with the other diagnoses', () => {
    const text = stay('El diagnóstico es colecistitis aguda. Además insuficiencia renal aguda, ya resuelta.')
    expect(printed(text, 'secondary_diagnosis')).toContain('nsuficiencia renal aguda')
  })

  it.each([
    'Tiene cita en Cirugía el 20 de junio a las 9:30.',
    'Té hora amb Cirurgia el 20 de juny a les 9:30.',
    'Colonoscopy 24/06/2024, nil by mouth from midnight.',
    'Queda pendiente el cultivo de bilis.',
  ])('arranges what comes afterwards: %s', (leaving) => {
    expect(printed(stay(`Camina sin ayuda. ${leaving}`), 'extra_comments')).toContain(leaving)
  })

  it('does not take a result for an appointment', () => {
    expect(printed(stay('Control del 07/06: Hb 10,2 g/dL, creatinina 0,9.'), 'extra_comments')).not.toContain('Hb 10,2')
  })
})

describe('what is done in the course of a test', () => {
  it.each([
    'CPRE: coledocolitiasis, esfinterotomía y colocación de prótesis biliar de 10 Fr.',
    'CPRE: coledocolitiasi, esfinterotomia i col·locació de pròtesi biliar de 10 Fr.',
    'ERCP: bile duct stones, sphincterotomy and plastic stent placed.',
  ])('stands among the procedures too: %s', (line) => {
    const text = stay('Estable.').replace('Mejor.', line)
    expect(printed(text, 'invasive_procedures')).not.toBe('')
    expect(printed(text, 'complementary_tests')).toContain(line)
  })
})

describe('a line of diagnoses', () => {
  it('holds no prescription', () => {
    const text = stay('JC: celulitis de pierna. Cloxacilina 2 g iv cada 6 horas.')
    expect(printed(text, 'main_diagnosis')).toContain('elulitis')
    expect(printed(text, 'secondary_diagnosis')).not.toContain('Cloxacilina')
  })
})

describe('what the findings come down to', () => {
  it.each([
    'Por tanto parece una gastropatía por antiinflamatorios.',
    'Per tant sembla una gastropatia per antiinflamatoris.',
    'Therefore it looks like a gastropathy from the painkillers.',
  ])('is printed before small changes of the day: %s', (line) => {
    const changes = Array.from({ length: 80 }, (_, at) => `Se cambia la almohada número ${at} por otra más blanda.`)
    const text = stay('Estable.').replace('Mejor.', `${line}\n${changes.join('\n')}`)
    expect(printed(text, 'evolution')).toContain('gastropat')
  })
})
