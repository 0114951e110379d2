import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { OpenDatabase } from '../database.ts'
import { openTestDatabase } from '../../contract-tests/test-database.ts'
import { openRequestRates } from './request-rates.ts'

const log = pino({ level: 'silent' })

test('requests are counted by caller and minute, even if the system clock changes', async () => {
  const database = await openTestDatabase()
  let elapsed = 5_000
  const rates = openRequestRates({ database, log }, () => elapsed)
  for (let number = 1; number <= 40; number += 1) expect(rates.count('ada').requests).toBe(number)
  expect(rates.count('berta')).toEqual({ requests: 1, rest_ms: 60_000 })
  elapsed += 59_000
  expect(rates.count('ada')).toEqual({ requests: 41, rest_ms: 1_000 })
  elapsed += 1_000
  expect(rates.count('ada')).toEqual({ requests: 1, rest_ms: 60_000 })
  await rates.close()
  await database.close()
})

/** A database that behaves as one shared by several processes, whatever engine the tests run on. */
const shared = (database: OpenDatabase): OpenDatabase => ({ ...database, engine: 'postgresql' })

test('several processes share the counts of frequent callers, and exchange no names', async () => {
  const database = await openTestDatabase()
  const received: string[] = []
  await database.listen('alta_rates', (payload) => received.push(payload))
  const [one, other] = [1, 2].map(() => openRequestRates({ database: shared(database), log }))
  if (!one || !other) throw new Error('two processes')
  for (let number = 0; number < 35; number += 1) one.count('ada lovelace')
  one.count('berta')
  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(1)
  await expect.poll(() => other.count('ada lovelace').requests, { timeout: 30_000 }).toBeGreaterThan(35)
  expect(other.count('berta').requests).toBe(1)
  expect(received.join()).not.toContain('ada')
  await Promise.all([one.close(), other.close()])
  await database.close()
})
