import type { ReportItem } from '@alta/contract/report'
import { describe, expect, it } from 'vitest'
import { readCourse } from '../course/read-course.ts'
import { stayOf } from './stay.ts'
import { readTimeline } from './stay-timeline.ts'

const read = (...lines: string[]) => {
  const course = readCourse(lines.join('\n'))
  const stay = stayOf(readTimeline(course), undefined)
  for (const fact of [stay.admitted, stay.discharged, stay.service, stay.destination])
    for (const { start, end } of fact?.spans ?? [])
      expect(course.text.slice(start, end).replace(/\s+/g, ' ')).toBe(fact?.text)
  const { admitted, discharged, service, destination, days } = stay
  return [admitted?.text, discharged?.text, service?.text, destination?.text, days].map((value) => value ?? null)
}

describe('the stay, read from labels', () => {
  it('in Spanish', () => {
    expect(
      read(
        'HOSPITAL DE VALDENUBE',
        'Servicio: Medicina Interna    Cama: 312',
        'Paciente: N. N. N.   F. nac. 03/02/1950',
        'Fecha de ingreso: 12/03/2024    Fecha de alta: 19/03/2024',
        'Enfermedad actual: disnea de tres días. Ingreso previo en 01/02/2021 por neumonía.',
        'Evolución: favorable con antibiótico.',
        '18/03/2024 Afebril, buen estado. Se propone alta.',
        '19/03/2024 Alta a domicilio con su esposa. Control en su centro de salud.',
      ),
    ).toEqual(['12/03/2024', '19/03/2024', 'Medicina Interna', 'domicilio con su esposa', 7])
  })

  it('in Catalan', () => {
    expect(
      read(
        "Servei de Pneumologia. Data d'ingrés: 10/02/2025  Data d'alta: 15/02/2025",
        'Motiu: augment de la dispnea.',
        '12/02/2025 Millora. Passa a planta.',
        '15/02/2025 Alta. Destinació: centre sociosanitari Mas Blau.',
      ),
    ).toEqual(['10/02/2025', '15/02/2025', 'Pneumologia', 'centre sociosanitari Mas Blau', 5])
  })

  it('in English', () => {
    expect(
      read(
        'St Elsewhere General   Service: General Medicine',
        'DOB 11/02/1944   DOA: 28/12/2023   DOD: 04/01/2024',
        'Presenting complaint: fall.',
        '29/12/2023 Seen on ward round, pain controlled.',
        '04/01/2024 Discharged to Larchfield Nursing Home with district nurse input.',
      ),
    ).toEqual(['28/12/2023', '04/01/2024', 'General Medicine', 'Larchfield Nursing Home', 7])
  })
})

describe('the stay, read from the notes alone', () => {
  it('is quoted from note headers; what no note states is empty', () => {
    expect(
      read(
        'Mujer de 71 años, HTA. Vive con su hija en casa.',
        '03/05/2024 10:00 Disnea y edemas. Se inicia furosemida.',
        '05/05/2024 Mejoría. Fisioterapia en planta.',
      ),
    ).toEqual(['03/05/2024', null, null, null, null])
  })

  it('with months in Roman numerals, and the year only in the first date', () => {
    expect(
      read(
        'U. Coronaria, box 5. Ingreso 30-XII-23 por Urg.',
        'EA: dolor torácico. AP: HTA.',
        '31-XII Sin dolor, eco normal.',
        '2-I ALTA a su domicilio. AAS 100 al día.',
      ),
    ).toEqual(['30-XII-23', '2-I', 'U. Coronaria', 'su domicilio', 3])
  })

  it('without any year: nights are counted, but no full date is given', () => {
    const lines = ['CTO, planta 6. Ingrés 3/11 des d’urg.', '4/11 bé.', '10/11 Alta a domicili. Marxa amb paracetamol.']
    expect(read(...lines)).toEqual(['3/11', '10/11', 'CTO', 'domicili', 7])
    expect(stayOf(readTimeline(readCourse(lines.join('\n'))), undefined).admitted?.day).toBeUndefined()
    // It is not known whether there was a 29 February between these dates.
    expect(read('UCRI llit 5. Ing 27/2.', '28/2 millor.', '2/3 Alta a casa.')).toEqual([
      '27/2',
      '2/3',
      'UCRI',
      'casa',
      null,
    ])
  })

  it('a transfer to another ward is no discharge, an addendum after the discharge is no later one', () => {
    const [admitted, discharged, , destination] = read(
      '01/06/2024 Ingresa en UCI por shock séptico.',
      '04/06/2024 Traslado a planta de Medicina Interna.',
      '08/06/2024 Alta al domicilio de su hija.',
      '09/06/2024 Addenda: cultivo definitivo negativo.',
    )
    expect([admitted, discharged, destination]).toEqual(['01/06/2024', '08/06/2024', 'domicilio de su hija'])
    expect(
      read(
        '01/06/2024 Ingresa por neumonía.',
        '03/06/2024 Se traslada a planta.',
        '04/06/2024 Alta prevista mañana.',
      )[1],
    ).toBeNull()
  })

  it('a death is the end of the stay', () => {
    expect(
      read(
        '01/06/2024 Ingresa por ictus. Padre exitus por IAM.',
        '03/06/2024 Coma. Exitus a las 04:10 h, familia presente.',
      ),
    ).toEqual(['01/06/2024', '03/06/2024', null, 'Exitus', 2])
  })
})

describe('the destination at discharge', () => {
  const goes = (words: string) =>
    read('01/06/2024 Ingresa por neumonía.', '05/06/2024 Mejor.', `08/06/2024 ${words}`)[3]
  it.each([
    ['Vuelve hoy a su residencia.', 'su residencia'],
    ['Alta con hospitalización a domicilio desde hoy.', 'hospitalización a domicilio'],
    ['Traslado a Hospital de San Lázaro para rehabilitación.', 'Hospital de San Lázaro'],
    ['Marxa a casa de la filla amb PADES.', 'casa de la filla amb PADES'],
    ['Trasllat al sociosanitari Mas Ferriol a les 12 h.', 'sociosanitari Mas Ferriol'],
    ['D/C home with daughter. TTO: paracetamol.', 'home with daughter'],
    ["Transferring to St Brannoc's Renal Unit today.", "St Brannoc's Renal Unit"],
    ['Alta. Ayuda a domicilio ya solicitada.', null],
  ])('%s', (words, destination) => {
    expect(goes(words)).toBe(destination)
  })
})

describe('the service', () => {
  const service = (...head: string[]) => read(...head, '01/06/2024 Disnea.', '02/06/2024 Mejor.')[2]
  it.each([
    ['SERVICIO DE CARDIOLOGÍA', 'CARDIOLOGÍA'],
    ['Cardiología - planta 4', 'Cardiología'],
    ['Specialty: Care of the Elderly (Ward 15)', 'Care of the Elderly (Ward 15)'],
    ['Paciente de 60 años con HTA', null],
  ])('%s', (head, expected) => {
    expect(service(head)).toBe(expected)
  })
})

it('the principal diagnosis is that of its section', () => {
  const spans = [{ start: 3, end: 12 }]
  const item: ReportItem = { text: 'Neumonía.', spans, origin: 'extracted', support: 'verbatim', flags: [] }
  expect(stayOf(readTimeline(readCourse('JC Neumonía.')), item).principal_diagnosis).toEqual({
    text: 'Neumonía.',
    spans,
  })
})

it.each([
  ['dates', '13/03/2024 alta a la de la\n'],
  ['blanks', '      '],
  ['words of leaving', 'va a casa con la su '],
  ['sentences of one word', '. home '],
  ['names', 'Hospital De La '],
])('a very long course of %s is read in bounded time', (_, words) => {
  const course = readCourse(`01/06/2024 Ingresa\n05/06/2024 Mejor\n08/06/2024 Alta ${words.repeat(20_000)}`)
  const began = performance.now()
  stayOf(readTimeline(course), undefined)
  expect(performance.now() - began).toBeLessThan(30_000)
})
