import os from 'node:os'
import tls from 'node:tls'
import type { Config } from '../config.ts'
import type { Anchor, AuditReceiver, ShippedEvent } from './receiver.ts'
import { batch_ms } from './receiver.ts'

/** Facility 13, log audit (RFC 5424 §6.2.1). */
const facility = 13
const severities = { warning: 4, notice: 5, informational: 6 } as const
const usual_port = 6514

const printable = (text: string, most: number): string => {
  const cleaned = text.replaceAll(/[^\x21-\x7e]/g, '').slice(0, most)
  return cleaned === '' ? '-' : cleaned
}

interface SyslogEntry {
  readonly severity: keyof typeof severities
  readonly at: string
  readonly id: string
  readonly content: unknown
}

/** One message: RFC 5424 with the JSON as its text, counted in octets (RFC 5425 §4.3). */
function frame(host: string, { severity, at, id, content }: SyslogEntry): Buffer {
  const head = `<${facility * 8 + severities[severity]}>1 ${at} ${host} alta ${process.pid} ${printable(id, 32)} -`
  const message = Buffer.from(`${head} ${JSON.stringify(content)}`)
  return Buffer.concat([Buffer.from(`${message.length} `), message])
}

const frameOfEvent = (host: string, event: ShippedEvent) =>
  frame(host, {
    severity: event.outcome === 'done' ? 'informational' : 'warning',
    at: event.occurred_at,
    id: event.act,
    content: event,
  })

/** Puts each chain into a message of its own, so that no message is too long for a receiver. */
const framesOfAnchor = (host: string, { chains, ...anchor }: Anchor) =>
  chains.map((chain) =>
    frame(host, { severity: 'notice', at: anchor.anchored_at, id: 'anchor', content: { ...anchor, chains: [chain] } }),
  )

/** Errors name the fault of the connection or the certificate, and nothing of what was sent. */
const failure = (error: unknown): Error => {
  const { code = 'unknown' } = Object(error)
  return new Error(`the syslog receiver: ${String(code)}`)
}

interface SyslogAddress {
  readonly host: string
  readonly port: number
}

/**
 * Writes everything over a connection of its own and ends it. Syslog answers nothing: that the other side ends it in
 * turn, without an error, is the only sign that it read to the end (close_notify, RFC 5425 §4.4).
 */
function deliver({ host, port }: SyslogAddress, frames: readonly Buffer[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const socket = tls.connect({ host, port, minVersion: 'TLSv1.2', ...(/[a-z]/i.test(host) && { servername: host }) })
  const timer = setTimeout(() => socket.destroy(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })), batch_ms)
  let [written, ended] = [false, false]
  socket.once('secureConnect', () => {
    for (const one of frames) socket.write(one)
    socket.end()
  })
  socket.once('finish', () => {
    written = true
  })
  // A receiver that ends the connection before it was given everything has not read it.
  socket.once('end', () => {
    ended = written
  })
  socket.once('error', (error) => reject(failure(error)))
  socket.once('close', () => {
    clearTimeout(timer)
    if (ended) resolve()
    else reject(failure({ code: 'ECONNRESET' }))
  })
  // No data is expected, but the end of the stream is only seen after everything before it was read.
  socket.resume()
  return promise
}

/** `syslog+tls://host:6514`: RFC 5424 over TLS. The certificate must be one that the machine trusts, for that name. */
export function syslogReceiver(address: string, { ALTA_PUBLIC_URL }: Pick<Config, 'ALTA_PUBLIC_URL'>): AuditReceiver {
  const { hostname, port } = new URL(address)
  const endpoint = { host: hostname.replaceAll(/[[\]]/g, ''), port: port === '' ? usual_port : Number(port) }
  const own = printable(ALTA_PUBLIC_URL === undefined ? os.hostname() : new URL(ALTA_PUBLIC_URL).hostname, 255)
  return {
    sendEvents: (events) =>
      deliver(
        endpoint,
        events.map((event) => frameOfEvent(own, event)),
      ),
    sendAnchor: (anchor) => deliver(endpoint, framesOfAnchor(own, anchor)),
    check: async () => {
      await deliver(endpoint, [])
      return `${endpoint.host}:${endpoint.port} takes TLS connections`
    },
  }
}
