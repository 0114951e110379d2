import { expect, test } from 'vitest'
import { password } from './auth.ts'

test.each([
  ['twelve letters', 'abcdefghijkl'],
  ['digits alone', '482915736048'],
  ['a sentence with spaces at its ends', ' la lluna surt tard a l’hivern '],
  ['signs of every kind', '¡ñ·ç€😀"<\\>\t%00'],
  ['sixty-four', 'x'.repeat(64)],
  ['one hundred and twenty-eight', 'x'.repeat(128)],
])('a password of %s is accepted unchanged', (_what, typed) => {
  expect(password.parse(typed)).toBe(typed)
})

test.each([11, 129])('a password of %i characters is refused', (length) => {
  expect(password.safeParse('x'.repeat(length)).success).toBe(false)
})
