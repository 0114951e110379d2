import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as every app understands it: SHA-1, six digits, steps of 30 seconds. */
const step_seconds = 30
const digits = 6
/** Clocks of phones may be this many steps off (RFC 6238, 5.2). */
const tolerated = 1
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret of 160 bits as base32 (RFC 4648, unpadded): each byte chooses one of 32 letters. */
export const newTotpSecret = (): string => Array.from(randomBytes(32), (byte) => alphabet[byte % 32]).join('')

function bytesOf(base32: string): Buffer {
  const bits = Array.from(base32, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The code of a step (RFC 4226, 5.3). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

export const totpStep = (now: Date): number => Math.floor(now.getTime() / 1000 / step_seconds)

/** The step of a typed code, near to now; null: the code belongs to none. Spaces between the digits are ignored. */
export function matchingStep(secret: string, typed: string, now: Date): number | null {
  const code = Buffer.from(typed.replaceAll(/\s/g, ''))
  if (code.length !== digits) return null
  const steps = Array.from({ length: 2 * tolerated + 1 }, (_, index) => totpStep(now) - tolerated + index)
  return steps.find((step) => timingSafeEqual(Buffer.from(totpCode(secret, step)), code)) ?? null
}

interface TotpAccount {
  readonly issuer: string
  readonly account: string
}

/** The address that an app reads from a QR code (Key URI format). */
export const totpUri = (secret: string, { issuer, account }: TotpAccount): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${new URLSearchParams({ secret, issuer, digits: String(digits), period: String(step_seconds) }).toString().replaceAll('+', '%20')}`
