import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db, OpenDatabase, Trx } from './database.ts'
import { sealedValue } from './content/deferred-values.ts'
import type { Metrics } from './metrics/metrics.ts'

const channel = 'alta_events'
/** Rows that a follower reads at once while it catches up. */
const batch = 200
/** Milliseconds after which a follower looks by itself: an event is this late when its notification was lost. */
const look_again_milliseconds = 15_000
const keep_days = 30
const clean_every = 60 * 60_000

interface EventTopic {
  readonly organisation_id: string
  readonly topic: string
}

/** Which topic to follow, from which event on, and until when. */
export interface EventSubscription {
  /** The last event that the listener has received: `Last-Event-ID`. */
  readonly after: number
  readonly signal: AbortSignal
}

export interface Event {
  /** 1, 2, 3 … within the topic; what `Last-Event-ID` brings back. */
  readonly id: number
  readonly event: string
  readonly data: unknown
}

export interface Events {
  /** Written in the caller's transaction. One topic per transaction: its writers wait for one another. */
  publish(trx: Trx, event: EventTopic & Omit<Event, 'id'>): Promise<void>
  /** Publishes several events of a topic, numbered in their order, in one statement. */
  publishAll(trx: Trx, topic: EventTopic, events: readonly Omit<Event, 'id'>[]): Promise<void>
  /**
   * Yields every event of the topic after `after` (0: from the beginning), then those to come, each once and in order.
   * Ends when `signal` aborts or the server stops.
   */
  follow(of: EventTopic & { readonly after: number; readonly signal: AbortSignal }): AsyncIterable<Event>
  /** Ends every follower. */
  stop(): Promise<void>
}

const keyOf = ({ organisation_id, topic }: EventTopic): string => `${organisation_id}/${topic}`

/** The topic's counter row is locked until the commit, so numbers become visible in their order: none is skipped. */
const publishAll: Events['publishAll'] = async (trx, { organisation_id, topic }, events) => {
  const count = events.length
  if (count === 0) return
  const rows = events.map(({ event, data }, index) => {
    const sealed = sealedValue(['events', 'data'], [organisation_id, topic], JSON.stringify(data))
    return sql`(${sql.lit(index + 1)}, ${event}, ${sealed}::jsonb)`
  })
  await sql`
    with next as (
      insert into event_topics (organisation_id, topic, last_seq) values (${organisation_id}, ${topic}, ${sql.lit(count)})
      on conflict (organisation_id, topic)
        do update set last_seq = event_topics.last_seq + ${sql.lit(count)}, updated_at = now()
      returning last_seq
    ), written as (
      insert into events (organisation_id, topic, seq, event, data)
      select ${organisation_id}, ${topic}, last_seq - ${sql.lit(count)} + place, event, data
      from next, (values ${sql.join(rows)}) as added (place, event, data)
    )
    select pg_notify(${channel}, ${keyOf({ organisation_id, topic })})`.execute(trx)
}

const publish: Events['publish'] = async (trx, { organisation_id, topic, ...event }) =>
  await publishAll(trx, { organisation_id, topic }, [event])

const readAfter = ({ db }: OpenDatabase, { organisation_id, topic }: EventTopic, after: number) =>
  db
    .selectFrom('events')
    .select(['seq as id', 'event', 'data'])
    .where('organisation_id', '=', organisation_id)
    .where('topic', '=', topic)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(batch)
    .execute()

/** A signal that remembers a call that came while nobody was waiting. */
const wakeSignal = () => {
  let rung = Promise.withResolvers<void>()
  const wait = async (milliseconds: number): Promise<void> => {
    const timer = setTimeout(() => rung.resolve(), milliseconds)
    await rung.promise
    clearTimeout(timer)
    rung = Promise.withResolvers<void>()
  }
  return { ring: () => rung.resolve(), wait }
}
type WakeSignal = ReturnType<typeof wakeSignal>

/** The number of the topic's newest event that is still stored; 0 when there is none. */
export async function lastStoredEvent(db: Db, { organisation_id, topic }: EventTopic): Promise<number> {
  const { last } = await db
    .selectFrom('events')
    .select((eb) => eb.fn.max('seq').as('last'))
    .where('organisation_id', '=', organisation_id)
    .where('topic', '=', topic)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/** Deletes the events of a run that is repeated, so that followers see only the new run. Numbers are not reused. */
export async function deleteEvents(db: Db, { organisation_id, topic }: EventTopic): Promise<void> {
  await db.deleteFrom('events').where('organisation_id', '=', organisation_id).where('topic', '=', topic).execute()
}

/** Deletes events older than `keep_days`, which no listener will ask for any more. */
export const deleteOldEvents = async ({ db }: OpenDatabase): Promise<void> => {
  const before = sql<Date>`now() - make_interval(days => ${sql.lit(keep_days)})`
  await db.deleteFrom('events').where('created_at', '<', before).execute()
}

export const openEvents = async (database: OpenDatabase, log: Logger, metrics: Metrics): Promise<Events> => {
  const followers = new Map<string, Set<WakeSignal>>()
  const stopping = new AbortController()
  const ringAll = (bells: Iterable<WakeSignal> = []): void => [...bells].forEach(({ ring }) => ring())
  const everyone = (): WakeSignal[] => [...followers.values()].flatMap((bells) => [...bells])

  const unlisten = await database.listen(channel, (key) => ringAll(key === '' ? everyone() : followers.get(key)))
  const cleaning = setInterval(() => {
    deleteOldEvents(database).catch((error: unknown) => log.error({ err: error }, 'old events could not be deleted'))
  }, clean_every).unref()

  const enter = (key: string): { waiting: WakeSignal; leave: () => void } => {
    const waiting = wakeSignal()
    const bells = followers.get(key) ?? new Set()
    followers.set(key, bells.add(waiting))
    metrics.followers.inc()
    const leave = (): void => {
      bells.delete(waiting)
      if (bells.size === 0 && followers.get(key) === bells) followers.delete(key)
      metrics.followers.dec()
    }
    return { waiting, leave }
  }

  async function* follow({ after, signal, ...topic }: Parameters<Events['follow']>[0]): AsyncGenerator<Event> {
    const ended = AbortSignal.any([signal, stopping.signal])
    const { waiting, leave } = enter(keyOf(topic))
    ended.addEventListener('abort', waiting.ring)
    try {
      let last = after
      while (!ended.aborted) {
        const rows = await readAfter(database, topic, last)
        for (const row of rows) {
          if (ended.aborted) return
          last = row.id
          yield row
        }
        if (rows.length < batch && !ended.aborted) await waiting.wait(look_again_milliseconds)
      }
    } finally {
      ended.removeEventListener('abort', waiting.ring)
      leave()
    }
  }

  return {
    publish,
    publishAll,
    follow,
    stop: async () => {
      stopping.abort()
      clearInterval(cleaning)
      await unlisten()
    },
  }
}
