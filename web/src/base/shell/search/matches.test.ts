import { expect, test } from 'vitest'
import { matches, piecesOf } from './matches.ts'

test('a name is found by the beginnings of its words, with or without accents and capitals', () => {
  expect(matches('Núria Belascoain', 'nur bel')).toBe(true)
  expect(matches('Nuria Belascoain', 'NÚR')).toBe(true)
  expect(matches('Organització d’alta', 'alta')).toBe(true)
  expect(matches('Nuria Belascoain', 'asco')).toBe(false)
  expect(matches('Nuria Belascoain', 'nuria xavier')).toBe(false)
})

test('an empty query finds nothing', () => {
  expect(matches('Users', '  ')).toBe(false)
})

test('matching text is marked, and the whole text stays unchanged', () => {
  const pieces = piecesOf('Hospital de Vall Serena', 'VALL hosp')
  expect(pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['Hosp', 'Vall'])
  expect(pieces.map(({ text }) => text).join('')).toBe('Hospital de Vall Serena')
  expect(piecesOf('Ángela', 'an')).toEqual([
    { text: 'Án', isMatch: true },
    { text: 'gela', isMatch: false },
  ])
  expect(piecesOf('Users', 'x')).toEqual([{ text: 'Users', isMatch: false }])
})
