import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { watchDue } from './due.ts'

const log = pino({ level: 'silent' })

/** Queues with the milliseconds until their first job, as the database answers. null: the database does not answer. */
const watching = (answers: (Readonly<Record<string, number>> | null)[]) => {
  const woken: string[] = []
  const lookups: number[] = []
  const began = Date.now()
  const execute = async () => {
    lookups.push(Date.now() - began)
    const answer = answers.length > 0 ? answers.shift() : {}
    if (!answer) throw new Error('away')
    return Object.entries(answer).map(([name, due_ms]) => ({ name, due_ms }))
  }
  const workers = ['report', 'mail'].map((name) => ({ id: name, name }))
  const watch = watchDue({
    boss: { getWipData: () => workers, notifyWorker: (id) => void woken.push(id) },
    database: { engine: 'embedded', statements: { execute } },
    log,
  })
  return { watch, woken, lookups }
}

test('a job that is retried later wakes its workers when it is due, and no query runs before', async () => {
  vi.useFakeTimers()
  const { watch, woken, lookups } = watching([
    { report: 40_000 },
    { report: 38_000 },
    { report: 37_000 },
    { report: -1 },
  ])
  watch.look()
  await vi.advanceTimersByTimeAsync(10_000)
  const settled = lookups.length
  expect(woken).toEqual([])
  await vi.advanceTimersByTimeAsync(25_000)
  expect(lookups).toHaveLength(settled)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(woken).toContain('report')
  expect(woken).not.toContain('mail')
  watch.stop()
  vi.useRealTimers()
})

test('without jobs the database is queried once a minute, and no worker is woken', async () => {
  vi.useFakeTimers()
  const { watch, woken, lookups } = watching([])
  watch.look()
  await vi.advanceTimersByTimeAsync(10_000)
  const settled = lookups.length
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(lookups.length - settled).toBeLessThanOrEqual(10)
  expect(woken).toEqual([])
  watch.stop()
  vi.useRealTimers()
})

test('once the database is back, workers that may have missed a job look for it', async () => {
  vi.useFakeTimers()
  const { watch, woken } = watching([null, null, {}])
  watch.look()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(woken).toEqual(['report', 'mail'])
  watch.stop()
  vi.useRealTimers()
})
