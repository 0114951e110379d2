import { expect, test } from 'vitest'
import { reason } from './fields.ts'

test.each(['\u3164', '\u2800', '\u{E0041}', '\u00AD', '\u034F', '\u115F', '\uFE0F', ' ', '.', '—'])(
  'a reason of nothing but %j is refused',
  (sign) => {
    expect(reason.safeParse(sign.repeat(30)).success).toBe(false)
  },
)

test('a reason in words is accepted, without blanks at its ends', () => {
  expect(reason.parse('  Guàrdia de nit: l’Anna és de baixa ')).toBe('Guàrdia de nit: l’Anna és de baixa')
})
