import { describe, expect, it } from 'vitest'
import { readCourse } from '../course/read-course.ts'
import { keyLabSentences, labValues } from './labs.ts'
import { passagesOf } from './passage.ts'

const valuesOf = (text: string) => passagesOf(readCourse(text)).flatMap(labValues)

describe('laboratory values', () => {
  it('are read with decimal commas and points, and with thousands', () => {
    const found = valuesOf(
      'ANALÍTICA\nHb 12,1 g/dL, leucocitos 7.800, plaquetas 201.000, creatinina 1.9 mg/dL, INR 2,6.',
    )
    expect(found.map(({ analyte, value }) => [analyte, value])).toEqual([
      ['haemoglobin', 12.1],
      ['leucocytes', 7800],
      ['platelets', 201000],
      ['creatinine', 1.9],
      ['inr', 2.6],
    ])
  })

  it('are read in Catalan and English too', () => {
    expect(valuesOf('ANALÍTICA\nLeucòcits 14.300, potassi 5,6.').map(({ value }) => value)).toEqual([14300, 5.6])
    expect(valuesOf('LABS\nWBC 17.8 Hb 149 creatinine 104').map(({ value }) => value)).toEqual([17.8, 149, 104])
  })

  it('keep the first, the worst and the last of a long stay', () => {
    const days = [1.1, 1.4, 3.4, 2.2, 1.8, 1.2].map((value, at) => `0${at + 1}/03/2024\nCreatinina ${value}.`)
    const found = valuesOf(`EVOLUCIÓN\n\n${days.join('\n\n')}`)
    const key = keyLabSentences(found)
    expect(found.filter(({ sentence }) => key.has(sentence)).map(({ value }) => value)).toEqual([1.1, 3.4, 1.2])
  })
})
