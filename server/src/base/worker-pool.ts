import { Worker } from 'node:worker_threads'
import { Problem } from '@alta/contract/problems'
import { type WorkerLike, startWorkerProcess } from './worker-process.ts'
import { type FairQueue, type FairTask, openFairQueue } from './fair-queue.ts'

/** The bounds of one task of a kind, and the number that may run. */
export interface WorkerBounds {
  readonly time_ms: number
  readonly memory_mb: number
  /** Where it is 1, the thread may cache from task to task what it made of a text. */
  readonly at_once: number
}

interface WorkerKind extends WorkerBounds {
  /** Takes one message at a time and answers it with one. */
  readonly script: URL
  /** People wait for requests. Jobs are bounded in number by their queue, and leave a thread free for requests. */
  readonly asked_by: 'requests' | 'jobs'
}

export interface WorkerTask {
  readonly message: unknown
  readonly turn: FairTask
  /** Aborts when the answer is no longer wanted: then the thread is ended. */
  readonly signal?: AbortSignal
  /** A process was lost while the task ran: this time the task gets a process of its own, and can only end that one. */
  readonly is_suspect?: boolean
  /** The buffers of the message that are transferred instead of copied. */
  readonly transfer?: readonly ArrayBuffer[]
}

/** The functions of one kind of work for its callers. */
export type TaskOptions = Omit<WorkerTask, 'message' | 'transfer'>

interface Workers {
  /**
   * The thread's answer. Throws `took-too-long` when it took too much time or memory, `rate-limited` or `engine-
   * unavailable` when too many tasks wait already or one has waited too long, and any other error when the thread
   * failed or `signal` aborted. After any failure the thread is ended, and only this task fails.
   */
  readonly run: (task: WorkerTask) => Promise<unknown>
  /** Starts a thread before it is needed, where there is none. */
  readonly warm: () => void
}

/** The threads of one kind of work. */
export type WorkersOf = (kind: WorkerKind) => Workers

/** Of all kinds together. */
export interface ThreadCounts {
  readonly working: number
  /** Threads that cache what they know for the next task. */
  readonly idle: number
  readonly waiting: number
}

interface PoolBounds {
  /** The threads of all kinds that work at the same time. */
  readonly threads: number
  /** The requests of one kind that may wait, in all and of one caller; one more is refused. */
  readonly waiting_max: number
  readonly waiting_max_per_caller: number
  readonly waiting_ms: number
  readonly rest?: IdleTimes
}

/**
 * Memory for the young generation of a thread's heap, in megabytes. V8 would take four times as much and give none of
 * it back; with this a long course takes a tenth more time, and 110 MB less.
 */
const young_mb = 48

/** A thread that had nothing to do for this long is ended. */
interface IdleTimes {
  readonly ms: number
  /**
   * The only thread of its kind, which holds a hundred megabytes of word lists and takes half a second to start again.
   */
  readonly last_ms: number
}
const usual: IdleTimes = { ms: 60_000, last_ms: 5 * 60_000 }

/** One answer of a thread; the thread itself is not ended here. */
async function answerOf(
  worker: WorkerLike,
  { message, transfer, signal }: WorkerTask,
  time_ms: number,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const cancelled = () => reject(signal?.reason)
  const failed = (error: Error & { code?: string }) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Problem('took-too-long') : error)
  const ended = (code: number) => reject(new Error(`The thread ended with ${code}.`))
  const timer = setTimeout(() => reject(new Problem('took-too-long')), time_ms)
  worker.once('message', resolve).once('messageerror', reject).once('error', failed).once('exit', ended)
  signal?.addEventListener('abort', cancelled)
  try {
    signal?.throwIfAborted()
    worker.postMessage(message, [...(transfer ?? [])])
    return await promise
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancelled)
    worker.off('message', resolve).off('messageerror', reject).off('error', failed).off('exit', ended)
  }
}

interface Idle {
  readonly worker: Worker
  end: NodeJS.Timeout
}

/** The idle threads of one kind. They do not keep a stopping server alive. */
function threadsOf({ script, memory_mb }: WorkerKind, { ms, last_ms }: IdleTimes) {
  const idle: Idle[] = []
  /** The threads that work or rest, without those that are being ended. */
  const threads = new Set<Worker>()
  const forget = (worker: Worker) => {
    const index = idle.findIndex((each) => each.worker === worker)
    if (index >= 0) clearTimeout(idle.splice(index, 1)[0]?.end)
  }
  const start = () => {
    const worker = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: memory_mb, maxYoungGenerationSizeMb: young_mb },
    })
    threads.add(worker)
    const gone = () => {
      threads.delete(worker)
      forget(worker)
    }
    return worker.on('error', () => undefined).once('exit', gone)
  }
  const put = (worker: Worker) => {
    worker.unref()
    const end = () => {
      threads.delete(worker)
      forget(worker)
      void worker.terminate()
    }
    // The last thread rests for longer, if it still is the last by then.
    const others = () => {
      if (idle.length > 1) end()
      else entry.end = setTimeout(end, last_ms - ms).unref()
    }
    const entry: Idle = { worker, end: setTimeout(others, ms).unref() }
    idle.push(entry)
  }
  const take = () => {
    const worker = idle.at(-1)?.worker ?? start()
    forget(worker)
    worker.ref()
    return worker
  }
  return { take, put, warm: () => void (threads.size === 0 && put(start())), idle: () => idle.length }
}

/** Milliseconds beyond the time for the work: a process has to load its program first. */
const process_ms = 30_000

async function aloneIn({ script, memory_mb, time_ms }: WorkerKind, task: WorkerTask): Promise<unknown> {
  const worker = startWorkerProcess(script, { maxOldGenerationSizeMb: memory_mb })
  try {
    return await answerOf(worker, task, time_ms + process_ms)
  } finally {
    await worker.terminate()
  }
}

type QueuedTask = Pick<WorkerTask, 'turn' | 'signal'>

/**
 * Takes a place in each of the queues, one after the other, so that a task that holds a place of its kind may wait for
 * a thread.
 */
async function placesIn(queues: readonly FairQueue[], { turn, signal }: QueuedTask): Promise<() => void> {
  const releases: (() => void)[] = []
  const release = () => releases.forEach((each) => each())
  try {
    for (const queue of queues) releases.push(await queue.take(turn, signal))
  } catch (error) {
    release()
    throw error
  }
  return release
}

/** The same for a caller who waits for the answer. */
async function placesWithin(milliseconds: number, queues: readonly FairQueue[], { turn, signal }: QueuedTask) {
  const late = AbortSignal.timeout(milliseconds)
  try {
    return await placesIn(queues, { turn, signal: signal ? AbortSignal.any([signal, late]) : late })
  } catch (error) {
    signal?.throwIfAborted()
    throw late.aborted ? new Problem('engine-unavailable', { retry_after: 5 }) : error
  }
}

/**
 * The one pool of threads: whatever renders, parses or checks text of people or models runs here, so that neither a
 * long text nor a hostile one holds up the server. There is one exception to the limit of memory: a single huge
 * allocation passes V8's limit for threads and ends the process; limits on the length of texts prevent it.
 */
export function openWorkerPool({
  threads,
  waiting_ms,
  rest = usual,
  ...bounds
}: PoolBounds): WorkersOf & { readonly counts: () => ThreadCounts } {
  const anyThread = openFairQueue({ capacity: threads })
  const jobThread = openFairQueue({ capacity: Math.max(1, threads - 1) })
  const kinds: { readonly idle: () => number; readonly queue: FairQueue }[] = []

  const workersOf: WorkersOf = (kind) => {
    const { take, put, warm, idle } = threadsOf(kind, rest)
    const isJob = kind.asked_by === 'jobs'
    const ownThread = openFairQueue({ capacity: kind.at_once, ...(!isJob && bounds) })
    kinds.push({ idle, queue: ownThread })
    const queues = [ownThread, ...(isJob ? [jobThread] : []), anyThread]
    const run: Workers['run'] = async (task) => {
      const release = await (isJob ? placesIn(queues, task) : placesWithin(waiting_ms, queues, task))
      if (task.is_suspect === true) return await aloneIn(kind, task).finally(release)
      const worker = take()
      try {
        const answer = await answerOf(worker, task, kind.time_ms)
        put(worker)
        return answer
      } catch (error) {
        await worker.terminate()
        throw error
      } finally {
        release()
      }
    }
    return { run, warm }
  }
  const counts = (): ThreadCounts => {
    const working = anyThread.counts().running
    const total = kinds.reduce((sum, { queue }) => sum + queue.counts().running + queue.counts().waiting, 0)
    return { working, idle: kinds.reduce((sum, { idle }) => sum + idle(), 0), waiting: total - working }
  }
  return Object.assign(workersOf, { counts })
}
