import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Problem } from '@alta/contract/problems'
import { type ContentKey, type ContentKeys, salt_bytes } from './keys.ts'

/**
 * A value as it is kept: `alta:sealed:1:<key>:<table>.<column>:<row>:` and, as base64, salt, nonce, ciphertext and tag
 * (AES-256-GCM under a key that HKDF derives with the salt). All that stands before is authenticated, too.
 */
const mark = 'alta:sealed:1:'
/** Before a value that is kept as it is and only looks like one of ours. */
const plain = 'alta:plain:'
const cipher = 'aes-256-gcm'
const iv_bytes = 12
const tag_bytes = 16
const start_bytes = salt_bytes + iv_bytes

/** Where a value stands: what it is bound to. `row` names the record by the values of its key. */
export interface ValueLocation {
  readonly table: string
  readonly column: string
  readonly row: readonly string[]
}

export interface SealedHead extends ValueLocation {
  readonly key_id: string
}

const headOf = (key_id: string, { table, column, row }: ValueLocation): string =>
  `${mark}${key_id}:${table}.${column}:${row.map(encodeURIComponent).join(',')}:`

function encrypted(key: ContentKey, head: string, content: Uint8Array): Buffer {
  const own = key.deriving()
  const iv = randomBytes(iv_bytes)
  const sealing = createCipheriv(cipher, own.key, iv).setAAD(Buffer.from(head))
  return Buffer.concat([own.salt, iv, sealing.update(content), sealing.final(), sealing.getAuthTag()])
}

/** undefined: not what was encrypted with this key for this place. */
function decrypted(key: ContentKey, head: string, stored: Buffer): Buffer | undefined {
  if (stored.length < start_bytes + tag_bytes) return undefined
  const iv = stored.subarray(salt_bytes, start_bytes)
  const own = key.derived(stored.subarray(0, salt_bytes))
  const opening = createDecipheriv(cipher, own, iv, { authTagLength: tag_bytes })
  opening.setAAD(Buffer.from(head)).setAuthTag(stored.subarray(-tag_bytes))
  try {
    return Buffer.concat([opening.update(stored.subarray(start_bytes, -tag_bytes)), opening.final()])
  } catch {
    return undefined
  }
}

const headEnd = (value: string): number => {
  let end = mark.length - 1
  for (let part = 0; part < 3; part += 1) {
    end = value.indexOf(':', end + 1)
    if (end < 0) return -1
  }
  return end + 1
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/** null: the value is kept as it is. A value that only begins like ours is none that can be opened. */
function sealedHead(value: string): SealedHead | null {
  if (!value.startsWith(mark)) return null
  const [key_id = '', qualifiedColumn = '', row = ''] = value.slice(mark.length, Math.max(headEnd(value), 0)).split(':')
  const [table = '', column = ''] = qualifiedColumn.split('.')
  return { key_id, table, column, row: row.split(',').map(decoded) }
}

/** `value`, which nobody can read any more, as a problem: why, and nothing of what it says. */
export function unreadable(why: string): Problem {
  return Object.assign(new Problem('content-unreadable'), { cause: new Error(why) })
}

function keyFor(keys: ContentKeys, { key_id, table, column }: SealedHead): ContentKey {
  const key = keys.find(key_id)
  if (!key) throw unreadable(`${table}.${column} is encrypted with the key ${key_id}, which is missing`)
  return key
}

const broken = ({ key_id, table, column }: SealedHead) =>
  unreadable(`${table}.${column} was changed, moved, or encrypted with another key than ${key_id}`)

/** As it is to be kept: encrypted if a key writes. */
export function sealText(key: ContentKey | null, location: ValueLocation, text: string): string {
  if (key === null) return text.startsWith('alta:') ? `${plain}${text}` : text
  const head = headOf(key.id, location)
  return head + encrypted(key, head, Buffer.from(text)).toString('base64')
}

/** The text, and where it was encrypted for; null for one that was not. @throws Problem `content-unreadable` */
export function openText(
  keys: ContentKeys,
  stored: string,
): { readonly text: string; readonly head: SealedHead | null } {
  const head = sealedHead(stored)
  if (head === null) return { text: stored.startsWith(plain) ? stored.slice(plain.length) : stored, head }
  const end = headEnd(stored)
  const opened = decrypted(keyFor(keys, head), stored.slice(0, end), Buffer.from(stored.slice(end), 'base64'))
  if (!opened) throw broken(head)
  return { text: opened.toString('utf8'), head }
}

export function sealBytes(key: ContentKey | null, location: ValueLocation, content: Uint8Array): Uint8Array {
  if (key === null) return content
  const head = headOf(key.id, location)
  return Buffer.concat([Buffer.from(head), encrypted(key, head, content)])
}

/** The longest head, by far. */
const head_bytes = 1_000

const headOfBytes = (stored: Uint8Array): string => {
  const start = Buffer.from(stored.buffer, stored.byteOffset, Math.min(stored.length, head_bytes)).toString('latin1')
  return start.startsWith(mark) ? start.slice(0, Math.max(headEnd(start), mark.length)) : ''
}

export function openBytes(
  keys: ContentKeys,
  stored: Uint8Array,
): { readonly bytes: Uint8Array; readonly head: SealedHead | null } {
  const text = headOfBytes(stored)
  const head = sealedHead(text)
  if (head === null) return { bytes: stored, head }
  const opened = decrypted(
    keyFor(keys, head),
    text,
    Buffer.from(stored.buffer, stored.byteOffset + text.length, stored.length - text.length),
  )
  if (!opened) throw broken(head)
  // vectors are read as numbers of four bytes: they begin where such a number may
  return { bytes: Uint8Array.from(opened), head }
}

/** Values that say nothing are kept as they are: columns begin with them, and SQL asks for them. */
const empty: readonly string[] = ['', '[]', '{}', 'null']
export const isEmptyContent = (value: string): boolean => empty.includes(value)

/** What a column begins with whose value is encrypted with this key, as SQL compares it. */
export const sealedPrefix = (key_id: string): string => `${mark}${key_id}:`
export const anySealedPrefix = mark
