import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'
import { type FairQueue, type FairTask, openFairQueue } from '../fair-queue.ts'

/** The bounds of the reading of one file. Memory is counted by the system, with buffers and the program itself. */
export interface ReadingBounds {
  readonly time_ms: number
  readonly memory_mb: number
}

export interface ReadingTask {
  /** Runs in a process of its own; calls `runReadingScript` of reading-script.ts. */
  readonly script: URL
  /** Sent to the script besides the bytes. */
  readonly request: unknown
  readonly bytes: Uint8Array | Readable
  readonly bounds: ReadingBounds
  readonly signal?: AbortSignal
  /** Whether nobody waits for it at once: it then runs with low priority. */
  readonly background?: boolean
  /** On whose behalf the file is read; null where nobody else reads, as on the command line. */
  readonly turn: ReadingTurn | null
}

/** The memory in megabytes that the server has for readers of this kind of file, and who uses it. */
export interface ReadingTurn {
  readonly readers: FairQueue
  readonly reader: Pick<FairTask, 'organisation_id' | 'caller_id'>
}

/** Courses and documents have memory of their own: a person waits for a course, and documents take longer as jobs. */
export interface Readers {
  readonly courses: FairQueue
  readonly documents: FairQueue
}

/** The bounds of recognising some pages, or one picture. */
export const picture_bounds: ReadingBounds = { time_ms: 180_000, memory_mb: 448 }

/** The memory for one course; the documents have the rest. */
export const course_mb = 256

export function openReaders({ ALTA_READER_MEMORY_MB: all }: Config): Readers {
  const courses = Math.max(course_mb, Math.floor(all / 3))
  return {
    courses: openFairQueue({ capacity: courses, waiting_max: 1_000 }),
    documents: openFairQueue({ capacity: all - courses, waiting_max: 1_000 }),
  }
}

/** `ended`: the process was killed or failed in a way that the file did not cause. */
export type ReadingOutcome = 'done' | 'too_slow' | 'too_large' | 'ended'

const look_every = 50

/** The megabytes that a process holds now; 0 where the system has no /proc. */
function residentMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Work for people who wait for an answer comes before a file that is read meanwhile. */
function yieldToServer(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // The process has ended already.
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

/** The program itself and its libraries: not the data folder, nor the system's information on other processes. */
const readable = ['package.json', 'server/package.json', 'server/src', 'contract', 'clinical', 'node_modules']

/** Runs a program in a network namespace without connections; Node 24 itself has no permission for networks. */
const alone = ['unshare', '--map-root-user', '--net', '--'] as const

let alone_begins: boolean | undefined

/**
 * Whether the system allows `alone`: Linux where users may make namespaces, so not every container. It is tried once.
 */
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
  // The process may end before it has read its input; its exit code states why.
  if (child.stdin) void pipeline(source, child.stdin).catch(() => undefined)
  const { promise: closed, resolve } = Promise.withResolvers<[code: number | null, endedBy: string | null]>()
  child.once('close', (...how) => resolve(how))
  const [code, endedBy] = await closed
  memory.end()
  signal?.throwIfAborted()
  if (lost !== undefined) throw lost
  if (late.aborted) return 'too_slow'
  // V8 aborts when its heap is full.
  if (memory.passed() || endedBy === 'SIGABRT') return 'too_large'
  return code === 0 ? 'done' : 'ended'
}
