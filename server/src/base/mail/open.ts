import { toSingleLine } from '@alta/contract/fields'
import { createTransport } from 'nodemailer'
import { type Config, isLoopback } from '../config.ts'
import { type Mail, MailError } from '../mail.ts'

/** Milliseconds to find the server, to connect, to be greeted, and without a sign of life. */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

const optionsOf = (address: string, password: string | undefined) => {
  const { protocol, hostname, port, username } = new URL(address)
  const secure = protocol === 'smtps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const local = isLoopback(host)
  return {
    host,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    // A server on this machine may be reached without encryption; everywhere else the connection must be encrypted.
    requireTLS: !secure && !local,
    ignoreTLS: !secure && local,
    tls: { minVersion: 'TLSv1.2' as const },
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: password ?? '' } }),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The kind of a failure of nodemailer, without the address and the words of its message. */
function failureOf(error: unknown): MailError {
  const { code = 'unknown', responseCode = 0 } = Object(error)
  const failure = `the mail server: ${String(code)}${responseCode === 0 ? '' : ` (${String(responseCode)})`}`
  // Only a refused receiver or text is permanent; credentials and certificates may be mended.
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return new MailError(failure, isOfMail && responseCode >= 500)
}

const lineOf = (written: string) => toSingleLine(written).trim().slice(0, 200)

/** The configured mail server; null where none is. */
export function openMail(config: Pick<Config, 'ALTA_SMTP_URL' | 'ALTA_SMTP_PASSWORD' | 'ALTA_MAIL_FROM'>): Mail | null {
  const { ALTA_SMTP_URL, ALTA_SMTP_PASSWORD, ALTA_MAIL_FROM: from } = config
  if (ALTA_SMTP_URL === undefined || from === undefined) return null
  const options = optionsOf(ALTA_SMTP_URL, ALTA_SMTP_PASSWORD)
  // Each mail has a connection of its own: there are few mails, so a pool is not needed.
  const transport = createTransport(options)
  const headers = { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' }
  return {
    send: async ({ to, subject, text, html }) => {
      const addressed = { to: { name: lineOf(to.name), address: lineOf(to.address) }, subject: lineOf(subject) }
      try {
        await transport.sendMail({ from, ...addressed, text, html, headers })
      } catch (error) {
        throw failureOf(error)
      }
    },
    check: async () => {
      try {
        await transport.verify()
      } catch (error) {
        throw failureOf(error)
      }
      const { secure, requireTLS, host, port } = options
      return `${host}:${port} takes mail${secure || requireTLS ? ', encrypted' : ''}`
    },
  }
}
