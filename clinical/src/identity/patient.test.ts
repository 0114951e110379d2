import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCourse } from '../course/read-course.ts'
import { readTimeline } from '../report/stay-timeline.ts'
import { headOf } from './head.ts'
import { patientOf } from './patient.ts'

const cases = join(import.meta.dirname, '..', '..', 'cases')
const head = (...lines: string[]) => headOf(readCourse(lines.join('\n')))
const story = 'Ingresa por disnea de tres días con tos y fiebre. TA 120/70, SatO2 91 %.'

describe('the name', () => {
  it.each([
    ['es-01', 'Evaristo Quintanal Lobera'],
    ['es-04', 'Gárate Irastorza, Demetrio'],
    ['ca-03', 'BENAVENT LLUCH, OSCAR'],
    ['ca-04', 'Carme Vilarrúbies Solà'],
    ['en-02', 'OYELARAN-VOSS, Marguerite'],
    ['en-03', 'Beryl TUNNICLIFFE-SHAH'],
  ])('of %s is %s', (id, name) => {
    expect(headOf(readCourse(readFileSync(join(cases, `${id}.txt`), 'utf8')))['name']).toBe(name)
  })

  it('is found after its label, in a cell of its own, in the line below or in a column', () => {
    expect(head('Paciente: Ana Ruiz Prado. 71 años.', story)['name']).toBe('Ana Ruiz Prado')
    expect(head('CIR GRAL   Hab 304.1   Benavent Lluch, Oscar  46a   NHC 118820', story)['name']).toBe(
      'Benavent Lluch, Oscar',
    )
    expect(head('Nom', 'Èlia Muntanyola Ribes', 'Núm. història', '440192', story)['name']).toBe('Èlia Muntanyola Ribes')
    expect(
      head('| NHC | Paciente | Edad |', '+-----+-----+-----+', '| 48213 | QUINTANILLA SANZ, AMADEO | 78 años |', story),
    ).toMatchObject({ record_number: '48213', name: 'QUINTANILLA SANZ, AMADEO', age: '78 años' })
    expect(head('nuala heffernan-diskin 81f   chart 118204', 'fell at home, hip pain.')['name']).toBe(
      'nuala heffernan-diskin',
    )
  })

  it('is put together from two lines', () => {
    expect(head('Nombre: Rosa', 'Apellidos: Mena Gil', story)['name']).toBe('Rosa Mena Gil')
  })

  it('is not that of a relative, a physician, a place or an illness', () => {
    expect(head('Contacto: Ana Ruiz Prado (hija), 71 años', story)['name']).toBeNull()
    expect(head('Dra. Ana Ruiz Prado, 12/03/2024', story)['name']).toBeNull()
    expect(head('Hospital General de Valdenube. Medicina Interna. NHC 118204', story)['name']).toBeNull()
    expect(head('EPOC GOLD 4, 71 años', story)['name']).toBeNull()
  })

  it('is not read from redacted text', () => {
    expect(head('Paciente: XXXX XXXX   NHC: XXXXXX', story)).toMatchObject({ name: null, record_number: null })
    expect(head('Paciente: [NOMBRE]', story)['name']).toBeNull()
  })
})

describe('the record number', () => {
  it('is the hospital’s rather than that of a health card, and not a date', () => {
    expect(head('CIP ABCD0561117003 | NHC 706155 | EPISODIO U24-30981', story)['record_number']).toBe('706155')
    expect(head('Hist. núm. 14/2290', story)['record_number']).toBe('14/2290')
    expect(head('HC 12/03/2024', story)['record_number']).toBeNull()
    expect(head('RN vinculado a madre NHC 7720148', story)['record_number']).toBeNull()
  })
})

describe('age, birth date and sex', () => {
  it.each([
    ['Mujer de 78 años que ingresa por disnea.', '78 años', 'female'],
    ['19 month old boy brought by mum with first seizure.', '19 month old', 'male'],
    ['Dona 74a. HTA, DM2.', '74a.', 'female'],
    ['R. M. F., 74 a, home, hc 0217733, ingrés 17.05.23', '74 a', 'male'],
    ['Iker P. G., 2 a 7 m, 13,6 kg', '2 a 7 m', null],
    ['V / 57 a / NHC 77-40512', '57 a', 'male'],
    ['Pt: Ana Cole, 83F, MRN 8810423', '83', 'female'],
  ])('%s', (line, age, sex) => {
    const fields = head(line, story)
    expect([fields['age'], fields['sex']]).toEqual([age, sex])
  })

  it('are not those of a relative', () => {
    expect(head('Vive con su mujer de 70 años y su hijo de 40 años.', story)).toMatchObject({ age: null, sex: null })
  })

  it('leave a Spanish "M" for the sex undecided', () => {
    expect(head('Paciente: Noa Sanz Gil   Sexo: M', story)['sex']).toBeNull()
    expect(head('Name: Noa Cole   Sex: M', 'Admitted with fever and cough.')['sex']).toBe('male')
  })

  it('follow from the grammatical gender of words about the patient', () => {
    expect(head('Jubilada y viuda, vive sola. Consciente y orientada.', story)['sex']).toBe('female')
  })

  it('have a two-digit year of birth in the past', () => {
    const lines = ['Name: Ana Cole   DOB 03/02/47', 'Admitted 12/03/2024', '12/03/2024 Fever.', '14/03/2024 Home.']
    expect(patientOf(readTimeline(readCourse(lines.join('\n')))).birth_date).toMatchObject({
      text: '03/02/47',
      day: '1947-02-03',
    })
  })
})

describe('the responsible physician', () => {
  it('is named after a label, or signs the discharge note', () => {
    expect(head('Médico responsable: Dra. Elvira Santacruz Pozo', story)['physician']).toBe('Elvira Santacruz Pozo')
    expect(head('Admitted under Surgery (Mr Lachlan Ballantrae, responsible consultant)', story)['physician']).toBe(
      'Lachlan Ballantrae',
    )
    const signed = ['12/03/2024 Ingreso.', '15/03/2024 Alta a domicilio.', 'Fdo.: Dr. Pablo Iriarte']
    expect(head(...signed)['physician']).toBe('Pablo Iriarte')
  })
})

it('quotes each value by its span', () => {
  const { text, lines, notes, language } = readCourse(
    ['Paciente: Ana Ruiz Prado  NHC 118204  71 años  Mujer  F. nac. 03/02/1953', story].join('\n'),
  )
  const patient = patientOf(readTimeline({ text, lines, notes, language }))
  const facts = Object.values(patient)
  expect(facts.map((fact) => fact?.spans.map(({ start, end }) => text.slice(start, end)).join(' '))).toEqual(
    facts.map((fact) => fact?.text),
  )
  expect(facts).not.toContain(null)
})
