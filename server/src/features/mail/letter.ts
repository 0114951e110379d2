import type { Language } from '@alta/contract/languages'
import { toSingleLine } from '@alta/contract/fields'
import type { MailMessage } from '#base/mail'

/**
 * The contents of a mail. Any part may contain what people typed as names, but never a reason or anything about a
 * patient.
 */
export interface Letter {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** The only address in it, which is one of this server. */
  readonly link: { readonly label: string; readonly url: string }
  /** What the receiver should do if the mail is unexpected. */
  readonly after: readonly string[]
}

interface Recipient {
  readonly name: string
  readonly address: string
  readonly locale: Language
}

const greetings: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `Hello ${name},`,
  es: (name) => `Hola, ${name}:`,
  ca: (name) => `Hola, ${name}:`,
}
const closings: Readonly<Record<Language, (address: string) => string>> = {
  en: (address) => `Sent by Alta at ${address}. Nobody reads answers to this address.`,
  es: (address) => `Enviado por Alta en ${address}. Nadie lee las respuestas a esta dirección.`,
  ca: (address) => `Enviat per Alta a ${address}. Ningú no llegeix les respostes a aquesta adreça.`,
}

const name_characters = 120

/** A name in the form in which a mail may print it: one line, of bounded length. */
export const printed = (name: string): string => toSingleLine(name).trim().slice(0, name_characters)

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')
const paragraph = (text: string) => `<p>${escaped(text)}</p>`

/** The mail in both forms, with the common greeting and footer. */
export function mailOf(letter: Letter, { name, address, locale }: Recipient): MailMessage {
  const { subject, paragraphs, link, after } = letter
  const hello = greetings[locale](printed(name))
  const closing = closings[locale](new URL(link.url).host)
  const text = [hello, ...paragraphs, `${link.label}:\n${link.url}`, ...after, `-- \n${closing}`].join('\n\n')
  const html = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="font-family:sans-serif;line-height:1.5;max-width:36em">',
    paragraph(hello),
    ...paragraphs.map(paragraph),
    `<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p>`,
    ...after.map(paragraph),
    `<p style="color:#555;font-size:small">${escaped(closing)}</p></body></html>`,
  ].join('\n')
  return { to: { name: printed(name), address }, subject, text, html }
}
