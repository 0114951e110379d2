import { type ChildProcess, fork } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The interface that a thread and a process with a thread have in common, for the pool. */
export interface WorkerLike extends EventEmitter {
  postMessage(message: unknown, transfer?: readonly ArrayBuffer[]): void
  terminate(): Promise<unknown>
}

const script = fileURLToPath(new URL('./worker-process.worker.ts', import.meta.url))

const gone = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/**
 * A thread in a process of its own, for work during which a process was lost: if the work ends this one, too, the work
 * is the cause, and only it fails. `out-of-memory` is reported as such.
 */
export function startWorkerProcess(url: URL, limits: { maxOldGenerationSizeMb: number }): WorkerLike {
  const child = fork(script, [url.href, String(limits.maxOldGenerationSizeMb)], {
    serialization: 'advanced',
    env: {},
    execArgv: [],
    stdio: 'ignore',
  })
  const emitter = new EventEmitter()
  let ended = false
  child.on('message', (message: { answer?: unknown; failed?: { message: string; code?: string } }) => {
    if (message.failed) emitter.emit('error', Object.assign(new Error(message.failed.message), message.failed))
    else emitter.emit('message', message.answer)
  })
  const end = () => {
    if (ended) return
    ended = true
    const error = new Error('The process of a suspect task ended.')
    if (emitter.listenerCount('error') > 0)
      emitter.emit('error', Object.assign(error, { code: 'ERR_WORKER_OUT_OF_MEMORY' }))
  }
  child.once('error', end).once('exit', end)
  return Object.assign(emitter, {
    postMessage: (message: unknown) => void child.send({ message }),
    terminate: async () => {
      ended = true
      if (!gone(child)) child.kill('SIGKILL')
    },
  })
}
