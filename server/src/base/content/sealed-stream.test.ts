import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { openFiles } from '../storage/open.ts'
import { sealedFiles } from '../storage/sealed.ts'
import { openContentKeys } from './keys.ts'
import { newKeysFile, writeKeysFile } from './keys-file.ts'
import { fileKeyId, openedStream, sealedStream } from './sealed-stream.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-sealed-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const keysIn = (name: string) => {
  const file = path.join(folder, `${name}.json`)
  writeKeysFile(file, newKeysFile(new Date()), { fresh: true })
  return openContentKeys({ ALTA_CONTENT_KEYS_FILE: file })
}
const keys = keysIn('keys')
const context = 'organisation/document'
const chunk = 64 * 1024
const head_bytes = 10 + 1 + 17 + 16 + 12 + 48

const sealed = async (content: Uint8Array, at = context): Promise<Buffer> => {
  const key = keys.writing()
  if (!key) throw new Error('no key')
  // The pieces have an odd size, as those of a network do.
  const pieces = Array.from({ length: Math.ceil(content.length / 1_777) }, (_, index) =>
    content.subarray(index * 1_777, (index + 1) * 1_777),
  )
  return await buffer(Readable.from(sealedStream(key, at, Readable.from(pieces))))
}
const opened = async (encrypted: Uint8Array, at = context, by = keys) => {
  const { content } = await openedStream(by, at, Readable.from([encrypted]))
  return await buffer(Readable.from(content))
}
const unreadable = { code: 'content-unreadable' }

describe('an encrypted file', () => {
  it.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk, 3 * chunk + 5])(
    'of %i bytes is decrypted to the same bytes',
    async (size) => {
      const content = randomBytes(size)
      const encrypted = await sealed(content)
      expect(encrypted.length).toBe(head_bytes + size + 16 * Math.max(1, Math.ceil(size / chunk)))
      expect(fileKeyId(encrypted)).toBe(keys.writing()?.id)
      expect(Buffer.compare(await opened(encrypted), content)).toBe(0)
      expect(size >= 32 && encrypted.includes(content.subarray(0, 32))).toBe(false)
    },
  )

  it('is refused under another file’s key path, with another key, and without its key', async () => {
    const encrypted = await sealed(randomBytes(1_000))
    await expect(opened(encrypted, 'organisation/other')).rejects.toMatchObject(unreadable)
    await expect(opened(encrypted, context, keysIn('others'))).rejects.toMatchObject(unreadable)
    await expect(opened(encrypted, context, openContentKeys({}))).rejects.toMatchObject(unreadable)
    const other = keysIn('same-id')
    const writing = other.writing()
    const same = { ...keys, find: () => writing ?? undefined }
    await expect(opened(encrypted, context, same)).rejects.toMatchObject(unreadable)
  })

  it('is refused when any bit of it was flipped', async () => {
    const encrypted = await sealed(randomBytes(3 * chunk))
    const places = [12, head_bytes - 70, head_bytes - 5, head_bytes, head_bytes + chunk + 20, encrypted.length - 1]
    for (const at of places) {
      const wrong = Buffer.from(encrypted)
      wrong[at] = (wrong[at] ?? 0) ^ 4
      await expect(opened(wrong)).rejects.toMatchObject(unreadable)
    }
  })

  it('is refused when chunks are missing, swapped, repeated or taken from another file', async () => {
    const encrypted = await sealed(randomBytes(3 * chunk))
    const other = await sealed(randomBytes(3 * chunk))
    const size = chunk + 16
    const [head, one, two, three] = [
      encrypted.subarray(0, head_bytes),
      ...[0, 1, 2].map((at) => encrypted.subarray(head_bytes + at * size, head_bytes + (at + 1) * size)),
    ]
    const foreign = other.subarray(head_bytes, head_bytes + size)
    const wrongs = [
      [head, one, two],
      [head, one],
      [head],
      [head, two, one, three],
      [head, one, one, two, three],
      [head, one, three],
      [head, foreign, two, three],
      [head, one, two, three, three],
      [head, one, two, three, Buffer.of(0)],
    ]
    for (const parts of wrongs)
      await expect(opened(Buffer.concat(parts.flatMap((part) => part ?? [])))).rejects.toMatchObject(unreadable)
    for (const cut of [1, 15, 16, 17, chunk, head_bytes])
      await expect(opened(encrypted.subarray(0, -cut))).rejects.toMatchObject(unreadable)
  })

  it('passes on nothing of a chunk that was changed', async () => {
    const content = randomBytes(2 * chunk)
    const encrypted = await sealed(content)
    encrypted[head_bytes + chunk + 16 + 5] = (encrypted[head_bytes + chunk + 16 + 5] ?? 0) ^ 1
    const { content: stream } = await openedStream(keys, context, Readable.from([encrypted]))
    const handed: Uint8Array[] = []
    await expect(
      (async () => {
        for await (const part of stream) handed.push(part)
      })(),
    ).rejects.toMatchObject(unreadable)
    expect(Buffer.compare(Buffer.concat(handed), content.subarray(0, chunk))).toBe(0)
  })
})

describe('files with a key', () => {
  const store = openFiles(readConfig({ ALTA_DATA_DIR: path.join(folder, 'data') }))
  const files = sealedFiles(store, keys)
  const read = async (from: typeof files, at: string) => {
    const content = await from.get(at)
    return content && (await buffer(content)).toString()
  }

  it('are encrypted in storage, from bytes and from a stream', async () => {
    await files.put('a/bytes', Buffer.from('Zarzaparrilla'))
    await files.put('a/stream', Readable.from([Buffer.from('Zarza'), Buffer.from('parrilla')]))
    for (const at of ['a/bytes', 'a/stream']) {
      expect(await read(store, at)).not.toContain('Zarza')
      expect(await read(files, at)).toBe('Zarzaparrilla')
    }
    expect(await files.get('a/nothing')).toBeUndefined()
  })

  it('that were stored before there was a key are read as they are', async () => {
    await store.put('a/old', Buffer.from('de antes'))
    await store.put('a/empty', Buffer.of())
    expect([await read(files, 'a/old'), await read(files, 'a/empty')]).toEqual(['de antes', ''])
  })

  it('keep their previous version when an upload breaks off', async () => {
    await files.put('a/whole', Buffer.from('entero'))
    const breaking = Readable.from(
      (async function* () {
        yield Buffer.from('medi')
        throw new Error('gone')
      })(),
    )
    await expect(files.put('a/whole', breaking)).rejects.toThrow('gone')
    expect(await read(files, 'a/whole')).toBe('entero')
  })
})
