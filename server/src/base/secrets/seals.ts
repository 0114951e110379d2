import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../config.ts'

/** Encrypts short secrets (AES-256-GCM): each can only be read for the purpose it was sealed for. */
export interface Seals {
  readonly seal: (secret: string, purpose: string) => string
  /** null: it was sealed with another key or for another purpose, or it was changed. */
  readonly open: (sealed: string, purpose: string) => string | null
}

const cipher = 'aes-256-gcm'
const iv_bytes = 12
const tag_bytes = 16

/** The key in the data folder, made when it is first needed; the first of several processes makes it. */
function keyInFolder(folder: string): string {
  const file = path.join(folder, 'secret-key')
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/** null where there is no key: with PostgreSQL the processes share no folder, so a key has to be configured. */
export function openSeals({
  ALTA_SECRET_KEY,
  ALTA_DATA_DIR,
  DATABASE_URL,
}: Pick<Config, 'ALTA_SECRET_KEY' | 'ALTA_DATA_DIR' | 'DATABASE_URL'>): Seals | null {
  if (ALTA_SECRET_KEY === undefined && DATABASE_URL !== undefined) return null
  let derived: Buffer | undefined
  const key = () =>
    (derived ??= Buffer.from(hkdfSync('sha256', ALTA_SECRET_KEY ?? keyInFolder(ALTA_DATA_DIR), '', 'alta seals 1', 32)))
  return {
    seal: (secret, purpose) => {
      const iv = randomBytes(iv_bytes)
      const sealing = createCipheriv(cipher, key(), iv).setAAD(Buffer.from(purpose))
      const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()])
      return Buffer.concat([iv, sealed, sealing.getAuthTag()]).toString('base64url')
    },
    open: (sealed, purpose) => {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < iv_bytes + tag_bytes) return null
      const opening = createDecipheriv(cipher, key(), bytes.subarray(0, iv_bytes), { authTagLength: tag_bytes })
      opening.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-tag_bytes))
      try {
        return Buffer.concat([opening.update(bytes.subarray(iv_bytes, -tag_bytes)), opening.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
