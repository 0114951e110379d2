import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'

/** What the reading of one file may cost. Memory as the system counts it, buffers and the program itself included. */
export interface Bounds {
  readonly time_ms: number
  readonly memory_mb: number
}

interface Reading {
  /** Runs in a process of its own; calls `answerFrom` of reading-script.ts. */
  readonly script: URL
  /** Goes to the script beside the bytes. */
  readonly asked: unknown
  readonly bytes: Uint8Array | Readable
  readonly bounds: Bounds
  readonly signal?: AbortSignal
}

/** `ended`: the process was taken away or broke down in a way that is not the file's doing. */
export type Outcome = 'done' | 'too_slow' | 'too_large' | 'ended'

/**
 * Reads a file in a process that is killed when it takes too much time or memory or when `signal` aborts; `tell` gets
 * every message of the script. Not a thread: a thread out of memory takes the whole server along.
 */
export async function readInProcess(
  { script, asked, bytes, bounds, signal }: Reading,
  tell: (message: unknown) => void,
): Promise<Outcome> {
  const late = AbortSignal.timeout(bounds.time_ms)
  // no way to write files, to start programs or to load native code, whatever a file makes of its reader
  const allowed = ['--permission', '--allow-fs-read=*', '--allow-worker']
  const heap = `--max-old-space-size=${Math.round(bounds.memory_mb * 0.75)}`
  const child = spawn(process.execPath, [...allowed, heap, fileURLToPath(script), String(bounds.memory_mb)], {
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    signal: signal ? AbortSignal.any([late, signal]) : late,
    killSignal: 'SIGKILL',
  })
  child.on('error', () => undefined).on('message', tell)
  child.send({ asked }, () => undefined)
  const source = bytes instanceof Readable ? bytes : Readable.from([bytes])
  let lost: unknown
  source.once('error', (error) => {
    lost = error
    child.kill('SIGKILL')
  })
  // The process may end before it has read its input; its exit says why.
  if (child.stdin) void pipeline(source, child.stdin).catch(() => undefined)
  const [code, endedBy] = await once(child, 'close')
  if (lost !== undefined) throw lost
  signal?.throwIfAborted()
  if (late.aborted) return 'too_slow'
  // out of memory, V8 aborts, and so does the watch over all memory
  if (endedBy === 'SIGABRT') return 'too_large'
  return code === 0 ? 'done' : 'ended'
}
