import { expect, test } from 'vitest'
import { openWorkerPool } from '#base/worker-pool'
import { searchThread } from './answer.threads.ts'

const workersOf = openWorkerPool({ threads: 4, waiting_max: 200, waiting_max_per_caller: 20, waiting_ms: 30_000 })

const answering =
  "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => parentPort.postMessage({ leans: true }))"
const script = new URL(`data:text/javascript,${encodeURIComponent(answering)}`)
const { signal } = new AbortController()

test('searches of chats run in turn by organisation and person, even if one person has a hundred of them', async () => {
  const thread = searchThread(workersOf, { time_ms: 60_000, memory_mb: 256, script })
  const order: string[] = []
  const ask = async (organisation_id: string, caller_id: string, number: number) => {
    const search = thread.of({ submitter: { organisation_id, caller_id }, signal })
    await search.leans('¿?')
    order.push(`${organisation_id}${caller_id}${number}`)
  }
  const flood = Array.from({ length: 100 }, (_, at) => ask('a', 'x', at))
  await Promise.all([...flood, ask('a', 'y', 0), ask('b', 'x', 0)])
  // The first search had begun before the others were requested.
  expect(order.slice(0, 3).toSorted()).toEqual(['ax0', 'ay0', 'bx0'])
})

test('a cancelled question leaves the queue', async () => {
  const thread = searchThread(workersOf, { time_ms: 60_000, memory_mb: 256, script })
  const cancellation = new AbortController()
  const submitter = { organisation_id: 'a', caller_id: 'x' }
  const first = thread.of({ submitter, signal }).leans('¿?')
  const left = thread.of({ submitter, signal: cancellation.signal }).leans('¿?')
  cancellation.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  expect(await first).toBe(true)
})

test('after a process was lost, each question runs in a process of its own, with all the data it needs', async () => {
  const elsewhere = `
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ passages }) => {
      if (process.pid === ${process.pid}) throw new Error('asked here')
      if (passages === null) throw new Error('asked of what it cannot know')
      parentPort.postMessage(passages === undefined ? { leans: true } : { judged: [] })
    })`
  const own = new URL(`data:text/javascript,${encodeURIComponent(elsewhere)}`)
  const thread = searchThread(workersOf, { time_ms: 60_000, memory_mb: 256, script: own })
  const submitter = { organisation_id: 'a', caller_id: 'x' }
  const suspect = thread.of({ submitter, signal, is_suspect: true })
  expect(await suspect.leans('¿?')).toBe(true)
  const written = { evidence: 'key', sentences: ['Sin fiebre.'] } as const
  expect(await suspect.judge({ ...written, language: 'es', on_unsupported: 'block' }, [])).toEqual([])
  await expect(thread.of({ submitter, signal }).leans('¿?')).rejects.toThrow('asked here')
}, 120_000)
