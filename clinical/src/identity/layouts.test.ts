import { describe, expect, it } from 'vitest'
import { readCourse } from '../course/read-course.ts'
import { headOf } from './head.ts'

const head = (...lines: string[]) => headOf(readCourse(lines.join('\n')))
const story = 'Ingresa por disnea de tres días con tos y fiebre. TA 120/70, SatO2 91 %.'

const expected = {
  record_number: '40221-7',
  name: 'Julia Manzano Ortega',
  birth_date: '21/11/1957',
  admitted: '02/02/2024',
  discharged: '10/02/2024',
  service: 'Neumología',
  physician: 'Andrés Polo Vega',
}
const labels = ['Nº historia', 'Paciente', 'Fecha nac.', 'Ingreso', 'Alta', 'Servicio', 'Médico responsable']
const values = [
  '40221-7',
  'Julia Manzano Ortega',
  '21/11/1957',
  '02/02/2024',
  '10/02/2024',
  'Neumología',
  'Andrés Polo Vega',
]
const beside = (between: string): string[] => labels.map((label, at) => `${label}${between}${values[at]}`)

describe('the head of a course is read the same in every layout', () => {
  it.each([
    ['behind a colon', beside(': ')],
    ['behind a gap', beside('        ')],
    ['behind a tab', beside('\t')],
    ['behind an arrow', beside(' → ')],
    ['behind a slash', beside(' / ')],
    ['in one line with bars', [beside(': ').join(' | ')]],
    ['in one line with double slashes', [beside(': ').join(' // ')]],
    ['in one line with dots', [beside(': ').join(' · ')]],
    ['run together', [beside(': ').slice(0, 3).join(' '), ...beside(': ').slice(3)]],
    ['in a frame', ['┌────────┐', ...beside(': ').map((line) => `│ ${line} │`), '└────────┘']],
    ['below each label', labels.flatMap((label, at) => [label, values[at] ?? ''])],
    ['above each label', labels.flatMap((label, at) => [values[at] ?? '', label])],
    ['in columns', [labels.join('   '), values.join('   ')]],
  ])('%s', (_, lines) => {
    expect(head('HOSPITAL GENERAL', ...lines, '', story)).toMatchObject(expected)
  })

  it('in a block of labels above a block of values, except for a physician far from the label', () => {
    const { physician, ...rest } = expected
    const found = head('HOSPITAL GENERAL', ...labels, ...values, '', story)
    expect(found).toMatchObject(rest)
    expect([null, physician]).toContain(found['physician'])
  })

  it('with a date below the heading that says what it is', () => {
    const lines = ['1. ADMISSION', '   Date: 17.9.24   Method: emergency', '2. DISCHARGE', '   Date: 21.9.24']
    expect(head('Name: Eleri Gwynne', ...lines, 'She was admitted with severe ketoacidosis.')).toMatchObject({
      admitted: '17.9.24',
      discharged: '21.9.24',
    })
  })
})

describe('labels are recognised by their parts', () => {
  it.each([
    ['Hospital Number: K0447192', 'record_number', 'K0447192'],
    ["Núm. d'història: 88140027", 'record_number', '88140027'],
    ['Case notes no. 114-20-77', 'record_number', '114-20-77'],
    ['Uròleg responsable: Sílvia Jofre', 'physician', 'Sílvia Jofre'],
    ['Adjunta a cargo: Dra. Nerea Cid', 'physician', 'Nerea Cid'],
    ['Consultant of week: Dr Ingrid Halloran', 'physician', 'Ingrid Halloran'],
    ['Data i hora de naixement: 4/2/1980', 'birth_date', '4/2/1980'],
    ['DOB: 25Dec1931', 'birth_date', '25Dec1931'],
    ['Discharging specialty: Colorectal Surgery', 'service', 'Colorectal Surgery'],
  ])('%s', (line, field, value) => {
    expect(head(line, story)[field]).toBe(value)
  })
})

describe('values that are not the patient’s are not used', () => {
  it('from a mother, an ambulance or a physician elsewhere', () => {
    expect(
      head(
        'Mother: Adaeze OYELARAN  Unit no: QP 63-0098  DOB 04/04/1991',
        'Baby: Baby Girl OYELARAN   Unit no: QP 81-4410   Born 14/10/23',
        'Term baby with fever, treated with antibiotics.',
      ),
    ).toMatchObject({
      record_number: 'QP 81-4410',
      name: 'Baby Girl OYELARAN',
      birth_date: '14/10/23',
      sex: 'female',
    })
    expect(head('AMBULANCE PATIENT RECORD   CAD 4471-090', 'Hosp No GM220871', story)['record_number']).toBe('GM220871')
    expect(head('Medico: Dr. Souto, centro de salud', 'Médico responsable: Iria Caamaño', story)['physician']).toBe(
      'Iria Caamaño',
    )
  })

  it('a hospital’s name is not a date, and a birth date is not an admission', () => {
    const lines = ['HOSPITAL UNIVERSITARIO SANTA ENGRACIA DEL DUERO', 'F. Nacim.: 14/02/1952', 'F. Ingreso: 03/11/2023']
    expect(head(...lines, story)['admitted']).toBe('03/11/2023')
    expect(
      head('Paciente: Ana Ruiz Prado', '12-07-1938     85 a     D', 'Lunes 6/5 Dolor.', 'Martes 7/5 Mejor.'),
    ).toMatchObject({
      birth_date: '12-07-1938',
      age: '85 a',
      sex: 'female',
    })
  })
})

describe('letters and dictations', () => {
  it('give a stay from one date to another', () => {
    const letter = [
      'Valdeperales, a 2 de mayo de 2022',
      'Te remito a Nicolás Ferrán de la Torre (historia 44-5-08812), nacido el 11 de octubre de 1949, que ha estado ingresado en Medicina Interna desde el día 20 de abril hasta hoy.',
      'Presentaba fiebre y lumbalgia. Mejoró con ceftriaxona.',
      'Gonzalo Marañón Tejedor',
      'Médico adjunto. Medicina Interna',
    ]
    expect(head(...letter)).toMatchObject({
      birth_date: '11 de octubre de 1949',
      admitted: '20 de abril',
      discharged: '2 de mayo de 2022',
      physician: 'Gonzalo Marañón Tejedor',
      service: 'Medicina Interna',
    })
  })

  it('give numbers and dates in words', () => {
    const dictated = [
      'Pacient Remei Torrent Casals, història número u set nou, ho poso en xifra, 17902, una senyora de vuitanta-tres anys.',
      "La van portar el divendres cinc d'abril per febre i dispnea. Torna a la residència demà dijous divuit d'abril.",
      'Signat doctora Elvira Seguí, Geriatria.',
    ]
    expect(head(...dictated)).toMatchObject({
      age: 'vuitanta-tres anys',
      sex: 'female',
      admitted: "cinc d'abril",
      discharged: "dijous divuit d'abril",
      physician: 'Elvira Seguí',
      service: 'Geriatria',
    })
  })
})

describe('the signing physician', () => {
  const signed = (...lines: string[]) => head('12/03/2024 Ingreso.', '15/03/2024 Alta a domicilio.', ...lines)
  it.each([
    ['FIRMA ELECTRÓNICA: VERDUGO ROSADO, INMACULADA - APARATO DIGESTIVO - 20240827', 'VERDUGO ROSADO, INMACULADA'],
    ['Dra. Inés Montero Gil, Obstetricia', 'Inés Montero Gil'],
    ['D/S typed for Dr Marcus Thwaite by FY2 (L Cheung)', null],
    ['Fdo.: Laia Pons (R4)', null],
    ['Enfermera: Charo Gil', null],
  ])('%s', (line, name) => {
    expect(signed(line)['physician']).toBe(name)
  })

  it('ranks below the physician named as responsible', () => {
    expect(signed('Completed by: Dr Tom Braithwaite, FY1', 'Consultant: Dr Fiona Abernethy')['physician']).toBe(
      'Fiona Abernethy',
    )
  })
})

describe('the service', () => {
  it('is the one that discharges the patient', () => {
    const stay = ['11/06/2024 UCI. Shock.', '15/06/2024 Mejor.', '22/06/2024 Alta a domicilio.']
    expect(head(...stay, 'Fdo. Dra. Remedios Tovar, responsable en planta de CARDIOLOGÍA')['service']).toBe(
      'CARDIOLOGÍA',
    )
    expect(head('Servicio de ingreso: Cirugía', 'Servicio actual: Digestivo', ...stay)['service']).toBe('Digestivo')
  })
})
