import pg from 'pg'
import type { Logger } from 'pino'
import type { OpenDatabase } from '../../database.ts'

const slowest_reconnect = 10_000
/** The connection is asked regularly, because a silent break (a firewall that forgot it) is not reported. */
const heartbeat = 10_000

interface SharedListener {
  readonly listen: OpenDatabase['listen']
  close(): Promise<void>
}

interface Hearing {
  readonly onPayload: (channel: string, payload: string) => void
  /** Called once, whatever broke the connection and however often the break is reported. */
  readonly onLost: (error: unknown) => void
}

const quoted = (channel: string): string => `"${channel.replaceAll('"', '""')}"`

/** A connection of its own, which is asked from time to time whether it is still there. */
const openConnection = async (url: string, { onPayload, onLost }: Hearing) => {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 })
  let timer: NodeJS.Timeout | undefined
  let ended = false
  const end = async (): Promise<void> => {
    ended = true
    clearTimeout(timer)
    await client.end().catch(() => {})
  }
  const lose = (error: unknown): void => {
    if (ended) return
    void end()
    onLost(error)
  }
  const beat = (): void => {
    timer = setTimeout(() => lose(new Error('no answer')), heartbeat)
    client.query('select 1').then(() => {
      clearTimeout(timer)
      if (!ended) timer = setTimeout(beat, heartbeat).unref()
    }, lose)
  }
  client.on('error', lose)
  client.on('end', () => lose(new Error('ended')))
  client.on('notification', ({ channel, payload }) => onPayload(channel, payload ?? ''))
  await client.connect()
  beat()
  return { subscribe: (channel: string) => client.query(`listen ${quoted(channel)}`), end }
}
type Connection = Awaited<ReturnType<typeof openConnection>>

/** One connection for all channels that this process listens to; it reconnects after a break. */
export const sharedListener = (url: string, log: Logger): SharedListener => {
  const channels = new Map<string, Set<(payload: string) => void>>()
  let connecting: Promise<Connection> | undefined
  let timer: NodeJS.Timeout | undefined
  let attempts = 0
  let closed = false

  const onPayload = (channel: string, payload: string): void =>
    channels.get(channel)?.forEach((listener) => listener(payload))
  const again = (error: unknown): void => {
    connecting = undefined
    if (closed) return
    attempts += 1
    log.warn({ err: error, attempts }, 'the listening database connection broke')
    timer = setTimeout(() => void reconnect(), Math.min(250 * 2 ** attempts, slowest_reconnect))
  }
  const connect = (): Promise<Connection> => (connecting ??= openConnection(url, { onPayload, onLost: again }))
  const reconnect = async (): Promise<void> => {
    try {
      const connection = await connect()
      for (const channel of channels.keys()) {
        await connection.subscribe(channel)
        onPayload(channel, '')
      }
      attempts = 0
    } catch (error) {
      if (connecting !== undefined) again(error)
    }
  }
  return {
    listen: async (channel, listener) => {
      const listeners = channels.get(channel) ?? new Set()
      const isNew = !channels.has(channel)
      channels.set(channel, listeners.add(listener))
      if (isNew) await (await connect()).subscribe(channel)
      return async () => {
        listeners.delete(listener)
      }
    },
    close: async () => {
      closed = true
      clearTimeout(timer)
      const connection = await connecting?.catch(() => undefined)
      await connection?.end()
    },
  }
}
