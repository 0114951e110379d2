import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'

interface Given {
  readonly asked: unknown
  readonly bytes: Uint8Array
  /** To the process that asked; messages arrive in their order. */
  readonly tell: (message: unknown) => void
}

/** The whole of a script that `readInProcess` runs: takes what it is given and answers by messages. */
export async function answerFrom(work: (given: Given) => Promise<void>): Promise<void> {
  new Worker(new URL('./memory-watch.worker.ts', import.meta.url), { workerData: process.argv[2] }).unref()
  const [[message], bytes] = await Promise.all([once(process, 'message'), buffer(process.stdin)])
  const tell = (answer: unknown) => void process.send?.(answer)
  await work({ asked: message.asked, bytes, tell })
  process.disconnect()
}
