import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import type { OpenDatabase } from '../database.ts'
import { tokenHash } from '../secrets/tokens.ts'

/**
 * Counts the requests of each caller per minute. Every process counts the requests it answers, and tells the others
 * every second about the callers with many of them, so that all processes together keep the limit except within that
 * second. No count waits for the database, and callers with few requests are not mentioned to anybody.
 */

const window_ms = 60_000
const tell_every_ms = 1_000
/** Requests in one minute from which on the other processes are told about a caller. */
const often = 30
/** Callers that are counted; the one that was not seen for the longest time is forgotten. */
const most_callers = 10_000
/** PostgreSQL takes messages of less than 8,000 bytes. */
const most_in_a_message = 200
const channel = 'alta_rates'

interface RequestCount {
  began: number
  /** Requests that this process answered and has not told the others about. */
  own: number
  unpublished: number
  others: number
}

export interface RequestRates {
  /** Counts one more request of `caller`; answers how many there were and the milliseconds until the count begins anew. */
  readonly count: (caller: string) => { readonly requests: number; readonly rest_ms: number }
  readonly close: () => Promise<void>
}

const message = z.object({ from: z.string(), counts: z.array(z.tuple([z.string(), z.int()])) })

function readMessage(payload: string): z.output<typeof message> | undefined {
  try {
    return message.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}

/** Identifies the caller by a hash that all processes share, without a name or an address. */
const nameOf = (caller: string): string => tokenHash(caller).slice(0, 22)

/** `elapsed_ms`: a clock that only goes forward, whatever becomes of the time of day. */
export function openRequestRates(
  { database, log }: { readonly database: OpenDatabase; readonly log: Logger },
  elapsed_ms: () => number = () => performance.now(),
): RequestRates {
  const counts = new LRUCache<string, RequestCount>({ max: most_callers })
  const from = randomUUID()
  const isShared = database.engine === 'postgresql'
  let telling: NodeJS.Timeout | undefined
  let listening: Promise<() => Promise<void>> | undefined

  const countOf = (name: string): RequestCount => {
    const now = elapsed_ms()
    const before = counts.get(name)
    const count = before && now - before.began < window_ms ? before : { began: now, own: 0, unpublished: 0, others: 0 }
    counts.set(name, count)
    return count
  }
  const hear = (payload: string): void => {
    const message = readMessage(payload)
    if (!message || message.from === from) return
    for (const [name, requests] of message.counts) countOf(name).others += requests
  }
  const publishCounts = async (): Promise<void> => {
    telling = undefined
    const news = [...counts].filter(([, { own, others, unpublished }]) => unpublished > 0 && own + others >= often)
    for (let first = 0; first < news.length; first += most_in_a_message) {
      const part = news.slice(first, first + most_in_a_message)
      const counts = part.map(([name, count]): [string, number] => [name, count.unpublished])
      for (const [, count] of part) count.unpublished = 0
      const payload = JSON.stringify({ from, counts } satisfies z.output<typeof message>)
      await database.statements.execute('select pg_notify($1, $2)', [channel, payload])
    }
  }
  if (isShared) {
    listening = database.listen(channel, hear)
    listening.catch((error: unknown) => log.error({ err: error }, 'other processes’ requests are not counted'))
  }
  return {
    count: (caller) => {
      const count = countOf(nameOf(caller))
      count.own += 1
      count.unpublished += 1
      const requests = count.own + count.others
      if (isShared && requests >= often)
        // While the database is unavailable each process counts alone.
        telling ??= setTimeout(() => void publishCounts().catch(() => undefined), tell_every_ms).unref()
      return { requests, rest_ms: count.began + window_ms - elapsed_ms() }
    },
    close: async () => {
      clearTimeout(telling)
      await (
        await listening?.catch(() => undefined)
      )?.()
    },
  }
}

/** Who counts as one caller, and how many requests a minute are allowed. */
type Limit = (request: FastifyRequest) => { readonly caller: string; readonly most: number }

/**
 * Refuses requests beyond the limit, on every route of `app` that is added after this call, once the caller is
 * identified.
 */
export function limitRequests(app: FastifyInstance, limit: Limit): void {
  const { rates } = app.context
  const refuseMore = async (request: FastifyRequest): Promise<void> => {
    const { caller, most } = limit(request)
    const { requests, rest_ms } = rates.count(caller)
    if (requests > most) throw new Problem('rate-limited', { retry_after: rest_ms / 1000 })
  }
  app.addHook('onRoute', (route) => {
    const before = route.onRequest ?? []
    route.onRequest = [...(Array.isArray(before) ? before : [before]), refuseMore]
  })
}
