import { expect, it } from 'vitest'
import { quotedItem } from '../facts/fact.ts'
import { derivable } from './derivation.ts'

const quoted = (source: string) => quotedItem(source, [{ start: 0, end: source.length }], [])

it.each(['- Reposo relativo', '3) Reposo relativo', '- 3) Reposo relativo', '•  a) Reposo\n  relativo'])(
  'an item quoted from %j is derivable from its spans',
  (source) => {
    expect(derivable(quoted(source), source)).toBe(true)
  },
)

it('an item that drops a word of its spans is not derivable', () => {
  const source = '- No dar ibuprofeno'
  expect(derivable({ ...quoted(source), text: 'Dar ibuprofeno' }, source)).toBe(false)
})
