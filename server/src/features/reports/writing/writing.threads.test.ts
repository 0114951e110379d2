import { expect, test } from 'vitest'
import { openWorkerPool } from '#base/worker-pool'
import { writingThread } from './writing.threads.ts'

const workersOf = openWorkerPool({ threads: 4, waiting_max: 200, waiting_max_per_caller: 20, waiting_ms: 30_000 })
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ source }) => {
      if (process.pid === ${process.pid}) throw new Error('asked here')
      if (source === null) throw new Error('asked of what it cannot know')
      parentPort.postMessage([])
    })`)}`,
)

test('a report that may have killed a process is read in a process of its own, for each request', async () => {
  const open = writingThread(workersOf, { time_ms: 60_000, memory_mb: 256, script })
  const options = {
    strategy: 'guided',
    language: 'es',
    template: null,
    context_tokens: 8_000,
    on_unsupported: 'block',
    judge: false,
  } as const
  const source = { key: 'a/b/1', source: 'Paciente inventado.', options, signal: new AbortController().signal }
  expect(await open({ ...source, is_suspect: true }).look([])).toEqual([])
  await expect(open({ ...source, is_suspect: false }).look([])).rejects.toThrow('asked here')
}, 120_000)
