import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const bytes = { nonce: 12, tag: 16 }

const keyOf = (token: string) => Buffer.from(hkdfSync('sha256', token, '', 'alta token seal', 32))

/**
 * Encrypts what only the holder of a token may read again: the database stores the token's hash, which opens nothing.
 */
export function sealWith(token: string, text: string): string {
  const nonce = randomBytes(bytes.nonce)
  const cipher = createCipheriv(algorithm, keyOf(token), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** null: it was sealed with another token, or it was changed. */
export function openWith(token: string, sealed: string): string | null {
  const all = Buffer.from(sealed, 'base64url')
  const head = bytes.nonce + bytes.tag
  if (all.length < head) return null
  const decipher = createDecipheriv(algorithm, keyOf(token), all.subarray(0, bytes.nonce))
  decipher.setAuthTag(all.subarray(bytes.nonce, head))
  try {
    return Buffer.concat([decipher.update(all.subarray(head)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
