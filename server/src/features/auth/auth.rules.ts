import type { Config } from '#base/config'
import { Problem } from '@alta/contract/problems'
import { commonWords, fingerRows } from './lexicon/common-passwords.ts'

const minute = 60_000
export const attemptWindowMs = 15 * minute

export const registrationWindowMs = 60 * minute
/** Accounts that one network may ask for within the window; a ward shares one address. */
export const registrationsFromNetwork = 20

/** The failures at one thing within the window. */
export interface Failures {
  readonly count: number
  readonly oldest: Date | null
  readonly newest: Date | null
}

/** Failures at one account from one network after which that pair is closed until the oldest has left the window. */
const closedAfter = 10
/** Failures after which tries at one account, or from one network, must lie apart: 1 s, then twice as much each time. */
const slowedAfter = { account: 15, network: 30 }
/**
 * The number for a network that has not failed at the account itself: its owner elsewhere only notices the attempts of
 * others when they are many.
 */
const ownersSlowedAfter = 100
/** The attempts of others never keep an owner waiting for longer than this. */
const longestDelayMs = { account: 30_000, network: 60_000 }

interface Slowing {
  readonly from: number
  readonly longest_ms: number
  readonly now: Date
}

function waitAfter({ count, newest }: Failures, { from, longest_ms, now }: Slowing): number {
  if (count < from || newest === null) return 0
  return newest.getTime() + Math.min(longest_ms, 1000 * 2 ** Math.min(count - from, 16)) - now.getTime()
}

interface FailuresBy {
  readonly pair: Failures
  readonly account: Failures
  readonly network: Failures
}

/** Milliseconds until the next try may be made; 0 or less: now. */
export function waitBefore({ pair, account, network }: FailuresBy, now: Date): number {
  if (pair.count >= closedAfter) return (pair.oldest ?? now).getTime() + attemptWindowMs - now.getTime()
  const from = pair.count === 0 ? ownersSlowedAfter : slowedAfter.account
  return Math.max(
    waitAfter(account, { from, longest_ms: longestDelayMs.account, now }),
    waitAfter(network, { from: slowedAfter.network, longest_ms: longestDelayMs.network, now }),
  )
}

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

/**
 * Whether a guesser would try the password early: a common word with digits around, one run of keys, or a few
 * characters over and over.
 */
function isCommon(password: string): boolean {
  const foldedPassword = folded(password)
  const inner = foldedPassword.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const letters = lettersOf(foldedPassword)
  if (new Set(foldedPassword).size < 5) return true
  if (follows(unrepeated(foldedPassword)) || (letters.length > 7 && follows(letters))) return true
  return [letters, unrepeated(inner), lettersOf(unleet(inner)), lettersOf(unleet(foldedPassword))].some((word) =>
    commonWords.has(word),
  )
}

/** Names shorter than this stand in many a password by chance. */
const fewestLetters = 4

/** Whether a password is a name, or words of one, with only digits and signs around. */
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

/** What a guesser knows of the person who chooses a password. */
interface PasswordContext {
  readonly email: string
  /** Names of the organisations that the person belongs to or is invited to. */
  readonly organisations?: readonly string[]
}

/** Throws `validation-failed` at `pointer` for a password that is easily guessed: common, or made of what is known. */
export function mustBeUncommon(
  password: string,
  { email, organisations = [] }: PasswordContext,
  pointer: string,
): void {
  const own = folded(email)
  const foldedPassword = folded(password)
  const isOwn = foldedPassword === own || unrepeated(foldedPassword) === own.split('@')[0]
  if (isCommon(password) || isOwn || organisations.some((name) => isMadeOf(name, password)))
    throw new Problem('validation-failed', { errors: [{ pointer, code: 'password_too_common' }] })
}

/** Whether someone without a setup token may make an account. Refusals never tell why. */
export function mayRegister(config: Config, email: string): boolean {
  if (config.ALTA_REGISTRATION === 'open') return true
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return config.ALTA_REGISTRATION === 'domain' && config.ALTA_REGISTRATION_DOMAINS.includes(domain)
}

/** Whether the holder of an address comes in, or proves who it is, with a password: everybody, or the emergency administrator. */
export const mayUsePassword = ({ ALTA_LOCAL_ACCOUNTS, ALTA_ADMIN_EMAIL }: Config, email: string): boolean =>
  ALTA_LOCAL_ACCOUNTS === 'on' || email.toLowerCase() === ALTA_ADMIN_EMAIL?.toLowerCase()

/** So long what somebody proved at a provider stands in the place of the password. */
export const confirmation_minutes = 5

export const confirmedSince = (now: Date): Date => new Date(now.getTime() - confirmation_minutes * minute)

interface Stored {
  readonly email: string
  readonly password_hash: string | null
}

/** The password that may be compared; null: none works. */
export const usablePassword = (config: Config, stored: Stored | undefined): string | null =>
  stored && mayUsePassword(config, stored.email) ? stored.password_hash : null
