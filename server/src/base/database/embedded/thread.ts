import { Worker } from 'node:worker_threads'
import type { Engine, EngineResult } from './engine.ts'

/** No statement of Alta takes so long: a thread that is silent for longer hangs (a panic does not come back). */
const silent_milliseconds = 180_000

/** The messages between the owner of the thread and the thread. */
export type EngineCall =
  | { readonly act: 'query'; readonly text: string; readonly values: readonly unknown[] }
  | { readonly act: 'exec'; readonly text: string }
  | { readonly act: 'listen'; readonly channel: string }
  | { readonly act: 'dump'; readonly file: string }
  | { readonly act: 'close' }
export type EngineMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly error: { readonly message: string } }
  | { readonly kind: 'notification'; readonly channel: string; readonly payload: string }
export interface WorkerInput {
  readonly folder: string
}

interface PendingCall {
  resolve(value: unknown): void
  reject(error: Error): void
}

const isRows = (value: unknown): value is EngineResult => typeof value === 'object' && value !== null && 'rows' in value
const isRowsList = (value: unknown): value is readonly EngineResult[] => Array.isArray(value) && value.every(isRows)

const expected = <T>(value: unknown, is: (value: unknown) => value is T): T => {
  if (!is(value)) throw new Error('The database thread gave an answer of the wrong shape.')
  return value
}

/** The thread's calls in flight, and the one place that settles their promises. */
const correspondence = (worker: Worker) => {
  const waiting = new Map<number, PendingCall>()
  const listeners = new Map<string, (payload: string) => void>()
  const ready = Promise.withResolvers<void>()
  const died = Promise.withResolvers<Error>()
  let closing = false
  let last = 0
  let dead: Error | undefined

  const end = (error: Error): void => {
    dead ??= error
    ready.reject(error)
    for (const call of waiting.values()) call.reject(error)
    waiting.clear()
    if (!closing) died.resolve(error)
  }
  const receive = (message: EngineMessage): void => {
    if (message.kind === 'ready') return ready.resolve()
    if (message.kind === 'notification') return listeners.get(message.channel)?.(message.payload)
    const call = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.kind === 'answer') call?.resolve(message.value)
    else call?.reject(Object.assign(new Error(message.error.message), message.error))
  }
  worker.on('message', receive)
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', (code) => end(new Error(`The database thread ended (${code}).`)))

  const hang = (): void => {
    end(new Error('The database thread does not answer any more.'))
    void worker.terminate()
  }
  const ask = (call: EngineCall): Promise<unknown> => {
    if (dead) return Promise.reject(dead)
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    last += 1
    waiting.set(last, { resolve, reject })
    worker.postMessage({ id: last, call })
    if (call.act === 'dump') return promise
    const watch = setTimeout(hang, silent_milliseconds).unref()
    return promise.finally(() => clearTimeout(watch))
  }
  const close = async (): Promise<void> => {
    closing = true
    if (!dead) await ask({ act: 'close' })
    await worker.terminate()
  }
  return { ask, close, listeners, ready: ready.promise, died: died.promise }
}

/** The embedded database in a thread of its own, so that a long query does not hold up the requests. */
export const openInThread = async (folder: string): Promise<Engine> => {
  const worker = new Worker(new URL('./thread.worker.ts', import.meta.url), {
    workerData: { folder } satisfies WorkerInput,
    name: 'database',
    // V8 would take three times as much memory for short-lived objects, and keep it.
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  })
  const { ask, close, listeners, ready, died } = correspondence(worker)
  await ready
  return {
    query: async (text, values) => expected(await ask({ act: 'query', text, values }), isRows),
    exec: async (text) => expected(await ask({ act: 'exec', text }), isRowsList),
    listen: async (channel, onPayload) => {
      listeners.set(channel, onPayload)
      await ask({ act: 'listen', channel })
    },
    dump: async (file) => {
      await ask({ act: 'dump', file })
    },
    close,
    died,
  }
}
