import fs from 'node:fs'
import path from 'node:path'
import { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { answerWithin } from '../../answer-within.ts'
import type { OpenDatabase, Statements } from '../../database.ts'
import type { Schema } from '../schema.ts'
import { embeddedDialect, refuseInsideTransaction } from './dialect.ts'
import { lockDirectory } from './directory-lock.ts'
import { syncFolder } from './durable.ts'
import { turnstile } from './engine.ts'
import type { Engine, Turnstile } from './engine.ts'
import { scheduleMaintenance } from './housekeeping.ts'
import { openInThread } from './thread.ts'

const ping_milliseconds = 5_000

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

/** Lets many listeners share one subscription per channel. */
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

/** An embedded engine as Alta's database; `onClose` runs after the engine is closed. */
export const databaseOn = (engine: Engine, onClose: () => void | Promise<void>): OpenDatabase => {
  const gate = turnstile()
  let writes = 0
  const wrote = () => void (writes += 1)
  const db = new Kysely<Schema>({ dialect: embeddedDialect(engine, gate, wrote) })
  return {
    db,
    engine: 'embedded',
    changes: () => writes,
    sessions: () => {
      const present = gate.present()
      return { in_use: Math.min(1, present), idle: present > 0 ? 0 : 1, waiting: Math.max(0, present - 1) }
    },
    statements: statementsOn(engine, gate),
    listen: listening(engine, gate),
    ping: async () => {
      refuseInsideTransaction()
      const answer = gate.run(() => engine.query('select 1', []))
      if ((await answerWithin(answer, ping_milliseconds, null)) === null)
        throw new Error('The database does not answer.')
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
 * Makes an empty database beside its final place, syncs it to the disk, and only then moves it there: a start that is
 * interrupted leaves nothing that the next one could take for a database.
 */
const makeDatabase = async (folder: string, files: string): Promise<void> => {
  const beside = path.join(folder, 'database.unfinished')
  fs.rmSync(beside, { recursive: true, force: true })
  const engine = await openInThread(beside)
  await engine.close()
  fs.chmodSync(beside, 0o700)
  syncFolder(beside)
  fs.renameSync(beside, files)
  syncFolder(folder)
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
    if (!fs.existsSync(files)) await makeDatabase(folder, files)
    const database = databaseOn(await openInThread(files), () => lock.release())
    const stopHousekeeping = scheduleMaintenance(database, log)
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
