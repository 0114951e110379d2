import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'
import { type FairQueue, type FairTask, openFairQueue } from '../fair-queue.ts'

/** What the reading of one file may cost. Memory as the system counts it, buffers and the program itself included. */
export interface ReadingBounds {
  readonly time_ms: number
  readonly memory_mb: number
}

export interface ReadingTask {
  /** Runs in a process of its own; calls `runReadingScript` of reading-script.ts. */
  readonly script: URL
  /** Goes to the script beside the bytes. */
  readonly request: unknown
  readonly bytes: Uint8Array | Readable
  readonly bounds: ReadingBounds
  readonly signal?: AbortSignal
  /** Nobody waits for it at once: it leaves the processor to others. */
  readonly background?: boolean
  /** Whose turn it is to read; null where nobody else reads, as on the command line. */
  readonly turn: ReadingTurn | null
}

/** The memory of readers that a server has for this kind of file, in megabytes, and who reads. */
export interface ReadingTurn {
  readonly readers: FairQueue
  readonly reader: Pick<FairTask, 'organisation_id' | 'caller_id'>
}

/** Somebody waits for a course; documents are read as jobs, and for longer. */
export interface Readers {
  readonly courses: FairQueue
  readonly documents: FairQueue
}

/** What recognising some pages, or one picture, may take. */
export const picture_bounds: ReadingBounds = { time_ms: 180_000, memory_mb: 448 }

/** What one course may take; the documents have the rest of the memory. */
export const course_mb = 256

export function openReaders({ ALTA_READER_MEMORY_MB: all }: Config): Readers {
  const courses = Math.max(course_mb, Math.floor(all / 3))
  return {
    courses: openFairQueue({ capacity: courses, waiting_max: 1_000 }),
    documents: openFairQueue({ capacity: all - courses, waiting_max: 1_000 }),
  }
}

/** `ended`: the process was taken away or broke down in a way that is not the file's doing. */
export type ReadingOutcome = 'done' | 'too_slow' | 'too_large' | 'ended'

const look_every = 50

/** Megabytes that a process holds now; 0 where the system does not tell in Linux's way. */
function residentMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Whoever waits for an answer of the server comes before a file that is read meanwhile. */
function yieldToServer(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // it has ended already
  }
}

/** V8 limits its own heap, but the buffers of a compressed stream lie outside. */
function watchMemory({ pid, kill }: { pid: number; kill: () => void }, most: number) {
  let passed = false
  const watch = setInterval(() => {
    if (residentMb(pid) <= most) return
    passed = true
    kill()
  }, look_every)
  return { passed: () => passed, end: () => clearInterval(watch) }
}

const program = path.resolve(import.meta.dirname, '../../../..')

/** The program itself and its libraries: not the data folder, nor what the system tells of other processes. */
const readable = ['package.json', 'server/package.json', 'server/src', 'contract', 'clinical', 'node_modules']

/** Runs a program in a network of its own that leads nowhere; Node 24 itself has no permission for networks. */
const alone = ['unshare', '--map-root-user', '--net', '--'] as const

let alone_begins: boolean | undefined

/** Whether the system lets `alone` begin: Linux where users may have namespaces, so not in every container. Asked once. */
export function isReadAlone(): boolean {
  const ask = () => spawnSync(alone[0], [...alone.slice(1), 'true'], { env: {}, stdio: 'ignore', timeout: 5000 })
  alone_begins ??= process.platform === 'linux' && ask().status === 0
  return alone_begins
}

function start({ script, bounds, signal }: ReadingTask, late: AbortSignal): ChildProcess {
  // whatever a file makes of its reader: it reads the program only, writes nothing, starts no program or thread, loads
  // no native code, and knows nothing of the server's environment
  const rights = ['--permission', ...readable.map((part) => `--allow-fs-read=${path.join(program, part)}`)]
  const heap = [`--max-old-space-size=${Math.round(bounds.memory_mb * 0.75)}`, '--max-semi-space-size=16']
  const [command, ...args] = [
    ...(isReadAlone() ? alone : []),
    process.execPath,
    ...rights,
    ...heap,
    fileURLToPath(script),
  ]
  return spawn(command, args, {
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    signal: signal ? AbortSignal.any([late, signal]) : late,
    killSignal: 'SIGKILL',
  }).on('error', () => undefined)
}

/**
 * Waits for its turn, then reads a file in a process that is killed when it takes too much time or memory or when `signal` aborts; `tell` gets
 * every message of the script. Not a thread: a thread out of memory takes the whole server along. Rejects when `signal`
 * aborts and when the bytes cannot be had.
 */
export async function readInProcess(
  reading: ReadingTask,
  onMessage: (message: unknown) => void,
): Promise<ReadingOutcome> {
  const { turn, bounds, signal } = reading
  if (turn === null) return await readNow(reading, onMessage)
  const task = { ...turn.reader, weight: bounds.memory_mb }
  return await turn.readers.run(task, () => readNow(reading, onMessage), signal)
}

async function readNow(reading: ReadingTask, onMessage: (message: unknown) => void): Promise<ReadingOutcome> {
  const { request, bytes, bounds, signal } = reading
  const late = AbortSignal.timeout(bounds.time_ms)
  const child = start(reading, late)
  const kill = () => child.kill('SIGKILL')
  if (reading.background && child.pid !== undefined) yieldToServer(child.pid)
  const memory = watchMemory({ pid: child.pid ?? 0, kill }, bounds.memory_mb)
  const source = bytes instanceof Readable ? bytes : Readable.from([bytes])
  let lost: unknown
  source.once('error', (error) => {
    lost = error
    kill()
  })
  child.on('message', onMessage).send({ request }, () => undefined)
  // The process may end before it has read its input; its exit says why.
  if (child.stdin) void pipeline(source, child.stdin).catch(() => undefined)
  const { promise: closed, resolve } = Promise.withResolvers<[code: number | null, endedBy: string | null]>()
  child.once('close', (...how) => resolve(how))
  const [code, endedBy] = await closed
  memory.end()
  signal?.throwIfAborted()
  if (lost !== undefined) throw lost
  if (late.aborted) return 'too_slow'
  // out of its heap, V8 aborts
  if (memory.passed() || endedBy === 'SIGABRT') return 'too_large'
  return code === 0 ? 'done' : 'ended'
}
