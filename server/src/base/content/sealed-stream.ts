import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { type ContentKey, type ContentKeys, salt_bytes } from './keys.ts'
import { unreadable } from './sealed-text.ts'

/**
 * A file as it is kept: magic, length and id of the key, salt, nonce, the file's own key as it is wrapped with a key that
 * HKDF derives with the salt (AES-256-GCM; the head and the place of the file are authenticated with it), then chunks of
 * 64 KiB, each AES-256-GCM under the file's key. The nonce of a chunk is its number and whether it is the last: STREAM
 * (Hoang, Reyhanitabar, Rogaway, Vizár 2015), as age has it. Nothing is handed on before its tag has been checked.
 */
const magic = Buffer.from([0x89, 0x41, 0x4c, 0x54, 0x41, 0x0d, 0x0a, 0x1a, 0x0a, 0x01])
const cipher = 'aes-256-gcm'
const key_bytes = 32
const iv_bytes = 12
const tag_bytes = 16
const chunk_bytes = 64 * 1024
const wrapped_bytes = key_bytes + tag_bytes
/** The longest head: a key's id has 40 signs at most. */
export const head_bytes = magic.length + 1 + 40 + salt_bytes + iv_bytes + wrapped_bytes

/** A new key for each file, so that its nonces may be counted. */
const wrapping = (key: ContentKey, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key.secret, salt, 'alta content file 1', key_bytes))

const boundTo = (head: Buffer, storageKey: string): Buffer => Buffer.concat([head, Buffer.from(storageKey)])

function chunkNonce(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(iv_bytes)
  nonce.writeUIntBE(number, 5, 6)
  nonce[iv_bytes - 1] = isLast ? 1 : 0
  return nonce
}

function sealedChunk(key: Buffer, chunk: Buffer, nonce: Buffer): Buffer {
  const sealing = createCipheriv(cipher, key, nonce)
  return Buffer.concat([sealing.update(chunk), sealing.final(), sealing.getAuthTag()])
}

interface ChunkPlace {
  readonly nonce: Buffer
  readonly bound?: Buffer
}

/** undefined: it was changed, or is bound to something else. */
function openedChunk(key: Buffer, chunk: Buffer, { nonce, bound }: ChunkPlace): Buffer | undefined {
  if (chunk.length < tag_bytes) return undefined
  const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tag_bytes })
  if (bound) opening.setAAD(bound)
  opening.setAuthTag(chunk.subarray(-tag_bytes))
  try {
    return Buffer.concat([opening.update(chunk.subarray(0, -tag_bytes)), opening.final()])
  } catch {
    return undefined
  }
}

/** Pieces of any size as pieces of `size` bytes; the last has what is left, and comes only where something is. */
async function* inPieces(content: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let pending: Buffer[] = []
  let length = 0
  for await (const part of content) {
    pending.push(Buffer.from(part.buffer, part.byteOffset, part.byteLength))
    length += part.byteLength
    if (length < size) continue
    let joined = Buffer.concat(pending)
    for (; joined.length >= size; joined = joined.subarray(size)) yield joined.subarray(0, size)
    pending = [joined]
    length = joined.length
  }
  if (length > 0) yield Buffer.concat(pending)
}

/** Each with whether it is the last; one, of nothing, where there is none. */
async function* withLast(pieces: AsyncIterable<Buffer>): AsyncGenerator<readonly [piece: Buffer, isLast: boolean]> {
  let before: Buffer | undefined
  for await (const piece of pieces) {
    if (before) yield [before, false]
    before = piece
  }
  yield [before ?? Buffer.of(), true]
}

/** The file as it is to be kept at `storageKey`. */
export async function* sealedStream(
  key: ContentKey,
  storageKey: string,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const own = randomBytes(key_bytes)
  const id = Buffer.from(key.id)
  const salt = randomBytes(salt_bytes)
  const iv = randomBytes(iv_bytes)
  const head = Buffer.concat([magic, Buffer.of(id.length), id, salt, iv])
  const sealing = createCipheriv(cipher, wrapping(key, salt), iv).setAAD(boundTo(head, storageKey))
  yield Buffer.concat([head, sealing.update(own), sealing.final(), sealing.getAuthTag()])
  let number = 0
  for await (const [piece, isLast] of withLast(inPieces(content, chunk_bytes))) {
    yield sealedChunk(own, piece, chunkNonce(number, isLast))
    number += 1
  }
}

/** The id of the key that a file, which begins like this, is encrypted with; null: it is not. */
export function fileKeyId(start: Uint8Array): string | null {
  if (start.length <= magic.length || !Buffer.from(start.subarray(0, magic.length)).equals(magic)) return null
  const end = magic.length + 1 + (start[magic.length] ?? 0)
  return Buffer.from(start.subarray(magic.length + 1, end)).toString('latin1')
}

const changed = (id: string) =>
  unreadable(`a file was changed, cut off, put in the place of another, or encrypted with another key than ${id}`)

interface Unwrapped {
  readonly key: Buffer
  readonly id: string
  /** What follows the head. */
  readonly rest: Buffer
}

function unwrapped(keys: ContentKeys, storageKey: string, start: Buffer): Unwrapped | null {
  const id = fileKeyId(start)
  if (id === null) return null
  const key = keys.find(id)
  if (!key) throw unreadable(`a file is encrypted with the key ${id}, which is missing`)
  const salt_at = magic.length + 1 + id.length
  const iv_at = salt_at + salt_bytes
  const wrapped_at = iv_at + iv_bytes
  const wrapped = start.subarray(wrapped_at, wrapped_at + wrapped_bytes)
  const bound = boundTo(start.subarray(0, wrapped_at), storageKey)
  const nonce = start.subarray(iv_at, wrapped_at)
  const own = openedChunk(wrapping(key, start.subarray(salt_at, iv_at)), wrapped, { nonce, bound })
  if (own?.length !== key_bytes) throw changed(id)
  return { key: own, id, rest: start.subarray(wrapped_at + wrapped_bytes) }
}

async function* openedChunks(
  { key, id, rest }: Unwrapped,
  more: AsyncIterator<Uint8Array, unknown>,
): AsyncGenerator<Buffer> {
  const all = async function* () {
    yield rest
    for (let next = await more.next(); !next.done; next = await more.next()) yield next.value
  }
  let number = 0
  for await (const [piece, isLast] of withLast(inPieces(all(), chunk_bytes + tag_bytes))) {
    const opened = openedChunk(key, piece, { nonce: chunkNonce(number, isLast) })
    // only a file of nothing ends with an empty chunk
    if (!opened || (opened.length === 0 && number > 0)) throw changed(id)
    yield opened
    number += 1
  }
}

export interface OpenedStream {
  /** null: it was kept as it is. */
  readonly key_id: string | null
  readonly content: AsyncIterable<Uint8Array>
}

/**
 * What is kept at `storageKey`, readable; its head and its first chunk have been checked when this answers.
 * @throws Problem `content-unreadable`, here or in the midst of the content: then what came before is not the whole.
 */
export async function openedStream(
  keys: ContentKeys,
  storageKey: string,
  stored: AsyncIterable<Uint8Array>,
): Promise<OpenedStream> {
  const parts = stored[Symbol.asyncIterator]()
  let start: Buffer = Buffer.of()
  while (start.length < head_bytes) {
    const next = await parts.next()
    if (next.done) break
    start = Buffer.concat([start, next.value])
  }
  const head = unwrapped(keys, storageKey, start)
  const chunks = head ? openedChunks(head, parts) : undefined
  const first = chunks ? await chunks.next() : { done: false, value: start }
  const content = async function* () {
    try {
      if (!first.done && first.value && first.value.length > 0) yield first.value
      const others = chunks ?? { [Symbol.asyncIterator]: () => parts }
      for await (const chunk of others) yield chunk
    } finally {
      await parts.return?.()
    }
  }
  return { key_id: head?.id ?? null, content: content() }
}
