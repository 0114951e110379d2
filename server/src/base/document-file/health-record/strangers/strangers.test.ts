import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { scoreFolder } from './score.ts'

/** Of 219 fields at the head those that the network which reads heads takes from another line (docs/figures.md). */
const readWrong: Readonly<Record<string, readonly string[]>> = {
  'cda-09.xml': ['physician: Usual (Bartholomew Nkemelu)'],
  'fhir-03.json': ['service: Planta 4 (Medicina Interna)'],
}

test.each([
  ['first', 16],
  ['second', 12],
])('documents by the %s hand, who never saw the reader, arrive whole', async (hand, documents) => {
  const scores = await scoreFolder(fileURLToPath(new URL(hand, import.meta.url)))
  expect(scores.size).toBe(documents)
  for (const [name, { refused, parts }] of scores) {
    expect({ name, refused }).toEqual({ name, refused: false })
    for (const [part, { missed }] of Object.entries(parts))
      expect({ name, part, missed }).toEqual({
        name,
        part,
        missed: part === 'head' && hand === 'first' ? (readWrong[name] ?? []) : [],
      })
  }
})
