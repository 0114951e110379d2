import { sectionKeys } from '@alta/contract/sections'
import { describe, expect, test } from 'vitest'
import { isFullRun } from '../../cases/case-texts.ts'
import { type ExtractiveReport, writeReport } from './engine.ts'

const length = 400_000
/** The limit in seconds of processor time, so that other work on the machine does not count. */
const seconds_max = 20
const timeout = 300_000

const filledWith = (phrase: string): string => phrase.repeat(Math.ceil(length / phrase.length)).slice(0, length)

/** Texts that no clinician writes but a file may contain: one phrase repeated many times. */
const phrases = [
  'Paciente estable sin incidencias. ',
  '20',
  '.',
  '; ',
  '1234567890',
  'Omeprazol 20 mg 1-0-0, ',
  'Alergia a penicilina.\n',
  '- A ',
  '\n',
  '(',
  '1/1/',
  'a | ',
  'a: ',
  '20 mg ',
  'TA 120/80 ',
  'http://a.b/',
  '— ',
  'Dr. ',
  'No alergias a penicilina, ',
  'suspender omeprazol e iniciar enoxaparina. ',
  'El abuelo materno fumaba. ',
  'anticonstitucionalmente',
]

/** Pseudo-random numbers from 0 to 1 that are the same in every run. */
const numbersFrom = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state / 2 ** 32
  }
}

/** A pseudo-random sequence of the phrases, each repeated at most `most` times. */
const mixture = (seed: number, most: number): string => {
  const next = numbersFrom(seed)
  let text = ''
  while (text.length < length) {
    const phrase = phrases[Math.floor(next() * phrases.length)] ?? ''
    text += phrase.repeat(1 + Math.floor(next() * most))
  }
  return text.slice(0, length)
}

/** Writes the report and checks that it stays within the time limit. */
function bounded(text: string): ExtractiveReport {
  const before = process.cpuUsage()
  const report = writeReport(text)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1e6).toBeLessThan(seconds_max)
  return report
}

/** Whether every sentence of the course is accounted for and every section is in the report. */
const isWhole = (text: string): boolean => {
  const { sections, accounting } = bounded(text)
  const { coverage, used, repeat, unused, boilerplate } = accounting
  return sections.length === sectionKeys.length && used + repeat + unused + boilerplate === coverage.length
}

describe('a report of any text', () => {
  // A normal run tests every third phrase.
  test.each(phrases.filter((_, at) => isFullRun || at % 3 === 1))(
    'is written for %j repeated many times',
    { timeout },
    (phrase) => {
      expect(isWhole(filledWith(phrase))).toBe(true)
    },
  )

  test.each(isFullRun ? [1, 5, 2000] : [5])('is written for mixed phrases in runs of up to %i', { timeout }, (most) => {
    expect(isWhole(mixture(most, most))).toBe(true)
  })

  test('lists each drug when one of them is repeated many times', { timeout }, () => {
    const course = `Tratamiento habitual: Bisoprolol 2,5 mg 1-0-0.\n${filledWith('Omeprazol 20 mg 1-0-0, ')}\nAl alta: Apixaban 5 mg 1-0-1.\n`
    const items = bounded(course).sections.find(({ key }) => key === 'medication')?.items ?? []
    const words = items.map(({ text }) => text).join('\n')
    for (const drug of ['Bisoprolol', 'Omeprazol', 'Apixaban']) expect(words).toContain(drug)
  })
})
