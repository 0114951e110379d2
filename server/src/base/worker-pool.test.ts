import { expect, test } from 'vitest'
import { openWorkerPool, type WorkerBounds } from './worker-pool.ts'

const script = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`)
/** Handles each message by its `act`. Counts the active threads in `shared`: now, and the highest number at once. */
const worker = script(`
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ act, shared }) => {
    const counts = shared && new Int32Array(shared)
    if (counts) {
      const now = Atomics.add(counts, 0, 1) + 1
      if (now > Atomics.load(counts, 1)) Atomics.store(counts, 1, now)
    }
    if (act === 'endless') for (;;);
    if (act === 'greedy') { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)) }
    if (act === 'broken') throw new Error('broken')
    if (act === 'wait') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
    if (counts) Atomics.sub(counts, 0, 1)
    parentPort.postMessage(act)
  })`)
const turn = { organisation_id: 'a', caller_id: 'ada' }
const bounds = { time_ms: 60_000, memory_mb: 64, at_once: 2 }
const wide = { threads: 4, waiting_max: 100, waiting_max_per_caller: 100, waiting_ms: 60_000 }

const workersIn = (pool: ReturnType<typeof openWorkerPool>, kind: Partial<WorkerBounds> = {}) =>
  pool({ ...bounds, ...kind, script: worker, asked_by: 'requests' })

test.each([
  ['endless', { time_ms: 500 }, 'took-too-long'],
  ['greedy', { memory_mb: 16 }, 'took-too-long'],
  ['broken', {}, 'broken'],
])('work that is %s fails alone', async (act, kind, because) => {
  const { run } = workersIn(openWorkerPool(wide), { ...kind, at_once: 1 })
  await expect(run({ message: { act }, turn })).rejects.toThrow(because)
  // The first message of a new thread can be slow on a busy machine.
  const again = workersIn(openWorkerPool(wide), { at_once: 1 })
  expect(await again.run({ message: { act: 'plain' }, turn })).toBe('plain')
})

test('cancelled work is ended at once, and its slot is free', async () => {
  const { run } = workersIn(openWorkerPool(wide), { at_once: 1 })
  const leave = new AbortController()
  const endless = run({ message: { act: 'endless' }, turn, signal: leave.signal })
  const next = run({ message: { act: 'plain' }, turn })
  const unwanted = new AbortController()
  const waiting = run({ message: { act: 'plain' }, turn, signal: unwanted.signal })
  unwanted.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  leave.abort(new Error('left'))
  await expect(endless).rejects.toThrow('left')
  expect(await next).toBe('plain')
})

test('no more threads work at once than the pool has, for all kinds together', async () => {
  const pool = openWorkerPool({ ...wide, threads: 2 })
  const [one, other] = [workersIn(pool), workersIn(pool)]
  const shared = new SharedArrayBuffer(8)
  const organisations = ['a', 'b', 'c', 'd', 'e', 'f']
  await Promise.all(
    organisations.flatMap((organisation_id) =>
      [one, other].map(({ run }) => run({ message: { act: 'wait', shared }, turn: { ...turn, organisation_id } })),
    ),
  )
  const [now, most] = new Int32Array(shared)
  expect(now).toBe(0)
  expect(most).toBeLessThanOrEqual(2)
})

test('a caller beyond the queue’s limit is told when to retry, and no caller fills the queue for others', async () => {
  const pool = openWorkerPool({ ...wide, waiting_max: 2, waiting_max_per_caller: 1 })
  const { run } = workersIn(pool, { at_once: 1 })
  const leave = new AbortController()
  const { signal } = leave
  const ask = (caller_id: string) => run({ message: { act: 'endless' }, turn: { ...turn, caller_id }, signal })
  const waiting = [ask('ada'), ask('ada'), ask('berta')]
  await expect(ask('berta')).rejects.toMatchObject({ code: 'rate-limited' })
  await expect(ask('carla')).rejects.toMatchObject({ code: 'engine-unavailable', retry_after: 5 })
  leave.abort()
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
})

test('a caller that waits too long is told when to retry', async () => {
  const { run } = workersIn(openWorkerPool({ ...wide, waiting_ms: 200 }), { at_once: 1 })
  const leave = new AbortController()
  const endless = run({ message: { act: 'endless' }, turn, signal: leave.signal })
  await expect(run({ message: { act: 'plain' }, turn })).rejects.toMatchObject({ code: 'engine-unavailable' })
  leave.abort()
  await expect(endless).rejects.toThrow('abort')
})

test('an organisation with many long texts does not hold up another with one', async () => {
  const { run } = workersIn(openWorkerPool(wide), { at_once: 1 })
  const done: string[] = []
  const ask = async (organisation_id: string) => {
    await run({ message: { act: 'wait' }, turn: { organisation_id, caller_id: organisation_id } })
    done.push(organisation_id)
  }
  const many = Array.from({ length: 12 }, () => ask('many'))
  await Promise.all([...many, ask('one')])
  expect(done.indexOf('one')).toBeLessThan(3)
})

test('jobs leave a thread for requests', async () => {
  const pool = openWorkerPool({ ...wide, threads: 2 })
  const jobs = pool({ ...bounds, at_once: 4, script: worker, asked_by: 'jobs' })
  const leave = new AbortController()
  const endless = ['a', 'b', 'c'].map((organisation_id) =>
    jobs.run({ message: { act: 'endless' }, turn: { ...turn, organisation_id }, signal: leave.signal }),
  )
  expect(await workersIn(pool).run({ message: { act: 'plain' }, turn: { ...turn, organisation_id: 'd' } })).toBe(
    'plain',
  )
  leave.abort()
  await Promise.allSettled(endless)
})

test('an idle thread is ended, the last one later, and the next work starts a new one', async () => {
  const pool = openWorkerPool({ ...wide, rest: { ms: 50, last_ms: 300 } })
  const { run, warm } = workersIn(pool)
  await Promise.all(['wait', 'wait'].map((act) => run({ message: { act }, turn })))
  await expect.poll(() => pool.counts().idle, { timeout: 20_000 }).toBeLessThanOrEqual(1)
  await expect.poll(() => pool.counts().idle, { timeout: 20_000 }).toBe(0)
  expect(await run({ message: { act: 'plain' }, turn })).toBe('plain')
  await expect.poll(() => pool.counts().idle, { timeout: 20_000 }).toBe(0)
  warm()
  warm()
  expect(pool.counts()).toEqual({ working: 0, idle: 1, waiting: 0 })
})

/** Ends the process from whatever thread it runs in. */
const killer = script(`
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ act }) => {
    if (act === 'kill') process.kill(process.pid, 'SIGKILL')
    if (act === 'greedy') { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)) }
    if (act === 'broken') throw new Error('broken')
    parentPort.postMessage({ pid: process.pid })
  })`)

test('work that may have killed a process runs in a process of its own, and can end only that one', async () => {
  const { run } = openWorkerPool(wide)({ ...bounds, memory_mb: 32, script: killer, asked_by: 'jobs' })
  const suspect = (act: string) => run({ message: { act }, turn, is_suspect: true })
  await expect(suspect('kill')).rejects.toMatchObject({ code: 'took-too-long' })
  await expect(suspect('greedy')).rejects.toMatchObject({ code: 'took-too-long' })
  await expect(suspect('broken')).rejects.toThrow('broken')
  const answer = await suspect('plain')
  expect(answer).toMatchObject({ pid: expect.any(Number) })
  expect(answer).not.toMatchObject({ pid: process.pid })
}, 120_000)
