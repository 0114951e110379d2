import * as z from 'zod/mini'

/** Addresses to which the server sends by itself: mail, the audit log. All optional, and nothing is sent unless they are set. */

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

export const outgoingFields = {
  ALTA_SMTP_URL: z.optional(mailServer),
  ALTA_SMTP_PASSWORD: z.optional(z.string()),
  ALTA_MAIL_FROM: z.optional(sender),
}

type Name = keyof typeof outgoingFields

export const outgoingExplanations: Readonly<Record<Name, string>> = {
  ALTA_SMTP_URL:
    'Mail server: smtps://user@host:465, or smtp://user@host:587, which must then offer STARTTLS unless it is this machine. Unset: no mail is sent.',
  ALTA_SMTP_PASSWORD: 'Password of that user, if the mail server wants one.',
  ALTA_MAIL_FROM: 'From whom mail comes: alta@hospital.example, or Alta <alta@hospital.example>.',
}

export const outgoingSecrets: readonly Name[] = ['ALTA_SMTP_PASSWORD']

interface Outgoing {
  readonly ALTA_SMTP_URL?: string | undefined
  readonly ALTA_MAIL_FROM?: string | undefined
  readonly ALTA_PUBLIC_URL?: string | undefined
}

/** What does not go together; undefined: all of it does. */
export function wrongOutgoing(config: Outgoing): { readonly name: string; readonly reason: string } | undefined {
  const { ALTA_SMTP_URL, ALTA_MAIL_FROM, ALTA_PUBLIC_URL } = config
  if ((ALTA_SMTP_URL === undefined) !== (ALTA_MAIL_FROM === undefined))
    return { name: 'ALTA_SMTP_URL', reason: 'and ALTA_MAIL_FROM belong together: set both or none' }
  if (ALTA_SMTP_URL !== undefined && ALTA_PUBLIC_URL === undefined)
    return { name: 'ALTA_SMTP_URL', reason: 'needs ALTA_PUBLIC_URL, to which the links in mails lead' }
  return undefined
}
