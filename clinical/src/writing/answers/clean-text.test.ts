import { expect, it } from 'vitest'
import { cleanText } from './clean-text.ts'

it('what a model writes can be stored: no half characters, none that cannot be seen', () => {
  const odd: string = JSON.parse('"Sin \\ud800fiebre\\u0000 ni\\u200b tos."')
  expect(cleanText(odd)).toBe('Sin \ufffdfiebre ni tos.')
})
