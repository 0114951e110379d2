import type { Config } from '#base/config'
import { Problem } from '@alta/contract/problems'
import { commonWords, fingerRows } from './lexicon/common-passwords.ts'

const minute = 60_000
export const attemptsAllowed = 10
export const attemptWindowMs = 15 * minute

const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** "casacasacasa" → "casa"; what does not repeat stays as it is. */
const unrepeated = (text: string) => /^(.+?)\1+$/su.exec(text)?.[1] ?? text

const follows = (text: string) => fingerRows.some((row) => row.repeat(2).includes(text))

const signs: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  $: 's',
  '@': 'a',
}
const unleet = (text: string) => text.replaceAll(/[0134578$@]/g, (sign) => signs[sign] ?? sign)
const lettersOf = (text: string) => unrepeated(text.replaceAll(/[^\p{L}]/gu, ''))

/** Would a guesser try it early: a common word with digits around, one run of keys, a few characters over and over? */
function isCommon(password: string): boolean {
  const whole = folded(password)
  const inner = whole.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const letters = lettersOf(whole)
  if (new Set(whole).size < 5) return true
  if (follows(unrepeated(whole)) || (letters.length > 7 && follows(letters))) return true
  return [letters, unrepeated(inner), lettersOf(unleet(inner)), lettersOf(unleet(whole))].some((word) =>
    commonWords.has(word),
  )
}

/** Names shorter than this stand in many a password by chance. */
const fewestLetters = 4

/** Is a password a name, or words of one, with nothing but digits and signs around? */
function isMadeOf(name: string, password: string): boolean {
  const letters = lettersOf(folded(password))
  const plain = lettersOf(unleet(folded(password)))
  const words = folded(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((_word, to) => words.slice(from, from + to + 1).join('')),
  )
  return runs.some((run) => run.length >= fewestLetters && (run === letters || run === plain))
}

/** What a guesser knows of whoever chooses a password. */
interface Known {
  readonly email: string
  /** Names of the organisations that the person belongs to or is invited to. */
  readonly organisations?: readonly string[]
}

/** Throws `validation-failed` at `pointer` for a password that is easily guessed: common, or made of what is known. */
export function mustBeUncommon(password: string, { email, organisations = [] }: Known, pointer: string): void {
  const own = folded(email)
  const whole = folded(password)
  const isOwn = whole === own || unrepeated(whole) === own.split('@')[0]
  if (isCommon(password) || isOwn || organisations.some((name) => isMadeOf(name, password)))
    throw new Problem('validation-failed', { errors: [{ pointer, code: 'password_too_common' }] })
}

/** Whether someone without a setup token may make an account. Refusals never tell why. */
export function mayRegister(config: Config, email: string): boolean {
  if (config.ALTA_REGISTRATION === 'open') return true
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return config.ALTA_REGISTRATION === 'domain' && config.ALTA_REGISTRATION_DOMAINS.includes(domain)
}

/** When a session last used at `last_used_at` and made at `created_at` ends, whichever limit comes first. */
export function sessionEnd(config: Config, created_at: Date): Date {
  return new Date(created_at.getTime() + config.ALTA_SESSION_ABSOLUTE_MINUTES * minute)
}

export const idleSince = (config: Config, now: Date): Date =>
  new Date(now.getTime() - config.ALTA_SESSION_IDLE_MINUTES * minute)
