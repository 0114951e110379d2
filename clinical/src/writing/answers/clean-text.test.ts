import { expect, it } from 'vitest'
import { cleanText } from './clean-text.ts'

it('the text of a model is cleaned of lone surrogates and invisible characters', () => {
  const odd: string = JSON.parse('"Sin \\ud800fiebre\\u0000 ni\\u200b tos."')
  expect(cleanText(odd)).toBe('Sin \ufffdfiebre ni tos.')
})
