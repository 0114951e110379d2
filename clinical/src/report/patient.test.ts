import { describe, expect, it } from 'vitest'
import { readCourse } from '../course/read-course.ts'
import { patientOf } from './patient.ts'
import { stayOf } from './stay.ts'

const read = (...lines: string[]) => {
  const course = readCourse(lines.join('\n'))
  const patient = patientOf(course)
  const { physician } = stayOf(course, undefined)
  for (const fact of [patient.record_number, patient.birth_date, patient.age, patient.sex, physician])
    for (const { start, end } of fact?.spans ?? [])
      expect(course.text.slice(start, end).replace(/\s+/g, ' ')).toBe(fact?.text)
  const { record_number, name, birth_date, age, sex } = patient
  return [record_number?.text, name?.text, birth_date?.day, age?.text, sex?.code, physician?.text].map(
    (told) => told ?? null,
  )
}

describe('whose course it is', () => {
  it('is read from a block of labels', () => {
    expect(
      read(
        'HOSPITAL DE VALDENUBE',
        'Paciente: Marta Olmedo Ruiz   NHC: 4471920',
        'Fecha de nacimiento: 03/02/1950   Edad: 74 años   Sexo: Mujer',
        'Médico responsable: Dra. Belascoain Prat',
        'Motivo de ingreso: disnea.',
      ),
    ).toEqual(['4471920', 'Marta Olmedo Ruiz', '1950-02-03', '74 años', 'female', 'Dra. Belascoain Prat'])
  })

  it('is read from one line, in Catalan and in English', () => {
    expect(read('Pac.: T. G. O. 82 a, dona, NHC 55126  Ingrés 30/07/24', 'MC: febre.')).toEqual([
      '55126',
      'T. G. O.',
      null,
      '82 a',
      'female',
      null,
    ])
    expect(read('UR 55102  BOYD Irena  79F  Admitted 1/3/24  Consultant Dr G Lachlan', 'PC: fall')).toEqual([
      '55102',
      'BOYD Irena',
      null,
      '79',
      'female',
      'Dr G Lachlan',
    ])
  })

  it('is inferred from prose, where no head names anybody', () => {
    expect(read('Mujer de 78 años que acude por disnea. Su hija Ana Pérez, 50 años, refiere caídas.')).toEqual([
      null,
      null,
      null,
      '78 años',
      'female',
      null,
    ])
    expect(read('This is a 54-year-old male brought in with chest pain.').slice(3, 5)).toEqual(['54-year-old', 'male'])
  })

  it('is never a relative, a nurse or a referring doctor', () => {
    for (const line of [
      'Contacto: hija Ana Pérez Gil, 50 años, tel 600 000 000',
      'Enfermera: Rosa Vila Puig 45 a',
      'Derivado por Dr. Joan Mas Roca, 62 años de profesión',
      'Daughter: Jane Miller Hope, 44F',
    ])
      expect(read(line, 'Ingresa por fiebre.')[1], line).toBeNull()
  })

  it('is not told by a text whose names were taken out', () => {
    expect(read('Paciente: [NOMBRE] [APELLIDOS]   NHC: XXXXXX', 'Ingresa por fiebre.').slice(0, 2)).toEqual([
      null,
      null,
    ])
    expect(read('Paciente: XXXX XXXX, 70 años', 'Ingresa por fiebre.')[1]).toBeNull()
  })
})
