import fs from 'node:fs'
import path from 'node:path'
import { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { OpenDatabase, Statements } from '../database.ts'
import type { Schema } from '../schema.ts'
import { embeddedDialect, refuseInsideTransaction } from './dialect.ts'
import { lockDirectory } from './directory-lock.ts'
import { syncFolder } from './durable.ts'
import { turnstile } from './engine.ts'
import type { Engine, Turnstile } from './engine.ts'
import { keepHouse } from './housekeeping.ts'
import { openInThread } from './thread.ts'

/** A failed statement leaves its own transaction broken in the one session: it is undone before anyone else's turn. */
const statementsOn = (engine: Engine, gate: Turnstile): Statements => ({
  execute: (text, values) => {
    refuseInsideTransaction()
    return gate.run(async () => {
      try {
        if (values && values.length > 0) return (await engine.query(text, values)).rows
        return (await engine.exec(text)).flatMap(({ rows }) => rows)
      } catch (error) {
        await engine.exec('rollback')
        throw error
      }
    })
  },
})

/** Many listeners on one subscription per channel. */
const listening = (engine: Engine, gate: Turnstile): OpenDatabase['listen'] => {
  const channels = new Map<string, Set<(payload: string) => void>>()
  return async (channel, onPayload) => {
    const listeners = channels.get(channel) ?? new Set()
    const isNew = !channels.has(channel)
    channels.set(channel, listeners.add(onPayload))
    if (isNew)
      await gate.run(() => engine.listen(channel, (payload) => listeners.forEach((listener) => listener(payload))))
    return async () => {
      listeners.delete(onPayload)
    }
  }
}

/** An embedded engine as the house's database; `onClose` runs after the engine is closed. */
export const databaseOn = (engine: Engine, onClose: () => void | Promise<void>): OpenDatabase => {
  const gate = turnstile()
  const db = new Kysely<Schema>({ dialect: embeddedDialect(engine, gate) })
  return {
    db,
    engine: 'embedded',
    statements: statementsOn(engine, gate),
    listen: listening(engine, gate),
    ping: async () => {
      refuseInsideTransaction()
      await gate.run(() => engine.query('select 1', []))
    },
    dump: (file) => gate.run(() => engine.dump(file)),
    died: engine.died,
    close: async () => {
      await gate.run(() => engine.close())
      await onClose()
    },
  }
}

/**
 * The embedded database in `folder`/database, made when it is not there.
 * @throws Error with one line when another process uses the folder
 */
export const openEmbedded = async (folder: string, log: Logger): Promise<OpenDatabase> => {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = await lockDirectory(folder)
  try {
    const files = path.join(folder, 'database')
    const isNew = !fs.existsSync(path.join(files, 'PG_VERSION'))
    const engine = await openInThread(files)
    if (isNew) {
      // The first files were made without syncing: fix them on the disk before anything is acknowledged.
      await engine.exec('checkpoint')
      syncFolder(folder)
    }
    const database = databaseOn(engine, () => lock.release())
    const stopHousekeeping = keepHouse(database, log)
    return {
      ...database,
      close: async () => {
        stopHousekeeping()
        await database.close()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
