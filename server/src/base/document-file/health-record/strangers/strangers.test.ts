import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { scoreFolder } from './score.ts'

test('documents by an engineer who never saw the reader arrive whole, with what stands in their codes alone', async () => {
  const scores = await scoreFolder(fileURLToPath(new URL('.', import.meta.url)))
  expect(scores.size).toBe(16)
  for (const [name, { refused, parts }] of scores) {
    expect({ name, refused }).toEqual({ name, refused: false })
    for (const [part, { missed }] of Object.entries(parts))
      expect({ name, part, missed }).toEqual({ name, part, missed: [] })
  }
})
