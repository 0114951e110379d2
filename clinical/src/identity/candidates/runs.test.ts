import { describe, expect, it } from 'vitest'
import { fold } from '../../text/fold.ts'
import { nameAt } from '../names.ts'
import type { HeadCandidate } from './candidates.ts'
import { chosen, headFields } from './choose.ts'
import { ageRuns, codeRuns, dateRuns } from './figures.ts'
import { sexRuns } from './sex-runs.ts'

const words = (text: string, runs: readonly { from: number; to: number }[]): string[] =>
  runs.map(({ from, to }) => text.slice(from, to))
const line = (text: string) => ({
  start: 0,
  end: text.length,
  text,
  folded: fold(text),
  isPlain: !/\p{Lu}/u.test(text),
})

describe('the candidates', () => {
  it.each([
    ['planta 3, hab. 9', []],
    ['Subject: bed 12 tomorrow', []],
    ['Edad: 65', ['65']],
    ['Cormac // 34M', ['34']],
    ['Home, 36.', ['36']],
    ['78 años', ['78 años']],
  ])('for an age in %s', (text, ages) => {
    expect(words(text, ageRuns(fold(text), false))).toEqual(ages)
  })

  it.each([
    ['dve tancada 24h be', 'ca', []],
    ['Exitus a las 04:35 H.', 'es', []],
    ['relapse, d+6 FLAG', 'en', []],
    ['Cons: F. Ministral', 'ca', []],
    ['Male / Female', 'en', []],
    ['Bypass fem-popliti', 'ca', []],
    ['Sexo: H. Edad: 70', 'es', ['H']],
    ['78a F', 'es', ['F']],
  ] as const)('for a sex in %s', (text, language, letters) => {
    expect(words(text, sexRuns(line(text), language))).toEqual(letters)
  })

  it.each([
    ['DOB 22-12-1951', []],
    ['2025-02-17T21:40', []],
    ['NHC 403.118', ['NHC 403.118', '403.118']],
  ])('for a record number in %s', (text, codes) => {
    expect(words(text, codeRuns(text, dateRuns(fold(text))))).toEqual(codes)
  })

  it('for a date end before another number', () => {
    expect(words('martes 11 de mayo, 38', dateRuns('martes 11 de mayo, 38'))).toContain('11 de mayo')
  })

  it.each([
    ['K. Naughton, MCh FRCSI', 'K. Naughton'],
    ['José Vargas Cantero, FEA', 'José Vargas Cantero'],
    ['Hollis, Grant T. DO', 'Hollis, Grant T.'],
    ['Aoife McGlinchey', 'Aoife McGlinchey'],
  ])('for a name in %s end before degrees', (text, name) => {
    const found = nameAt(text, { small: false, leastWords: 1, opens: true })
    expect(text.slice(found?.from, (found?.from ?? 0) + (found?.length ?? 0))).toBe(name)
  })
})

describe('the chosen candidate', () => {
  const text = 'Consultant: Keady. Seen by Tomás Keady.'
  const at = (name: string, start: number): HeadCandidate => {
    const span = { start, end: start + name.length }
    return { kind: 'name', line: 0, from: span.start, to: span.end, ...span, date: null, sex: null }
  }
  const row = (physician: number) => Float32Array.from(headFields, (field) => (field === 'physician' ? physician : 0))
  const of = (whole: string, candidates: readonly HeadCandidate[], logits: readonly number[]) => {
    const choice = chosen('physician', candidates, { logits: logits.map(row), folded: fold(whole) })
    return choice && whole.slice(choice.start, choice.end)
  }

  it('is the full name of a person chosen by surname', () => {
    const candidates = [at('Keady', 12), at('Tomás Keady', 27)]
    expect(of(text, candidates, [0, 9, -9])).toBe('Tomás Keady')
  })

  it('is not a medical term, and stays a surname when several people have it', () => {
    expect(of('Pneumonia. Ana Gil.', [at('Pneumonia', 0), at('Ana Gil', 11)], [0, 4, 3])).toBe('Ana Gil')
    const several = 'Dr Gil. Ana Gil. Pau Gil.'
    expect(of(several, [at('Gil', 3), at('Ana Gil', 8), at('Pau Gil', 17)], [0, 9, -9, -9])).toBe('Gil')
  })
})
