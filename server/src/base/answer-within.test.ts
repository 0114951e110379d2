import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { answerWithin } from './answer-within.ts'

it('returns an answer that comes in time, and throws an error that comes in time', async () => {
  expect(await answerWithin(wait(1, 'here'), 10_000, 'late')).toBe('here')
  await expect(answerWithin(Promise.reject(new Error('broken')), 10_000, 'late')).rejects.toThrow('broken')
})

it('does not wait longer for an answer that is late, even if it fails afterwards', async () => {
  const { promise, reject } = Promise.withResolvers<string>()
  expect(await answerWithin(promise, 5, 'late')).toBe('late')
  reject(new Error('too late'))
  await wait(5)
})
