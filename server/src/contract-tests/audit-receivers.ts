import { once } from 'node:events'
import https from 'node:https'
import type net from 'node:net'
import tls from 'node:tls'
import { text } from 'node:stream/consumers'
import { foreignCertificate, ownCertificate } from './certificates.ts'

/** A message of syslog, taken apart. */
interface SyslogMessage {
  readonly priority: number
  readonly header: readonly string[]
  readonly content: ReturnType<typeof JSON.parse>
}

const portOf = (server: tls.Server | https.Server): number => {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Reads frames that are counted in octets (RFC 5425) until one is not whole. */
function framesIn(bytes: Buffer): SyslogMessage[] {
  const messages: SyslogMessage[] = []
  let rest = bytes
  for (;;) {
    const space = rest.indexOf(' ')
    const length = Number(rest.toString('latin1', 0, Math.max(0, space)))
    if (space < 1 || rest.length < space + 1 + length) return messages
    const message = rest.toString('utf8', space + 1, space + 1 + length)
    rest = rest.subarray(space + 1 + length)
    const [, priority = '', head = '', json = ''] = /^<(\d+)>(1 \S+ \S+ \S+ \S+ \S+ -) (.*)$/s.exec(message) ?? []
    messages.push({ priority: Number(priority), header: head.split(' '), content: JSON.parse(json) })
  }
}

interface SyslogWanted {
  readonly port?: number
  readonly foreign?: true
  /** Breaks the connection off after so many messages, having read no more. */
  readonly breaksAfter?: () => number | undefined
}

/** A syslog receiver over TLS; `received` has what it read to the end of a connection, or before it broke off. */
export async function openSyslog({ port = 0, foreign, breaksAfter }: SyslogWanted = {}) {
  const received: SyslogMessage[] = []
  const sockets = new Set<tls.TLSSocket>()
  /** Below TLS, by the port they come from: only these can be reset. */
  const raw = new Map<number | undefined, net.Socket>()
  const server = tls.createServer(foreign ? foreignCertificate : ownCertificate, (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    let bytes = Buffer.alloc(0)
    let broken = false
    socket.on('data', (chunk) => {
      if (broken) return
      bytes = Buffer.concat([bytes, chunk])
      const most = breaksAfter?.()
      const messages = framesIn(bytes)
      if (most === undefined || messages.length < most) return
      received.push(...messages.slice(0, most))
      broken = true
      raw.get(socket.remotePort)?.resetAndDestroy()
    })
    socket.on('end', () => {
      if (!broken) received.push(...framesIn(bytes))
    })
  })
  server.on('connection', (socket) => void raw.set(socket.remotePort, socket))
  server.on('tlsClientError', () => {})
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    received,
    port: portOf(server),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

interface HookWanted {
  readonly foreign?: true
  readonly port?: number
  /** What it answers; 204 when left out. */
  readonly status?: () => number
}

/** A webhook over HTTPS; `taken` has the requests that it answered with yes. */
export async function openHook({ foreign, port = 0, status = () => 204 }: HookWanted = {}) {
  const taken: { readonly headers: Readonly<Record<string, unknown>>; readonly body: string }[] = []
  let refused = 0
  const server = https.createServer(foreign ? foreignCertificate : ownCertificate, (request, response) => {
    void text(request).then((body) => {
      const code = status()
      if (code < 300) taken.push({ headers: request.headers, body })
      else refused += 1
      return response.writeHead(code, code === 302 ? { location: 'https://localhost/elsewhere' } : {}).end()
    })
  })
  server.on('tlsClientError', () => {})
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    taken,
    refused: () => refused,
    port: portOf(server),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
