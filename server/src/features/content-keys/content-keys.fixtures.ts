import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { newKeysFile, readKeysFile, withNewKey, writeKeysFile } from '#base/content/keys-file'
import { registerKeys, usedKeys } from '#base/content/registry'
import { openFiles } from '#base/storage/open'
import type { TestServer } from '../../contract-tests/test-server.ts'
import { runKeyCommand } from './key-commands.ts'
import type { Position } from './rewrite.ts'

/** The raw contents of the database and of the folder of files, as a thief would read them. */
export async function storedContents({ services: { db, config } }: TestServer): Promise<string> {
  const plain = db.withoutPlugins()
  const tables = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(plain)
  const contents: string[] = []
  for (const { schema, name } of tables.rows) {
    const { rows } = await sql<{ text: string }>`
      select kept::text as text from ${sql.table(`${schema}.${name}`)} kept`.execute(plain)
    contents.push(...rows.map(({ text }) => `${name}: ${text}`))
  }
  const folder = path.join(config.ALTA_DATA_DIR, 'files')
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) contents.push(fs.readFileSync(path.join(entry.parentPath, entry.name)).toString('latin1'))
  return contents.join('\n')
}

/** Those of the words that the contents include, regardless of case. */
export const foundIn = (contents: string, words: readonly string[]): string[] => {
  const lower = contents.toLowerCase()
  return words.filter((word) => lower.includes(word.toLowerCase()))
}

/** Creates a file of keys in a new folder. */
export function newKeys(): { readonly file: string; readonly environment: Record<string, string> } {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync('/tmp'), 'alta-keys-'))
  const file = path.join(folder, 'content-keys.json')
  writeKeysFile(file, newKeysFile(new Date()), { fresh: true })
  return { file, environment: { ALTA_CONTENT_KEYS_FILE: file } }
}

/** The actions of `alta content-keys`, on the server's database. */
export function keysOf({ services: { db, config, keys, clock } }: TestServer, file: string) {
  const store = { db, files: openFiles(config), keys, clock }
  const writing = () => readKeysFile(file).writes
  const isKnown = async () => {
    // A process notices the change within a second.
    await expect.poll(() => keys.writing()?.id ?? null, { timeout: 10_000 }).toBe(writing())
  }
  return {
    writing,
    add: (): string => {
      const { file: more, id } = withNewKey(readKeysFile(file), new Date())
      writeKeysFile(file, more, { fresh: false })
      return id
    },
    use: async (id: string | null) => {
      const present = readKeysFile(file)
      const key = present.keys.find((one) => one.id === id)
      const bytes = (secret: string) => Buffer.from(secret, 'base64url')
      const used = key ? usedKeys(key.id, bytes(key.secret), bytes(present.words_secret)) : null
      await registerKeys(db, used, clock.now())
      writeKeysFile(file, { ...present, writes: id }, { fresh: false })
      await isKnown()
    },
    remove: (id: string) => {
      const present = readKeysFile(file)
      writeKeysFile(file, { ...present, keys: present.keys.filter((key) => key.id !== id) }, { fresh: false })
    },
    /** Rewrites everything; returns how many records were changed and how many could not be decrypted. */
    rewriteAll: async () => {
      const all = { changed: 0, unreadable: 0 }
      let from: Position | null = { part: 0, after: null }
      while (from) {
        const { piece } = await runKeyCommand(store, { act: 'rewrite', writing: writing(), from })
        all.changed += piece?.changed ?? 0
        all.unreadable += piece?.unreadable ?? 0
        from = piece?.next ?? null
      }
      return all
    },
    finish: async () => await runKeyCommand(store, { act: 'finish', writing: writing() }),
    used: async () => (await runKeyCommand(store, { act: 'list' })).used,
  }
}
