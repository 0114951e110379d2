import { sql } from 'kysely'
import { checkOf, type ContentKeys } from './keys.ts'
import type { Db } from '../database.ts'

/** Stands in place of a key's id for contents that are not encrypted. */
export const notEncrypted = 'none'
const words = 'words'

/** Which keys the stored contents may need. */
export const listUsed = async (db: Db) =>
  await db.selectFrom('content_keys').selectAll().orderBy('first_used_at').execute()

const isAnythingKept = async (db: Db): Promise<boolean> => {
  for (const table of ['discharge_reports', 'chat_sessions'] as const)
    if (await db.selectFrom(table).select('organisation_id').limit(1).executeTakeFirst()) return true
  return false
}

interface Needed {
  readonly key_id: string
  readonly check_value: string | null
}

async function markNeeded(db: Db, needed: Needed, now: Date): Promise<void> {
  await db
    .insertInto('content_keys')
    .values({ ...needed, first_used_at: now, unneeded_at: null })
    .onConflict((conflict) =>
      conflict.column('key_id').doUpdateSet({
        unneeded_at: null,
        // Another key may reuse the name of one that nothing needs any more.
        check_value: sql`case when content_keys.unneeded_at is null then content_keys.check_value else excluded.check_value end`,
      }),
    )
    .execute()
}

/** A key, and the value that distinguishes it from others of its id. */
export interface UsedKey {
  readonly key_id: string
  readonly check_value: string
}

const isAnother = (key_id: string) =>
  `the key ${key_id} of ALTA_CONTENT_KEYS_FILE is another than the one that contents are encrypted with`

/**
 * Records in the database which keys contents are written with from now on (null: not encrypted), before anything is
 * written. @throws Error for another key of the same name
 */
export async function registerKeys(db: Db, writing: readonly UsedKey[] | null, now: Date): Promise<void> {
  const used = await listUsed(db)
  if (writing === null) {
    if (used.length > 0) await markNeeded(db, { key_id: notEncrypted, check_value: null }, now)
    return
  }
  if (used.length === 0 && (await isAnythingKept(db)))
    await markNeeded(db, { key_id: notEncrypted, check_value: null }, now)
  for (const key of writing) {
    const known = used.find(({ key_id, unneeded_at }) => key_id === key.key_id && unneeded_at === null)
    if (known && known.check_value !== key.check_value) throw new Error(isAnother(key.key_id))
    await markNeeded(db, key, now)
  }
}

/** A key of the file as the database knows it, with the secret of the words. */
export const usedKeys = (id: string, secret: Buffer, words_secret: Buffer): UsedKey[] => [
  { key_id: id, check_value: checkOf(secret) },
  { key_id: words, check_value: checkOf(words_secret) },
]

/** Registers the writing key, as a server does when it starts. */
export async function registerWriting(db: Db, keys: ContentKeys, now: Date): Promise<void> {
  const key = keys.writing()
  const secret = keys.words()
  await registerKeys(db, key && secret && usedKeys(key.id, key.secret, secret), now)
}

/** The keys that contents may need and this process does not have: one line for each. */
export async function missingKeys(db: Db, keys: ContentKeys): Promise<string[]> {
  const missing: string[] = []
  const used = await listUsed(db)
  // Keys of contents come first: a file that has these also has the secret of the words.
  for (const { key_id, check_value, unneeded_at } of used.toSorted(
    (a, b) => Number(a.key_id === words) - Number(b.key_id === words),
  )) {
    if (unneeded_at !== null || key_id === notEncrypted) continue
    const secret = key_id === words ? keys.oldWords() : keys.find(key_id)?.secret
    if (!secret)
      missing.push(`contents are encrypted with the key ${key_id}, which ALTA_CONTENT_KEYS_FILE does not hold`)
    else if (checkOf(secret) !== check_value) missing.push(isAnother(key_id))
  }
  return missing
}

/** @throws Error with one line: a server without its keys would write new contents beside unreadable ones */
export async function assertKeysPresent(db: Db, keys: ContentKeys): Promise<void> {
  const [first] = await missingKeys(db, keys)
  if (first !== undefined) throw new Error(`Keys: ${first}. See docs/operations.md.`)
}

/** Called after everything was found to be encrypted with the key that writes, or unencrypted where no key writes. */
export async function markOtherKeysUnneeded(db: Db, keys: ContentKeys, now: Date): Promise<void> {
  const key = keys.writing()
  const needed = key ? [key.id, words] : [notEncrypted]
  await db
    .updateTable('content_keys')
    .set({ unneeded_at: now })
    .where('key_id', 'not in', needed)
    .where('unneeded_at', 'is', null)
    .execute()
}

/**
 * Lets the server start without a lost key; what is encrypted with it stays unreadable. False: no such key was used.
 */
export async function markKeyLost(db: Db, key_id: string, now: Date): Promise<boolean> {
  const forgotten = await db
    .updateTable('content_keys')
    .set({ unneeded_at: now })
    .where('key_id', '=', key_id)
    .returning('key_id')
    .executeTakeFirst()
  return forgotten !== undefined
}
