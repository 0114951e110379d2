import pg from 'pg'
import type { Logger } from 'pino'
import type { OpenDatabase } from './database.ts'

const slowest_reconnect = 10_000
/** A silent break (a firewall that forgot the connection) is found by asking. */
const heartbeat = 10_000

interface SharedListener {
  readonly listen: OpenDatabase['listen']
  close(): Promise<void>
}

const quoted = (channel: string): string => `"${channel.replaceAll('"', '""')}"`

/** One connection that hears every channel anyone in this process listens to, and comes back when it breaks. */
export const sharedListener = (url: string, log: Logger): SharedListener => {
  const channels = new Map<string, Set<(payload: string) => void>>()
  let client: pg.Client | undefined
  let connecting: Promise<pg.Client> | undefined
  let attempts = 0
  let closed = false
  let timer: NodeJS.Timeout | undefined

  const tell = (channel: string, payload: string): void =>
    channels.get(channel)?.forEach((listener) => listener(payload))

  const lose = (lost: pg.Client, error: unknown): void => {
    if (lost !== client || closed) return
    client = undefined
    connecting = undefined
    lost.end().catch(() => {})
    attempts += 1
    log.warn({ err: error, attempts }, 'the listening database connection broke')
    const pause = Math.min(250 * 2 ** attempts, slowest_reconnect)
    timer = setTimeout(() => void connect().catch(() => {}), pause)
  }
  const beat = (of: pg.Client): void => {
    if (of !== client || closed) return
    timer = setTimeout(() => {
      const late = setTimeout(() => lose(of, new Error('no answer')), heartbeat)
      of.query('select 1')
        .then(() => beat(of))
        .catch((error: unknown) => lose(of, error))
        .finally(() => clearTimeout(late))
    }, heartbeat)
  }
  const open = async (): Promise<pg.Client> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 })
    client = next
    next.on('error', (error) => lose(next, error))
    next.on('end', () => lose(next, new Error('ended')))
    next.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''))
    try {
      await next.connect()
      for (const channel of channels.keys()) await next.query(`listen ${quoted(channel)}`)
    } catch (error) {
      lose(next, error)
      throw error
    }
    if (attempts > 0) for (const channel of channels.keys()) tell(channel, '')
    attempts = 0
    beat(next)
    return next
  }
  const connect = (): Promise<pg.Client> => (connecting ??= open())

  return {
    listen: async (channel, onPayload) => {
      const listeners = channels.get(channel) ?? new Set()
      const isNew = !channels.has(channel)
      channels.set(channel, listeners.add(onPayload))
      // Two in a row may both ask: a repeated LISTEN does nothing.
      if (isNew) await (await connect()).query(`listen ${quoted(channel)}`)
      return async () => {
        listeners.delete(onPayload)
      }
    },
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
