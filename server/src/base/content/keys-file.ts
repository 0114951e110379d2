import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

/** 32 bytes as base64url. */
const secret = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))
const keyId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))

/** The contents of the file that ALTA_CONTENT_KEYS_FILE names. Every key reads; at most one writes. */
const shape = z.object({
  format: z.literal('alta-content-keys-1'),
  /** The id of the key that writes; null: what is written is not encrypted. */
  writes: z.nullable(keyId),
  keys: z.array(z.object({ id: keyId, made_at: z.string(), secret })),
  /** This secret never changes: the hashes of words that are searched are derived from it. */
  words_secret: secret,
})
export type KeysFile = z.infer<typeof shape>

const newSecret = (): string => randomBytes(32).toString('base64url')

/** A new key, whose name contains the time it was made. */
function newKey(now: Date): KeysFile['keys'][number] {
  const made_at = now.toISOString()
  return { id: `${made_at.slice(0, 10)}-${randomBytes(3).toString('hex')}`, made_at, secret: newSecret() }
}

/** A new file with one key, which writes. */
export function newKeysFile(now: Date): KeysFile {
  const key = newKey(now)
  return { format: 'alta-content-keys-1', writes: key.id, keys: [key], words_secret: newSecret() }
}

/** The file with one more key, which only reads, and the id of that key. */
export function withNewKey(present: KeysFile, now: Date): { readonly file: KeysFile; readonly id: string } {
  const key = newKey(now)
  return { file: { ...present, keys: [...present.keys, key] }, id: key.id }
}

/** @throws Error with one line that contains nothing of the file */
export function readKeysFile(file: string): KeysFile {
  let text: string
  try {
    text = fs.readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error('The file of ALTA_CONTENT_KEYS_FILE cannot be read.', { cause: error })
  }
  try {
    const read = shape.parse(JSON.parse(text))
    const ids = new Set(read.keys.map(({ id }) => id))
    if (ids.size !== read.keys.length || (read.writes !== null && !ids.has(read.writes))) throw new Error('ids')
    return read
  } catch {
    throw new Error('The file of ALTA_CONTENT_KEYS_FILE is not one that `alta content-keys` made.')
  }
}

/** Whether others than its owner may read or change the file. Always false where the system has no such rights. */
export const isOpenToOthers = (file: string): boolean =>
  process.platform !== 'win32' && (fs.statSync(file).mode & 0o077) !== 0

function syncPath(target: string): void {
  const handle = fs.openSync(target, 'r')
  try {
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
}

/**
 * Writes the file whole or not at all, for its owner alone, and syncs it to the disk before anything is written with a
 * key of it. @throws Error when `fresh` and a file is there
 */
export function writeKeysFile(file: string, content: KeysFile, { fresh }: { readonly fresh: boolean }): void {
  const beside = `${file}.${randomBytes(6).toString('hex')}`
  fs.writeFileSync(beside, `${JSON.stringify(content, null, 2)}\n`, { flag: 'wx', mode: 0o600 })
  try {
    syncPath(beside)
    if (fresh) fs.linkSync(beside, file)
    else fs.renameSync(beside, file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new Error(`${file} is there already: keys are never written over.`, { cause: error })
    throw error
  } finally {
    fs.rmSync(beside, { force: true })
  }
  syncPath(path.dirname(path.resolve(file)))
}
