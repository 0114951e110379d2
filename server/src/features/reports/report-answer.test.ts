import * as reports from '@alta/contract/reports'
import * as review from '@alta/contract/review'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { at, evolution, openReviewFixture } from './review.fixtures.ts'

let fixture: Awaited<ReturnType<typeof openReviewFixture>>
beforeAll(async () => {
  fixture = await openReviewFixture()
})
afterAll(() => fixture.server.close())

test('answers sent from stored text equal the contract’s serialisation to the letter', async () => {
  const id = await fixture.createReport()
  const as = { params: { discharge_report_id: id } }
  const read = async () => await fixture.server.call(fixture.ada, reports.read, as)
  const first = await read()
  expect(first.text).toBe(JSON.stringify(z.parse(reports.read.answer, first.json)))
  const words = 'Cefalea y “náuseas” 😀.\n\n|a|b|\n|-|-|\n|1|2|\n\n- Enalapril 5 mg.'
  const corrected = await fixture.correct(fixture.ada, id, evolution(words))
  expect(corrected.text).toBe(JSON.stringify(z.parse(review.correct.answer, corrected.json)))
  expect(corrected.json.sections[3].items.length).toBeGreaterThan(2)
  await fixture.saveDraft(fixture.ada, id, evolution('Borrador.', 1))
  await fixture.rate(fixture.ada, id, { level: 'good', comment: 'Bien.' })
  await fixture.sign(fixture.ada, id, 1)
  await fixture.correct(fixture.berta, id, evolution('Otra.', 1))
  const whole = await read()
  expect(whole.text).toBe(JSON.stringify(z.parse(reports.read.answer, whole.json)))
  expect(whole.json).toMatchObject({
    corrected: { revision: 2 },
    draft: { base_revision: 1 },
    rating: { level: 'good' },
  })
  const all = await fixture.server.call(fixture.ada, review.revisions, at(id))
  expect(all.text).toBe(JSON.stringify(z.parse(review.revisions.answer, all.json)))
  expect(
    all.json.items.map(({ revision, signature }: review.Correction & { signature: unknown }) => [
      revision,
      signature !== null,
    ]),
  ).toEqual([
    [2, false],
    [1, true],
  ])
  const another = await fixture.createReport()
  expect((await fixture.server.call(fixture.ada, review.revisions, at(another))).text).toBe(
    '{"items":[],"next_cursor":null}',
  )
})
