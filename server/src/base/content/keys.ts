import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { LRUCache } from 'lru-cache'
import type { Config } from '../config.ts'
import { type KeysFile, readKeysFile } from './keys-file.ts'

/** A key that was derived for some values. Its salt is stored with each of them, so that it can be derived again. */
interface DerivedKey {
  readonly salt: Buffer
  readonly key: Buffer
}

export interface ContentKey {
  readonly id: string
  readonly secret: Buffer
  /** The derived key that encrypts values now; after a million values a new one is derived. */
  readonly deriving: () => DerivedKey
  readonly derived: (salt: Buffer) => Buffer
}

export const salt_bytes = 16
/** Far below what a random nonce of 96 bits allows (NIST SP 800-38D, 8.3: 2^32). */
const most_values = 2 ** 20
/** Each process derives its own key for every million values. */
const most_kept = 10_000

function contentKey(id: string, secret: Buffer): ContentKey {
  const cache = new LRUCache<string, Buffer>({ max: most_kept })
  const derived = (salt: Buffer): Buffer => {
    const name = salt.toString('latin1')
    const found = cache.get(name)
    if (found) return found
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'alta content values 1', 32))
    cache.set(name, key)
    return key
  }
  let present: DerivedKey | undefined
  let values = 0
  return {
    id,
    secret,
    derived,
    deriving: () => {
      if (!present || values >= most_values) {
        const salt = randomBytes(salt_bytes)
        present = { salt, key: derived(salt) }
        values = 0
      }
      values += 1
      return present
    },
  }
}

/** The keys that contents are encrypted with, as the file names them now. */
export interface ContentKeys {
  /** null: what is written is not encrypted. */
  readonly writing: () => ContentKey | null
  /** undefined: this process has no key of that id. */
  readonly find: (id: string) => ContentKey | undefined
  /** The secret of the words that are searched; null while nothing is encrypted. */
  readonly words: () => Buffer | null
  /** The same secret, also after encryption was switched off; null without a file. */
  readonly oldWords: () => Buffer | null
}

/** Milliseconds after which a process reads the file again. */
const look_again_milliseconds = 1_000

interface LoadedKeys {
  readonly writing: ContentKey | null
  readonly keys: ReadonlyMap<string, ContentKey>
  readonly words: Buffer
}

function knownFrom({ keys, writes, words_secret }: KeysFile): LoadedKeys {
  const known = new Map(keys.map(({ id, secret }) => [id, contentKey(id, Buffer.from(secret, 'base64url'))]))
  return {
    writing: (writes === null ? undefined : known.get(writes)) ?? null,
    keys: known,
    words: Buffer.from(words_secret, 'base64url'),
  }
}

const noKeys: ContentKeys = { writing: () => null, find: () => undefined, words: () => null, oldWords: () => null }

/**
 * The keys of ALTA_CONTENT_KEYS_FILE. The file is read again while the process runs, so that a new key needs no
 * restart; if it cannot be read then, the known keys stay in use. @throws Error with one line when it cannot be read at
 * the start
 */
export function openContentKeys({
  ALTA_CONTENT_KEYS_FILE: file,
}: Partial<Pick<Config, 'ALTA_CONTENT_KEYS_FILE'>>): ContentKeys {
  if (file === undefined) return noKeys
  const stampOf = () => {
    const { mtimeMs, size, ino } = fs.statSync(file)
    return `${mtimeMs} ${size} ${ino}`
  }
  const first = () => ({ known: knownFrom(readKeysFile(file)), stamp: stampOf(), looked: Date.now() })
  let state = first()
  const lookAgain = (): LoadedKeys => {
    const now = Date.now()
    if (now - state.looked < look_again_milliseconds) return state.known
    try {
      const stamp = stampOf()
      state =
        stamp === state.stamp ? { ...state, looked: now } : { known: knownFrom(readKeysFile(file)), stamp, looked: now }
    } catch {
      state = { ...state, looked: now }
    }
    return state.known
  }
  return {
    writing: () => lookAgain().writing,
    find: (id) => {
      const found = state.known.keys.get(id)
      if (found) return found
      return lookAgain().keys.get(id)
    },
    words: () => {
      const { writing, words } = lookAgain()
      return writing && words
    },
    oldWords: () => lookAgain().words,
  }
}

/** A value that distinguishes a key from another of the same id, and reveals nothing of the key itself. */
export const checkOf = (secret: Buffer): string =>
  createHmac('sha256', secret).update('alta content key check 1').digest('base64url').slice(0, 16)
