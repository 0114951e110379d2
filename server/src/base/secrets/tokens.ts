import { createHash, randomBytes } from 'node:crypto'

/** A token of 256 random bits for a client; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 as hex. No salt: the token itself is random. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
