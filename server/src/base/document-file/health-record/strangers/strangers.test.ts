import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { scoreFolder } from './score.ts'

test.each([
  ['first', 16],
  ['second', 12],
])('documents of the %s author, who had never seen the reader, are read whole', async (hand, documents) => {
  const scores = await scoreFolder(fileURLToPath(new URL(hand, import.meta.url)))
  expect(scores.size).toBe(documents)
  for (const [name, { refused, parts }] of scores) {
    expect({ name, refused }).toEqual({ name, refused: false })
    for (const [part, { missed }] of Object.entries(parts))
      expect({ name, part, missed }).toEqual({ name, part, missed: [] })
  }
})
