import { describe, expect, it } from 'vitest'
import { openReasoningFilter } from './reasoning-filter.ts'

/** The answer that remains of a text that arrives in pieces of this many characters. */
function left(text: string, size: number): string {
  const thoughts = openReasoningFilter()
  let answer = ''
  for (let at = 0; at < text.length; at += size) answer += thoughts.without(text.slice(at, at + size))
  return answer + thoughts.rest()
}

describe('the reasoning of a model', () => {
  it.each([
    ['<think>\nLet me see [1] </thin\n</think>\n\nMejora de la disnea.', 'Mejora de la disnea.'],
    ['\n <think></think>{"items":[]}', '{"items":[]}'],
    ['<think>no end', ''],
    ['Mejora <think>dicho</think> de la disnea.', 'Mejora <think>dicho</think> de la disnea.'],
    ['  Mejora.', '  Mejora.'],
    ['<thi', '<thi'],
    ['<3 mg', '<3 mg'],
    ['', ''],
  ])('is no part of the answer, however %j is split', (text, answer) => {
    for (let size = 1; size <= text.length + 1; size += 1) expect(left(text, size)).toBe(answer)
  })
})
