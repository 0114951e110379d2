import { expect, it } from 'vitest'
import { editRatio, wholeEditRatio } from './edit-ratio.ts'

it.each([
  ['', '', 0],
  ['Afebril hoy.', 'Afebril hoy.', 0],
  ['Afebril hoy.', '', 1],
  ['', 'Afebril hoy.', 1],
  ['Afebril hoy.', 'Alta mañana', 1],
  ['uno dos tres cuatro', 'uno dos tres cinco', 0.25],
  ['uno dos', 'dos uno', 0.5],
])('from %j to %j the share of words that differ is %d', (before, after, share) => {
  expect(editRatio(before, after)).toBe(share)
})

it('markup does not count as words', () => {
  expect(editRatio('Afebril hoy.\n\nAlta.', '- **Afebril** hoy.\n- Alta.')).toBe(0)
  expect(editRatio('Hb | 9,1', '| Hb | 9,1 |\n| - | - |')).toBe(0)
})

it('a long rewritten text is compared in bounded time', () => {
  const long = (word: string) => Array.from({ length: 12_000 }, (_, at) => `${word}${at}`).join(' ')
  expect(editRatio(long('a'), long('b'))).toBe(1)
  expect(editRatio(long('a'), `${long('a')} fin`)).toBeCloseTo(1 / 24_001)
})

it('in a whole report a long section counts more than a short one', () => {
  const long = { before: [{ text: 'uno dos tres' }], after: [{ text: 'uno dos tres' }], edit_ratio: 0 }
  const short = { before: [{ text: 'Hb | 9' }], after: [{ text: 'Hb | 8' }], edit_ratio: 0.5 }
  expect(wholeEditRatio([long, short])).toBe(0.2)
  expect(wholeEditRatio([{ before: [], after: [], edit_ratio: 0 }])).toBe(0)
})
