import fs from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '#base/clock'
import { type Config, readConfig } from '#base/config'
import { type KeysFile, newKeysFile, readKeysFile, withNewKey, writeKeysFile } from '#base/content/keys-file'
import { openContentKeys } from '#base/content/keys'
import { notEncrypted, type UsedKey, usedKeys } from '#base/content/registry'
import { askRunningServer } from '#base/control'
import { migrate } from '#base/database/migrate'
import { openFiles } from '#base/storage/open'
import {
  runKeyCommand,
  type ContentKeyCommand,
  contentKeyReply,
  type ContentKeyReply,
} from '../features/content-keys/key-commands.ts'
import type { Position } from '../features/content-keys/rewrite.ts'
import { type Terminal, usageError } from './command.ts'
import { withDatabase } from './command-services.ts'

export const usage = 'create FILE | add | use ID|none | apply | state | remove ID | forget ID'

type SendKeyCommand = (command: ContentKeyCommand) => Promise<ContentKeyReply>

/** A running server does it itself: no other process may open the embedded database meanwhile. */
async function withKeyCommands<T>(config: Config, work: (send: SendKeyCommand) => Promise<T>): Promise<T> {
  const ask = async (command: ContentKeyCommand) =>
    await askRunningServer(config.ALTA_DATA_DIR, 'content_keys', command)
  if (config.DATABASE_URL === undefined && (await ask({ act: 'list' })))
    return await work(async (command) => {
      const answer = await ask(command)
      if (!answer) throw new Error('the server has stopped: run the command again')
      return contentKeyReply.parse(answer.output)
    })
  return await withDatabase(async (_, database) => {
    await migrate(database)
    const keys = openContentKeys(config)
    const store = { db: database.db, files: openFiles(config), keys, clock: systemClock }
    return await work((command) => runKeyCommand(store, command))
  })
}

interface ConfiguredKeysFile {
  readonly config: Config
  readonly file: string
  readonly present: KeysFile
}

function openKeys(): ConfiguredKeysFile {
  const config = readConfig(process.env)
  const file = config.ALTA_CONTENT_KEYS_FILE
  if (file === undefined) throw new Error('ALTA_CONTENT_KEYS_FILE is unset: alta content-keys create FILE makes one')
  return { config, file, present: readKeysFile(file) }
}

async function create(file: string, terminal: Terminal): Promise<void> {
  writeKeysFile(file, newKeysFile(systemClock.now()), { fresh: true })
  await terminal.write(
    `Written to ${file}. Keep a copy of it apart from the backups: without it nobody reads what is encrypted.\n` +
      `Set ALTA_CONTENT_KEYS_FILE=${file}, restart, then: alta content-keys apply\n`,
  )
}

async function add(terminal: Terminal): Promise<void> {
  const { file, present } = openKeys()
  const { file: more, id } = withNewKey(present, systemClock.now())
  writeKeysFile(file, more, { fresh: false })
  await terminal.write(
    `${id} is added and reads. Bring the file to every machine and keep a copy, then: alta content-keys use ${id}\n`,
  )
}

const bytes = (secret: string): Buffer => Buffer.from(secret, 'base64url')

/**
 * The entry of the key of this id in the database before anything is written with it; null: contents are not encrypted.
 */
function usedOf({ present }: ConfiguredKeysFile, id: string | null): UsedKey[] | null {
  const key = present.keys.find((one) => one.id === id)
  return key ? usedKeys(key.id, bytes(key.secret), bytes(present.words_secret)) : null
}

async function use(id: string, terminal: Terminal): Promise<void> {
  const opened = openKeys()
  const { config, file, present } = opened
  const key = present.keys.find((one) => one.id === id)
  if (!key && id !== notEncrypted) throw new Error(`${file} has no key ${id}`)
  // The database comes first, so that it knows which keys it needs, whatever is written.
  await withKeyCommands(config, (send) => send({ act: 'register', keys: usedOf(opened, id) }))
  writeKeysFile(file, { ...present, writes: key?.id ?? null }, { fresh: false })
  await terminal.write(
    key
      ? `${id} writes from now on. Bring the file to every machine, then: alta content-keys apply\n`
      : 'What is written from now on is not encrypted. Bring the file to every machine, then: alta content-keys apply\n',
  )
}

/**
 * This long after the file was changed, every process writes with the key it names, and has committed what it wrote
 * before.
 */
const settled_milliseconds = 10_000
/** The most passes: other processes may have written with an older key between two of them. */
const most_passes = 10

interface Pass {
  readonly changed: number
  readonly unreadable: number
}

async function onePass(send: SendKeyCommand, writing: string | null): Promise<Pass> {
  let from: Position | null = { part: 0, after: null }
  const pass = { changed: 0, unreadable: 0 }
  while (from) {
    const { piece } = await send({ act: 'rewrite', writing, from })
    if (!piece) throw new Error('the running server is of another version: restart it')
    pass.changed += piece.changed
    pass.unreadable += piece.unreadable
    from = piece.next
  }
  return pass
}

/** Repeats until everything is found to be written as the file requires. Returns how much was written. */
async function rewriteAll(send: SendKeyCommand, keys: ConfiguredKeysFile): Promise<number> {
  const { file, present } = keys
  await send({ act: 'register', keys: usedOf(keys, present.writes) })
  let changed = 0
  for (let pass = 0; pass < most_passes; pass += 1) {
    const since = Date.now() - fs.statSync(file).mtimeMs
    if (since < settled_milliseconds) await wait(settled_milliseconds - since)
    const one = await onePass(send, present.writes)
    changed += one.changed
    if (one.unreadable > 0)
      throw new Error(`${one.unreadable} rows or files cannot be opened: a key is missing, or they were changed`)
    if (one.changed > 0) continue
    await send({ act: 'finish', writing: present.writes })
    return changed
  }
  throw new Error('a server goes on writing with another key: bring the file to every machine, and run this again')
}

async function apply(terminal: Terminal): Promise<void> {
  const keys = openKeys()
  await withKeyCommands(keys.config, async (send) => {
    const changed = await rewriteAll(send, keys)
    const { writes } = keys.present
    const how = writes === null ? 'nothing is encrypted' : `everything is encrypted with ${writes}`
    await terminal.write(`${changed} rows and files were written anew; ${how}.\n`)
    await printState(send, keys, terminal)
  })
}

async function printState(send: SendKeyCommand, { present }: ConfiguredKeysFile, terminal: Terminal): Promise<void> {
  const { used } = await send({ act: 'list' })
  const needed = new Map(used.map(({ key_id, unneeded_at }) => [key_id, unneeded_at]))
  for (const { id } of present.keys) {
    const since = needed.get(id)
    const need =
      since === undefined ? 'nothing was encrypted with it' : since === null ? 'needed' : `not needed since ${since}`
    await terminal.write(`${id}: ${id === present.writes ? 'writes' : 'reads'}, ${need}\n`)
  }
  if (present.writes !== null && needed.get(notEncrypted) === null)
    await terminal.write('Some contents may not be encrypted yet: alta content-keys apply\n')
}

async function remove(id: string, terminal: Terminal): Promise<void> {
  const keys = openKeys()
  const { file, present } = keys
  if (!present.keys.some((key) => key.id === id)) throw new Error(`${file} has no key ${id}`)
  if (present.writes === id) throw new Error(`${id} writes: alta content-keys use another first`)
  await withKeyCommands(keys.config, async (send) => {
    const { used } = await send({ act: 'list' })
    // Everything is examined once more, because a server with old settings may have written with the key.
    if (used.some(({ key_id }) => key_id === id)) await rewriteAll(send, keys)
  })
  writeKeysFile(file, { ...present, keys: present.keys.filter((key) => key.id !== id) }, { fresh: false })
  await terminal.write(`${id} is removed. Backups made before need it: keep it with the copies of the file.\n`)
}

async function forget(id: string, terminal: Terminal): Promise<void> {
  const config = readConfig(process.env)
  const { known } = await withKeyCommands(config, (send) => send({ act: 'forget', key_id: id }))
  if (!known) throw new Error(`nothing is known to be encrypted with ${id}`)
  await terminal.write(`The server starts without ${id}. What is encrypted with it stays unreadable.\n`)
}

/** `alta content-keys`: the keys that files and texts are encrypted with. */
export async function run([action, word, ...more]: string[], terminal: Terminal): Promise<void> {
  const acts = { create, use, remove, forget }
  if (more.length > 0) throw usageError(`nothing is expected here: ${more.join(' ')}`)
  if (action === 'create' || action === 'use' || action === 'remove' || action === 'forget') {
    if (word === undefined) throw usageError(`${action} takes a word: ${usage}`)
    return await acts[action](word, terminal)
  }
  if (word !== undefined) throw usageError(`nothing is expected here: ${word}`)
  if (action === 'add') return await add(terminal)
  if (action === 'apply') return await apply(terminal)
  if (action !== 'state') throw usageError(usage)
  const keys = openKeys()
  await withKeyCommands(keys.config, (ask) => printState(ask, keys, terminal))
}
