import { describe, expect, it } from 'vitest'
import { readCourse } from '../course/read-course.ts'

const supersededIn = (text: string): string[] => {
  const { corrections, sentences, text: words } = readCourse(text)
  return corrections
    .filter(({ sureness }) => sureness > 0.4)
    .flatMap(({ superseded }) => {
      const sentence = sentences[superseded]
      return sentence === undefined ? [] : [words.slice(sentence.start, sentence.end)]
    })
}

describe('what the networks find superseded', () => {
  it.each([
    [
      'a dose on the list from home',
      `Meds per referral: metformin 1 g BD, ramipril 5 mg OD, aspirin 75 mg.
Plan: bloods, CXR.

13/3 Pharmacist: spoke with GP, metformin is 500 mg TDS, not 1 g BD.
`,
      'metformin 1 g BD',
    ],
    [
      'a drug that was stopped before',
      `Tto: bisoprolol 2,5 mg 1-0-0, omeprazol 20 mg.
Afebril, TA 130/70.

02/05 Farmacia: el bisoprolol se suspendió en abril por bradicardia; la hoja de la residencia está sin actualizar.
`,
      'bisoprolol 2,5 mg',
    ],
  ])('%s', (_, text, words) => {
    expect(supersededIn(text).join('\n')).toContain(words)
  })

  it.each([
    'Corrección de hipopotasemia. Novorapid correction scale. Calcio corregido 9,1. K 3,9.',
    'Ingresa por neumonía. Se inicia ceftriaxona. A los tres días mejor, se pasa a vía oral.',
  ])('is nothing in: %s', (text) => {
    expect(supersededIn(`04/03/2025\n${text}\n`)).toEqual([])
  })
})
