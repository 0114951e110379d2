import { describe, expect, it } from 'vitest'
import { readCourse } from '../course/read-course.ts'
import { readOutline } from '../course/read-outline.ts'
import { fileAt, joinFiles, orderByDay } from '../document/course-files.ts'
import { headOf } from '../identity/head.ts'
import { warningsOf } from '../identity/warnings.ts'
import { firstDayOf } from './first-day.ts'

const join = (...texts: string[]) => joinFiles(texts.map((text, at) => ({ filename: `${at}.txt`, text })))

describe('files ordered by date', () => {
  const on = (day: string | null, is_year_known = true) => ({ day, is_year_known })

  it('are sorted by the date of their first note, files of one date in the given order', () => {
    expect(orderByDay([on('2024-03-05'), on('2024-03-01'), on('2024-03-05'), on('2023-12-30')])).toEqual([3, 1, 0, 2])
  })

  it('stay after the preceding file when they have no date', () => {
    expect(orderByDay([on(null), on('2024-03-05'), on(null), on('2024-03-01')])).toEqual([0, 3, 1, 2])
    expect(orderByDay([on(null), on(null)])).toEqual([0, 1])
  })

  it('are sorted within the year of the others when they have no year', () => {
    expect(orderByDay([on('2023-01-02', false), on('2024-12-30'), on('2023-12-29', false)])).toEqual([2, 1, 0])
  })
})

describe('the first date of a file', () => {
  it('is that of its first dated note', () => {
    expect(firstDayOf('Paciente: Ana Ruiz\n03/05/2024 Ingreso\nDisnea.\n05/05/2024 Mejor.')).toEqual({
      day: '2024-05-03',
      is_year_known: true,
    })
  })

  it('has no known year when none is written', () => {
    expect(firstDayOf('03/05 Ingreso por disnea\nAfebril.\n04/05 Mejor.')).toMatchObject({ is_year_known: false })
  })

  it('is the date of discharge in a discharge report', () => {
    const dates = 'Fecha de ingreso: 03/05/2024\nFecha de alta: 09/05/2024'
    expect(firstDayOf(`${dates}\n\n09/05/2024 Informe de alta\nDisnea.`).day).toBe('2024-05-09')
    expect(firstDayOf(`Paciente: Ana Ruiz\n${dates}\n\nINFORME DE ALTA\nDisnea de dos días.`).day).toBe('2024-05-09')
  })

  it('is the date of admission when no note has a date, and null without any date', () => {
    expect(firstDayOf('Fecha de ingreso: 03/05/2024\nDisnea de dos días.').day).toBe('2024-05-03')
    expect(firstDayOf('Hb 9,1 g/dL, leucocitos 10,4.').day).toBeNull()
  })
})

describe('several files as one course', () => {
  const admission = 'Paciente: Ana Ruiz Soto\nNHC: 448812\n\n03/05/2024 Ingreso\nDisnea de dos días.'
  const laboratory = 'Laboratorio de urgencias\nHb 9,1 g/dL, leucocitos 10,4.'
  const discharge = 'Paciente: Ana Ruiz Soto\nNHC: 448812\n\n09/05/2024 Alta\nAlta a domicilio.'

  it('keep their text, each at its recorded start', () => {
    const { text, files } = join(`${admission}\n\n`, laboratory, discharge)
    expect(files.map(({ start }, at) => text.slice(start, files[at + 1]?.start).trim())).toEqual([
      admission,
      laboratory,
      discharge,
    ])
    expect(fileAt(files, text.indexOf('Hb'))?.filename).toBe('1.txt')
  })

  it('have separate notes: a file without a date takes none from the file before it', () => {
    const { text } = join(admission, laboratory, discharge)
    const { notes } = readOutline(text)
    const noteAt = (words: string) => notes.findLast(({ start }) => start <= text.indexOf(words))
    expect(noteAt('Disnea')?.day).toBe('2024-05-03')
    expect(noteAt('Hb 9,1')).toMatchObject({ day: null, kind: 'header' })
    expect(noteAt('Alta a')?.day).toBe('2024-05-09')
  })

  it('take a missing year from the file before it', () => {
    const { text } = join('03/05/2024 Ingreso\nDisnea.', '05/05 Evolución\nMejor.\n06/05 Evolución\nAfebril.')
    expect(readOutline(text).notes.map(({ day }) => day)).toEqual(['2024-05-03', '2024-05-05', '2024-05-06'])
  })

  it('have each head recognised as a head, and the patient read from the first head', () => {
    const { text } = join('03/05/2024 Urgencias\nDisnea de dos días. Afebril.', admission, discharge)
    const course = readCourse(text)
    expect(headOf(course)).toMatchObject({ name: 'Ana Ruiz Soto', record_number: '448812' })
    const heads = course.lines.filter(({ start, end }) => text.slice(start, end).startsWith('Paciente:'))
    expect(heads.map(({ kind }) => kind)).toEqual(['boilerplate', 'boilerplate'])
  })

  it('cause a warning when they are of two patients, however often the first is named', () => {
    const other = 'Paciente: Luis Mena Prat\nNHC: 910027\n\n10/05/2024 Evolución\nAfebril, tolera dieta.'
    const pages = Array.from({ length: 80 }, () => 'Paciente: Ana Ruiz Soto NHC: 448812').join('\nTensión 120/80.\n')
    expect(warningsOf(join(admission, discharge).text)).not.toContain('several_patients')
    expect(warningsOf(join(admission, other).text)).toContain('several_patients')
    expect(warningsOf(join(admission, pages, other).text)).toContain('several_patients')
  })

  it('are read in full when a text contains the separator, even many times', () => {
    const { text } = join('uno\fdos', 'tres')
    expect(text).toBe('uno\ndos\n\f\ntres')
    expect(readOutline('03/05 a\n\f\n'.repeat(20_000)).lines.length).toBe(40_001)
  })
})
