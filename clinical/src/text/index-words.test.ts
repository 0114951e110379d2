import { expect, it } from 'vitest'
import { stemOf } from './stem.ts'
import { indexWords } from './index-words.ts'

it('splits words and numbers as clinicians write them', () => {
  expect(indexWords('Al·lèrgia, pal.lidesa; 40mg c/8h; 1,25 mg de B12 el 03/05/2026')).toEqual([
    'allergia',
    'pallidesa',
    '40',
    'mg',
    'c',
    '8',
    'h',
    '1.25',
    'mg',
    'b12',
    '3',
    '5',
    '2026',
  ])
})

it('leaves out punctuation and stop words', () => {
  expect(indexWords('¿Qué le pasó a la paciente, y por qué?')).toEqual(['paso'])
  expect(indexWords('“—…!”')).toEqual([])
})

it.each([
  ['infección', 'infecciones', 'infecció'],
  ['alérgico', 'alérgica', 'alérgicos'],
  ['hipertensión', 'hipertensió'],
  ['renal', 'renales', 'renals'],
])('forms of a word in three languages have one stem: %s', (...forms) => {
  expect(new Set(forms.flatMap(indexWords).map(stemOf)).size).toBe(1)
})
