import type { Language } from '@alta/contract/languages'
import type { NoticeKind } from '@alta/contract/notices'
import type { MailMessage } from '#base/mail'
import { passwordLinkMinutes } from '../auth/password-links.store.ts'
import { mailOf, printed } from './letter.ts'
import { fill, invitationWords, noticeWords, passwordWords, wordsOfNotice } from './mail.texts.ts'

/** Links lead to this server's public address and nowhere else. */
/** One-time tokens stand after `#`: browsers do not send that part to a server. */
const addressOf = (base: string, path: string, words: Readonly<Record<string, string>> = {}): string => {
  const hash = new URLSearchParams(words).toString()
  return `${base}${path}${hash === '' ? '' : `#${hash}`}`
}

const day = (date: Date, locale: Language) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date)
const moment = (date: Date, locale: Language) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long' }).format(date)

interface InvitationMailData {
  readonly email: string
  readonly name: string | null
  /** Whether the link sets the password of an existing account. */
  readonly user_id: string | null
  readonly organisation_name: string | null
  readonly inviter_name: string | null
  readonly locale: Language
  readonly expires_at: Date
  readonly token: string
  readonly base: string
}

export function invitationMail({
  email,
  name,
  user_id,
  locale,
  token,
  base,
  ...invited
}: InvitationMailData): MailMessage {
  const words = {
    inviter: printed(invited.inviter_name ?? 'Alta'),
    organisation: printed(invited.organisation_name ?? ''),
    date: day(invited.expires_at, locale),
  }
  const phrase = invited.organisation_name === null ? invitationWords.account : invitationWords.organisation
  const [subject, text, label] =
    user_id === null
      ? [invitationWords.subject, phrase, invitationWords.link]
      : [passwordWords.subject, passwordWords.issued, passwordWords.link]
  return mailOf(
    {
      subject: fill(subject, locale),
      paragraphs: [fill(text, locale, words)],
      link: { label: fill(label, locale), url: addressOf(base, '/register', { invitation_token: token }) },
      after: [fill(invitationWords.until, locale, words), fill(invitationWords.unexpected, locale)],
    },
    { name: name ?? email, address: email, locale },
  )
}

interface PasswordMailData {
  readonly email: string
  readonly name: string
  readonly locale: Language
  readonly token: string
  readonly base: string
}

export function passwordMail({ email, name, locale, token, base }: PasswordMailData): MailMessage {
  const minutes = String(passwordLinkMinutes)
  return mailOf(
    {
      subject: fill(passwordWords.subject, locale),
      paragraphs: [fill(passwordWords.requested, locale)],
      link: {
        label: fill(passwordWords.link, locale),
        url: addressOf(base, '/new-password', { password_token: token }),
      },
      after: [fill(passwordWords.minutes, locale, { minutes }), fill(passwordWords.not_you, locale)],
    },
    { name, address: email, locale },
  )
}

interface NoticeMailData {
  readonly kind: NoticeKind
  readonly organisation_name: string | null
  readonly actor_name: string
  readonly subject_name: string | null
  readonly made_at: Date
  readonly address: string
  readonly name: string
  readonly locale: Language
  readonly base: string
}

export function noticeMail({ kind, name, address, locale, base, made_at, ...notice }: NoticeMailData): MailMessage {
  const { own, phrase } = wordsOfNotice(kind, notice.organisation_name)
  const words = {
    actor: printed(notice.actor_name),
    subject: printed(notice.subject_name ?? ''),
    organisation: printed(notice.organisation_name ?? ''),
  }
  const warns = own && kind !== 'invitation_not_sent'
  return mailOf(
    {
      subject: fill(own ? noticeWords.account : noticeWords.subject, locale),
      paragraphs: [
        fill(phrase, locale, words),
        ...(own ? [fill(noticeWords.when, locale, { date: moment(made_at, locale) })] : []),
      ],
      link: { label: fill(noticeWords.open, locale), url: addressOf(base, '/dashboard') },
      after: warns ? [fill(noticeWords.not_you, locale)] : [],
    },
    { name, address, locale },
  )
}
