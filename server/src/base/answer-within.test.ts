import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { answerWithin } from './answer-within.ts'

it('gives the answer that comes in time, and its failure', async () => {
  expect(await answerWithin(wait(1, 'here'), 10_000, 'late')).toBe('here')
  await expect(answerWithin(Promise.reject(new Error('broken')), 10_000, 'late')).rejects.toThrow('broken')
})

it('gives up on one that does not come, which may fail afterwards', async () => {
  const { promise, reject } = Promise.withResolvers<string>()
  expect(await answerWithin(promise, 5, 'late')).toBe('late')
  reject(new Error('too late'))
  await wait(5)
})
