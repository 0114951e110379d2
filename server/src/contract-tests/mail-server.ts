import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { foreignCertificate, ownCertificate } from './certificates.ts'

/** A mail as it arrived. */
interface Arrived {
  readonly from: string
  readonly to: readonly string[]
  /** Every header line, unfolded. */
  readonly headers: readonly string[]
  /** Its parts, decoded, by media type. */
  readonly parts: Readonly<Record<string, string>>
  readonly encrypted: boolean
}

export interface MailServer {
  readonly port: number
  readonly arrived: Arrived[]
  readonly close: () => Promise<void>
}

interface MailServerOptions {
  readonly port?: number
  /** TLS from the beginning, or offered by STARTTLS; neither when left out. */
  readonly tls?: 'always' | 'offered'
  /** A certificate of another name. */
  readonly foreign?: true
  /** Who may send. */
  readonly login?: { readonly user: string; readonly password: string }
  /** The answer to every recipient, when it is no yes. */
  readonly refusal?: () => number | undefined
  /** Whose addresses begin so are refused for good. */
  readonly refuses?: string
}

const quotedPrintable = (body: string): string => {
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

const decoded = (head: string, body: string): string => {
  const encoding = /^content-transfer-encoding: *(\S+)/im.exec(head)?.[1]?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? quotedPrintable(body) : Buffer.from(body, 'latin1').toString('utf8')
}

const halves = (raw: string): [string, string] => {
  const at = raw.indexOf('\r\n\r\n')
  return [raw.slice(0, at).replaceAll(/\r\n[ \t]+/g, ' '), raw.slice(at + 4)]
}

function partsOf(head: string, body: string): Record<string, string> {
  const boundary = /boundary="?([^";\r\n]+)/i.exec(head)?.[1]
  const media_type = /^content-type: *([^;\s]+)/im.exec(head)?.[1]?.toLowerCase() ?? 'text/plain'
  if (boundary === undefined) return { [media_type]: decoded(head, body) }
  const inner = body.split(`--${boundary}`).slice(1, -1)
  return Object.assign({}, ...inner.map((part) => partsOf(...halves(part.replace(/^\r\n/, '')))))
}

/** A word of a header as it was meant (RFC 2047). */
export const meant = (header: string): string =>
  header.replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=(?:\s+(?==\?))?/gi, (_, kind: string, word: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(word, 'base64').toString('utf8')
      : quotedPrintable(word.replaceAll('_', ' ')),
  )

/** A real SMTP server on a free port of this machine. */
export async function openMailServer({
  port = 0,
  tls,
  foreign,
  login,
  refusal,
  refuses,
}: MailServerOptions = {}): Promise<MailServer> {
  const arrived: Arrived[] = []
  const options: SMTPServerOptions = {
    ...(foreign ? foreignCertificate : ownCertificate),
    secure: tls === 'always',
    disabledCommands: tls === 'offered' ? [] : ['STARTTLS'],
    authOptional: login === undefined,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) => {
      if (username === login?.user && password === login?.password) done(null, { user: username })
      else done(Object.assign(new Error('who is that?'), { responseCode: 535 }))
    },
    onRcptTo: ({ address }, _session, done) => {
      const code = refuses !== undefined && address.startsWith(refuses) ? 550 : refusal?.()
      done(code === undefined ? null : Object.assign(new Error(`no ${address} here`), { responseCode: code }))
    },
    onData: (stream, { envelope, secure }, done) => {
      stream.setEncoding('latin1')
      void text(stream).then((raw) => {
        const [head, body] = halves(raw)
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const to = envelope.rcptTo.map(({ address }) => address)
        arrived.push({ from, to, headers: head.split('\r\n'), parts: partsOf(head, body), encrypted: secure })
      })
      stream.once('end', () => done(null))
    },
  }
  const server = new SMTPServer(options)
  // whoever does not trust the certificate leaves amid the greeting
  server.on('error', () => {})
  const listening = server.listen(port, '0.0.0.0')
  await once(listening, 'listening')
  const address = listening.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    arrived,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}
