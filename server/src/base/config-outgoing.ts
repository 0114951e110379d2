import * as z from 'zod/mini'

/**
 * Addresses to which the server sends on its own: mail and the audit log. All are optional, and nothing is sent unless
 * they are set.
 */

const canParse = (value: string): boolean => URL.canParse(value)
const addressOf = (protocols: readonly string[], check: (url: URL) => boolean, message: string) =>
  z.string().check(
    z.refine((value) => {
      if (!canParse(value)) return false
      const url = new URL(value)
      return protocols.includes(url.protocol) && url.hostname !== '' && check(url)
    }, message),
  )

const hasNoMore = (url: URL): boolean => ['', '/'].includes(url.pathname) && url.search === '' && url.hash === ''

const mailServer = addressOf(
  ['smtp:', 'smtps:'],
  (url) => hasNoMore(url) && url.password === '',
  'must be smtps://user@host:465 or smtp://user@host:587, without the password: that is ALTA_SMTP_PASSWORD',
)

/** `Name <address>`, or the address alone. */
const sender = z
  .string()
  .check(
    z.regex(
      /^(?:[^<>"\r\n]{1,100} <[^\s<>@,;"]{1,64}@[^\s<>@,;"]{1,190}>|[^\s<>@,;"]{1,64}@[^\s<>@,;"]{1,190})$/,
      'must be an address: alta@hospital.example, or Alta <alta@hospital.example>',
    ),
  )

const auditReceiver = addressOf(
  ['syslog+tls:', 'https:'],
  (url) =>
    url.username === '' && url.password === '' && url.hash === '' && (url.protocol === 'https:' || hasNoMore(url)),
  'must be syslog+tls://host:6514 or https://…, without user or password',
)

/** Public keys as age writes them. Each key is parsed in full before anything is encrypted. */
const recipients = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^\s*age1[a-z0-9]{20,3000}(?:[\s,]+age1[a-z0-9]{20,3000})*\s*$/,
        'must be public keys, age1…, parted by commas',
      ),
    ),
  z.transform((value) => value.trim().split(/[\s,]+/)),
)

export const outgoingFields = {
  ALTA_SMTP_URL: z.optional(mailServer),
  ALTA_SMTP_PASSWORD: z.optional(z.string()),
  ALTA_MAIL_FROM: z.optional(sender),
  ALTA_AUDIT_RECEIVER: z.optional(auditReceiver),
  ALTA_AUDIT_RECEIVER_SECRET: z.optional(z.string().check(z.minLength(16, 'must have 16 characters or more'))),
  ALTA_AUDIT_ANCHOR_DIR: z.optional(z.string()),
  ALTA_BACKUP_RECIPIENTS: z._default(recipients, []),
}

type OutgoingFieldName = keyof typeof outgoingFields

export const outgoingExplanations: Readonly<Record<OutgoingFieldName, string>> = {
  ALTA_SMTP_URL:
    'Mail server: smtps://user@host:465, or smtp://user@host:587, which must then offer STARTTLS unless it is this machine. Unset: no mail is sent.',
  ALTA_SMTP_PASSWORD: 'Password of that user, if the mail server wants one.',
  ALTA_MAIL_FROM: 'From whom mail comes: alta@hospital.example, or Alta <alta@hospital.example>.',
  ALTA_AUDIT_RECEIVER:
    'Where the audit log goes as it happens: syslog+tls://host:6514 (RFC 5424 over TLS) or https://… (a webhook). Unset: nowhere.',
  ALTA_AUDIT_RECEIVER_SECRET: 'With which requests to the webhook are signed (HMAC-SHA256).',
  ALTA_AUDIT_ANCHOR_DIR:
    'Folder, best on another machine, that gets the newest hash of each chain of the audit log once a day. Unset: none.',
  ALTA_BACKUP_RECIPIENTS:
    'Public keys (age1…) to which backups are encrypted, parted by commas. Unset: they are not, unless alta backup names some.',
}

export const outgoingSecrets: readonly OutgoingFieldName[] = ['ALTA_SMTP_PASSWORD', 'ALTA_AUDIT_RECEIVER_SECRET']

interface OutgoingConfig {
  readonly ALTA_SMTP_URL?: string | undefined
  readonly ALTA_MAIL_FROM?: string | undefined
  readonly ALTA_PUBLIC_URL?: string | undefined
  readonly ALTA_AUDIT_RECEIVER?: string | undefined
  readonly ALTA_AUDIT_RECEIVER_SECRET?: string | undefined
}

/** The reason why the settings contradict each other; undefined: they do not. */
export function wrongOutgoing(config: OutgoingConfig): { readonly name: string; readonly reason: string } | undefined {
  const { ALTA_SMTP_URL, ALTA_MAIL_FROM, ALTA_PUBLIC_URL } = config
  if ((ALTA_SMTP_URL === undefined) !== (ALTA_MAIL_FROM === undefined))
    return { name: 'ALTA_SMTP_URL', reason: 'and ALTA_MAIL_FROM belong together: set both or none' }
  if (ALTA_SMTP_URL !== undefined && ALTA_PUBLIC_URL === undefined)
    return { name: 'ALTA_SMTP_URL', reason: 'needs ALTA_PUBLIC_URL, to which the links in mails lead' }
  const isWebhook = config.ALTA_AUDIT_RECEIVER?.startsWith('https:') === true
  if (isWebhook !== (config.ALTA_AUDIT_RECEIVER_SECRET !== undefined))
    return {
      name: 'ALTA_AUDIT_RECEIVER_SECRET',
      reason: 'belongs to a webhook: set it where ALTA_AUDIT_RECEIVER is https://…',
    }
  return undefined
}
