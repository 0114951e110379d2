import type { Worker } from 'node:worker_threads'

interface Patience {
  readonly time_ms: number
  /** Aborts when nobody wants the answer any more. */
  readonly signal?: AbortSignal
}

/** One answer of a thread; whatever ends it first (crash, time, abort) rejects. The thread is left as it is. */
export async function threadAnswer(worker: Worker, message: unknown, { time_ms, signal }: Patience): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const stop = () => reject(new Error('The thread was given up.'))
  const ended = (code: number) => reject(new Error(`The thread ended with ${code}.`))
  const timer = setTimeout(() => reject(new Error('The thread took too long.')), time_ms)
  worker.once('message', resolve).once('error', reject).once('exit', ended)
  signal?.addEventListener('abort', stop)
  try {
    if (signal?.aborted) stop()
    else worker.postMessage(message)
    return await promise
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
    worker.off('message', resolve).off('error', reject).off('exit', ended)
  }
}
