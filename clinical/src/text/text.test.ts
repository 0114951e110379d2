import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'
import { documentLanguage, pickLanguage, scoreLanguages } from './language.ts'
import { normalise } from './normalise.ts'
import { splitSentences } from './split-sentences.ts'
import { tokens } from './tokens.ts'

const split = (text: string): string[] =>
  splitSentences(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end))
const language = (line: string): string => pickLanguage(scoreLanguages(line, fold(line)), 'en')

describe('text normalisation', () => {
  it('unifies line breaks and composes letters, and changes nothing else', () => {
    expect(normalise('a\r\nb\rc  e\u0301')).toBe('a\nb\nc  é')
  })

  it.each(['Àrea', 'İstanbul', 'cel·la', '½ comp. – «sí»', '👍 bé', 'ﬁebre', '\u00a0'])(
    'folds %s without a change of length',
    (text) => {
      expect(fold(text)).toHaveLength(text.length)
    },
  )

  it('folds accents, case, odd blanks and dashes', () => {
    expect(fold('ÀÉÎõÜÑç\u00a0–’')).toBe("aeiounc -'")
  })
})

describe('words', () => {
  it('keep decimal numbers whole and write the Catalan l·l as ll', () => {
    expect(tokens('Hb 1,25. Al·lèrgia, pal.lidesa').map(({ text }) => text)).toEqual([
      'hb',
      '1,25',
      'allergia',
      'pallidesa',
    ])
  })

  it('have their offsets in the text', () => {
    const text = 'Sense àcid úric'
    expect(tokens(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Sense', 'àcid', 'úric'])
  })
})

describe('sentences', () => {
  it('do not end after a title, an abbreviation or inside a number', () => {
    expect(split('Med rec by pharmacy (K. Rennie): agreed. Plt 210.')).toEqual([
      'Med rec by pharmacy (K. Rennie): agreed.',
      'Plt 210.',
    ])
    expect(split('Valorado por la Dra. Pérez. Leucocitos 12.300. S. aureus en esputo.')).toEqual([
      'Valorado por la Dra. Pérez.',
      'Leucocitos 12.300.',
      'S. aureus en esputo.',
    ])
  })

  it('end before a lower-case letter in a hurried note', () => {
    expect(split('JVP not seen. chest clear.')).toEqual(['JVP not seen.', 'chest clear.'])
  })

  it('do not break at an arrow', () => {
    expect(split('Es retira sertralina?? -> comentat amb geriatria.')).toHaveLength(1)
  })
})

describe('the language of a line', () => {
  it.each([
    ['Paciente que acude por dolor desde hace dos días', 'es'],
    ['Pacient que consulta per dolor des de fa dos dies', 'ca'],
    ['She was admitted with pain for the last two days', 'en'],
    ['TA 120/80', 'en'],
  ])('%s', (line, expected) => {
    expect(language(line)).toBe(expected)
  })

  it('is that of the document when all lines are scored together', () => {
    const lines = ['Motiu de consulta', 'Nega febre i tos', 'TA 120/80']
    expect(documentLanguage(lines.map((line) => scoreLanguages(line, fold(line))))).toBe('ca')
  })
})
