import { Problem } from '@alta/contract/problems'

/** Something that waits for a part of the capacity, and on whose behalf. */
export interface FairTask {
  readonly organisation_id: string
  /** Person or credential within the organisation. */
  readonly caller_id: string
  /** Part of the capacity that it takes, in the same unit; 1 when left out, the whole capacity at most. */
  readonly weight?: number
}

/** Gives the part of the capacity back. A second call does nothing. */
export type Release = () => void

export interface FairQueue {
  /**
   * Resolves when it is the task's turn. Rejects at once with the signal's reason when it aborts, with `rate-limited`
   * when the caller has too many that wait and with `engine-unavailable` when too many wait in all.
   */
  readonly take: (task: FairTask, signal?: AbortSignal) => Promise<Release>
  /** Runs the work when it is the task's turn, and gives the capacity back at its end. */
  readonly run: <T>(task: FairTask, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>
  /** The number of tasks that hold a part of the capacity, and of those that wait. */
  readonly counts: () => { readonly running: number; readonly waiting: number }
}

interface FairQueueOptions {
  /** The capacity, in the unit of the tasks' weights: slots or megabytes. */
  readonly capacity: number
  /**
   * The most that the tasks of one organisation hold together; a single task may hold more. Three quarters when left
   * out.
   */
  readonly organisation_max?: number
  /** Tasks of one caller that run at once. No bound when left out. */
  readonly running_max_per_caller?: number
  /** Tasks that wait, in all and of one caller. No bound when left out. */
  readonly waiting_max?: number
  readonly waiting_max_per_caller?: number
  /** Seconds after which a refused caller may try again. */
  readonly retry_after?: number
  /** Called when a task begins or ends to wait. */
  readonly watch?: (change: 1 | -1) => void
}

interface WaitingTask {
  readonly organisation: OrganisationQueue
  readonly person: CallerQueue
  readonly weight: number
  /** Called when it is its turn. */
  readonly begin: () => void
}

/** `start` is the virtual time at which the next task begins: the organisation that took less comes first. */
interface CallerQueue {
  readonly waiting: WaitingTask[]
  start: number
  running: number
}

interface OrganisationQueue {
  readonly people: Map<string, CallerQueue>
  start: number
  inUse: number
  /** The virtual time within the organisation: the start of its task that was served last. */
  now: number
}

const isWaiting = ({ waiting }: CallerQueue): boolean => waiting.length > 0

function earliest<T extends { readonly start: number }>(all: readonly T[]): T | undefined {
  return all.reduce<T | undefined>((first, each) => (first && first.start <= each.start ? first : each), undefined)
}

function obtain<T>(all: Map<string, T>, key: string, make: () => T): T {
  const known = all.get(key) ?? make()
  all.set(key, known)
  return known
}

/**
 * Forgets idle callers that took no more than the others; those that took more are remembered until the others have
 * caught up.
 */
function forget<T extends { readonly start: number }>(all: Map<string, T>, now: number, isIdle: (each: T) => boolean) {
  for (const [key, each] of all) if (isIdle(each) && each.start <= now) all.delete(key)
}

const hasWaiting = ({ people }: OrganisationQueue): boolean => [...people.values()].some(isWaiting)
const isIdle = (organisation: OrganisationQueue): boolean => organisation.inUse === 0 && !hasWaiting(organisation)

function tidy(organisations: Map<string, OrganisationQueue>, now: number): void {
  if ([...organisations.values()].every(isIdle)) organisations.clear()
  for (const { people, now: within } of organisations.values())
    forget(people, within, (person) => person.running === 0 && !isWaiting(person))
  forget(organisations, now, isIdle)
}

/**
 * The organisation and caller of a new task. A caller who did not wait begins at the present time: unused capacity is
 * not saved up.
 */
function flowsOf(
  organisations: Map<string, OrganisationQueue>,
  { organisation_id, caller_id, now }: FairTask & { readonly now: number },
) {
  const organisation = obtain(organisations, organisation_id, () => ({
    people: new Map<string, CallerQueue>(),
    start: now,
    inUse: 0,
    now: 0,
  }))
  if (!hasWaiting(organisation)) organisation.start = Math.max(organisation.start, now)
  const fresh = () => ({ waiting: [], start: organisation.now, running: 0 })
  const person = obtain(organisation.people, caller_id, fresh)
  if (!isWaiting(person)) person.start = Math.max(person.start, organisation.now)
  return { organisation, person }
}

interface Shares {
  readonly capacity: number
  readonly organisation_max: number
  /** Of one caller. */
  readonly running_max: number
}

/** The tasks of everybody and who is next: start-time fair queueing (Goyal, Vin and Cheng, 1996) in two levels. */
function openTurns({ capacity, organisation_max, running_max }: Shares) {
  const organisations = new Map<string, OrganisationQueue>()
  let [free, now] = [capacity, 0]

  const mayBegin = (person: CallerQueue): boolean => isWaiting(person) && person.running < running_max
  const headOf = ({ people }: OrganisationQueue): WaitingTask | undefined =>
    earliest([...people.values()].filter(mayBegin))?.waiting[0]
  const fitsShare = (organisation: OrganisationQueue): boolean => {
    const head = headOf(organisation)
    return head !== undefined && (organisation.inUse === 0 || organisation.inUse + head.weight <= organisation_max)
  }
  const begin = ({ organisation, person, weight, ...task }: WaitingTask): void => {
    person.waiting.shift()
    person.running += 1
    free -= weight
    organisation.inUse += weight
    now = Math.max(now, organisation.start)
    organisation.now = Math.max(organisation.now, person.start)
    organisation.start += weight
    person.start += weight
    task.begin()
  }
  /**
   * Begins the tasks that fit. When the next task does not fit, all wait for it, so that lighter tasks never pass a
   * heavy one for good.
   */
  const advance = (): void => {
    for (;;) {
      const next = earliest([...organisations.values()].filter(fitsShare))
      const head = next && headOf(next)
      if (!head || head.weight > free) break
      begin(head)
    }
    tidy(organisations, now)
  }
  return {
    advance,
    add: ({ organisation_id, caller_id, weight = 1 }: FairTask, starts: () => void): WaitingTask => {
      const { organisation, person } = flowsOf(organisations, { organisation_id, caller_id, now })
      const task = { organisation, person, weight: Math.min(weight, capacity), begin: starts }
      person.waiting.push(task)
      return task
    },
    leave: (task: WaitingTask): void => {
      task.person.waiting.splice(task.person.waiting.indexOf(task), 1)
      advance()
    },
    giveBack: ({ organisation, person, weight }: WaitingTask): void => {
      person.running -= 1
      free += weight
      organisation.inUse -= weight
      advance()
    },
  }
}

const runWith =
  (take: FairQueue['take']): FairQueue['run'] =>
  async (task, work, signal) => {
    const release = await take(task, signal)
    try {
      return await work()
    } finally {
      release()
    }
  }

/**
 * Shares a capacity among organisations and, within each, among its people. They are served in turns, so that a person
 * with a hundred tasks delays others only by the tasks that run, and one organisation never holds all of the capacity.
 * A task with a larger weight counts as more.
 */
export function openFairQueue(options: FairQueueOptions): FairQueue {
  const { capacity, waiting_max = Infinity, waiting_max_per_caller = Infinity, retry_after = 5, watch } = options
  const turns = openTurns({
    capacity,
    organisation_max: options.organisation_max ?? Math.max(1, Math.floor(capacity * 0.75)),
    running_max: options.running_max_per_caller ?? Infinity,
  })
  let [running, waiting] = [0, 0]
  const count = (change: 1 | -1): void => {
    waiting += change
    watch?.(change)
  }
  const refusal = ({ person }: WaitingTask): Problem | null => {
    if (person.waiting.length > waiting_max_per_caller) return new Problem('rate-limited', { retry_after })
    return waiting >= waiting_max ? new Problem('engine-unavailable', { retry_after }) : null
  }

  const take: FairQueue['take'] = async (request, signal) => {
    signal?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<undefined>()
    let [begun, counted] = [false, false]
    const task = turns.add(request, () => {
      begun = true
      signal?.removeEventListener('abort', leave)
      if (counted) count(-1)
      resolve(undefined)
    })
    function leave(): void {
      turns.leave(task)
      count(-1)
      reject(signal?.reason)
    }
    turns.advance()
    if (!begun) {
      const refused = refusal(task)
      if (refused) {
        turns.leave(task)
        throw refused
      }
      counted = true
      count(1)
      signal?.addEventListener('abort', leave, { once: true })
    }
    await promise
    running += 1
    let released = false
    return () => {
      if (!released) {
        running -= 1
        turns.giveBack(task)
      }
      released = true
    }
  }
  return { take, run: runWith(take), counts: () => ({ running, waiting }) }
}
