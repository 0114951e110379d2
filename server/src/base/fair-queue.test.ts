import { Problem } from '@alta/contract/problems'
import { describe, expect, it } from 'vitest'
import { type FairTask, openFairQueue, type Release } from './fair-queue.ts'

type Options = Parameters<typeof openFairQueue>[0]

/** A queue that records who began, in order. Names are organisation, person and number: `ax1`. */
function opened(options: Options) {
  const queue = openFairQueue(options)
  const began: string[] = []
  const releases = new Map<string, Release>()
  const ask = async (name: string, weight = 1, signal?: AbortSignal): Promise<void> => {
    const task: FairTask = { organisation_id: name.charAt(0), caller_id: name.charAt(1), weight }
    releases.set(name, await queue.take(task, signal))
    began.push(name)
  }
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    began,
    settled,
    ask,
    /** Asks for all of them without waiting for their turn. */
    line: async (...names: readonly string[]) => {
      for (const name of names) void ask(name)
      await settled()
    },
    end: async (...names: readonly string[]) => {
      for (const name of names) releases.get(name)?.()
      await settled()
    },
    /** Ends the running tasks one by one until none is left. */
    endAll: async () => {
      for (let at = 0; at < began.length; at += 1) {
        releases.get(began[at] ?? '')?.()
        await settled()
      }
    },
  }
}

const problemOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'begun',
    (error: unknown) => (error instanceof Problem ? `${error.code} ${error.retry_after}` : String(error)),
  )

describe('a fair queue', () => {
  it('serves organisations in turn, and within each organisation its callers', async () => {
    const { line, endAll, began } = opened({ capacity: 1 })
    await line('ax0', 'ax1', 'ax2', 'ax3', 'ay1', 'ay2', 'bx1', 'bx2', 'cx1')
    await endAll()
    expect(began).toEqual(['ax0', 'bx1', 'cx1', 'ay1', 'bx2', 'ax1', 'ay2', 'ax2', 'ax3'])
  })

  it('serves a new organisation next, not after a long queue', async () => {
    const { line, end, began } = opened({ capacity: 1 })
    await line(...Array.from({ length: 100 }, (_, at) => `ax${at}`))
    await end('ax0')
    await line('bx0')
    await end('ax1')
    expect(began).toEqual(['ax0', 'ax1', 'bx0'])
  })

  it('gives an organisation that keeps returning no more than those that wait', async () => {
    const { line, end, began } = opened({ capacity: 1 })
    await line('ax0', 'ax1', 'bx0', 'cx0')
    await end('ax0')
    await line('bx1')
    await end('bx0')
    await line('bx2', 'cx1')
    await end('cx0')
    expect(began).toEqual(['ax0', 'bx0', 'cx0', 'ax1'])
  })

  it('never gives all of its capacity to one organisation', async () => {
    for (const [capacity, most] of [
      [2, 1],
      [3, 2],
      [8, 6],
    ] as const) {
      const { line, began } = opened({ capacity })
      await line(...Array.from({ length: 20 }, (_, at) => `a${at % 5}${at}`))
      expect(began).toHaveLength(most)
      await line('bx0')
      expect(began.at(-1)).toBe('bx0')
    }
  })

  it('can be configured to let one organisation have all slots', async () => {
    const { line, began } = opened({ capacity: 3, organisation_max: 3 })
    await line('ax0', 'ax1', 'ax2', 'ax3')
    expect(began).toEqual(['ax0', 'ax1', 'ax2'])
  })

  it('gives one organisation the only slot there is', async () => {
    const { line, began } = opened({ capacity: 1 })
    await line('ax0', 'ax1')
    expect(began).toEqual(['ax0'])
  })

  it('never runs more than its capacity, by weight', async () => {
    const { ask, end, settled, began } = opened({ capacity: 10 })
    for (const [name, weight] of [
      ['ax1', 4],
      ['bx1', 4],
      ['cx1', 4],
    ] as const)
      void ask(name, weight)
    await settled()
    expect(began).toEqual(['ax1', 'bx1'])
    await end('ax1')
    expect(began).toEqual(['ax1', 'bx1', 'cx1'])
  })

  it('does not let light tasks overtake a heavy one for ever', async () => {
    const { ask, line, end, settled, began } = opened({ capacity: 4 })
    await line('ax0', 'bx0')
    void ask('cx0', 4)
    await settled()
    await line('ax1', 'bx1')
    await end('ax0')
    await line('dx0')
    await end('bx0')
    // dx0 may go first because its organisation took nothing yet. The later ones wait for the heavy task.
    await end('ax1', 'bx1', 'dx0')
    expect(began).toContain('cx0')
    await line('ax2')
    expect(began).not.toContain('ax2')
    await end('cx0')
    expect(began).toContain('ax2')
  })

  it('runs a task heavier than its organisation’s share when that organisation runs nothing else', async () => {
    const { ask, line, end, settled, began } = opened({ capacity: 4 })
    void ask('ax0', 1)
    void ask('ax1', 100)
    await line('bx0')
    expect(began).toEqual(['ax0', 'bx0'])
    await end('ax0', 'bx0')
    await settled()
    expect(began).toEqual(['ax0', 'bx0', 'ax1'])
  })

  it('runs no more tasks of one caller at once than configured', async () => {
    const { line, end, began } = opened({ capacity: 10, running_max_per_caller: 1 })
    await line('ax0', 'ax1', 'ay0', 'bx0')
    expect(began).toEqual(['ax0', 'ay0', 'bx0'])
    await end('ax0')
    expect(began).toEqual(['ax0', 'ay0', 'bx0', 'ax1'])
  })

  it('removes a cancelled task at once, while it waits or before', async () => {
    const waiting: number[] = []
    let now = 0
    const { ask, end, line, settled, began } = opened({ capacity: 1, watch: (change) => waiting.push((now += change)) })
    await line('ax0')
    const cancellation = new AbortController()
    const left = problemOf(ask('ax1', 1, cancellation.signal))
    await line('ax2')
    cancellation.abort(new Error('gone'))
    expect(await left).toBe('Error: gone')
    expect(await problemOf(ask('ax3', 1, AbortSignal.abort(new Error('gone before'))))).toBe('Error: gone before')
    await end('ax0')
    await settled()
    expect(began).toEqual(['ax0', 'ax2'])
    expect(waiting).toEqual([1, 2, 1, 0])
  })

  it('keeps its capacity when a heavy task at its head is cancelled', async () => {
    const { ask, line, settled, began } = opened({ capacity: 4 })
    await line('ax0')
    const cancellation = new AbortController()
    const left = problemOf(ask('bx0', 4, cancellation.signal))
    await line('cx0')
    expect(began).toEqual(['ax0'])
    cancellation.abort()
    await left
    await settled()
    expect(began).toEqual(['ax0', 'cx0'])
  })

  it('refuses a caller with too many waiting tasks, and everybody when too many wait in all', async () => {
    const { ask, line, end, began } = opened({ capacity: 1, waiting_max: 3, waiting_max_per_caller: 2, retry_after: 7 })
    await line('ax0', 'ax1', 'ax2')
    expect(await problemOf(ask('ax3'))).toBe('rate-limited 7')
    await line('bx0')
    expect(await problemOf(ask('cx0'))).toBe('engine-unavailable 7')
    await end('ax0')
    await line('cx1')
    expect(began).toEqual(['ax0', 'bx0'])
  })

  it('counts the release of a slot only once', async () => {
    const { line, end, began } = opened({ capacity: 1 })
    await line('ax0', 'ax1', 'ax2')
    await end('ax0', 'ax0', 'ax0')
    expect(began).toEqual(['ax0', 'ax1'])
  })

  it('frees the slot when the task fails', async () => {
    const queue = openFairQueue({ capacity: 1 })
    const task = { organisation_id: 'a', caller_id: 'x' }
    expect(await problemOf(queue.run(task, () => Promise.reject(new Error('broken'))))).toBe('Error: broken')
    expect(await queue.run(task, () => Promise.resolve('done'))).toBe('done')
  })
})
