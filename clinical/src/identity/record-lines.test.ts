import { describe, expect, it } from 'vitest'
import { readCourse } from '../course/read-course.ts'
import { betweenFiles } from '../text/file-breaks.ts'
import { readTimeline } from '../report/stay-timeline.ts'
import { headOf } from './head.ts'
import { recordLines } from './record-lines.ts'

const record = (head: readonly string[], title = 'Informe de alta') =>
  [title, ...head, '', '2024-03-14 18:05 Informe de alta (Bernat Soldevila)', '', 'Evolución', 'Afebril, mejor.'].join(
    '\n',
  )
const read = (text: string) => headOf(readCourse(text))

describe('the head lines that the reader of health records writes', () => {
  it('are used as they are written, however odd their values', () => {
    const head = read(
      record([
        'Paciente: Alta Guardia Del Servicio',
        'NHC: Z-7 001/B',
        'Fecha de nacimiento: 1951-02-03',
        'Sexo: mujer',
        'Servicio: Planta de los Olmos',
        'Médico responsable: Usual (Bartholomew Nkemelu)',
        'Fecha de ingreso: 2024-03-08',
        'Fecha de alta: 2024-03-14',
      ]),
    )
    expect(head).toMatchObject({
      name: 'Alta Guardia Del Servicio',
      record_number: 'Z-7 001/B',
      birth_date: '1951-02-03',
      sex: 'female',
      service: 'Planta de los Olmos',
      physician: 'Usual (Bartholomew Nkemelu)',
      admitted: '2024-03-08',
      discharged: '2024-03-14',
    })
  })

  it('are read in a document without a title, also in Catalan', () => {
    const text = ['Pacient: Servei Vila', 'Sexe: home', 'Servei: Planta dels Oms', '', 'Evolució', 'Afebril.'].join(
      '\n',
    )
    expect(read(text)).toMatchObject({ name: 'Servei Vila', sex: 'male', service: 'Planta dels Oms' })
  })

  it('are quoted without the title of a person and without the label in a number', () => {
    const lines = [
      'Patient: Mrs Bethan Okonkwo-Rees',
      'MRN: HC 118402',
      'Responsible physician: Dr. Priyanka Venkataraman MD',
    ]
    expect(read(record(lines, 'Discharge summary'))).toMatchObject({
      name: 'Bethan Okonkwo-Rees',
      record_number: '118402',
      physician: 'Priyanka Venkataraman',
    })
  })

  it('are not trusted when they contain more text or are in another order', () => {
    const more = read(record(['Paciente: Rosa Pérez Gil, 78 años', 'Sexo: mujer', 'Servicio: Planta de los Olmos']))
    expect(more['name']).not.toBe('Rosa Pérez Gil, 78 años')
    const turned = ['Servicio: Planta de los Olmos', 'Médico responsable: Usual (Ana Gil)', 'Paciente: Rosa Pérez Gil']
    expect(read(record(turned))['physician']).not.toBe('Usual (Ana Gil)')
  })

  it('are left to the general reader when two documents disagree', () => {
    const one = record(['Paciente: Guardia Vila', 'Servicio: Planta de los Olmos'])
    const other = record(['Paciente: Guardia Vila', 'Servicio: Planta de los Tilos'])
    expect(read(one + betweenFiles + one)).toMatchObject({
      name: 'Guardia Vila',
      service: 'Planta de los Olmos',
    })
    const both = readTimeline(readCourse(one + betweenFiles + other))
    expect([...recordLines(both).keys()]).toEqual(['name'])
  })
})
