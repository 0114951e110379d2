import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '#base/clock'
import { markKeyLost, listUsed, markOtherKeysUnneeded, registerKeys } from '#base/content/registry'
import * as z from 'zod/mini'
import { piece, position, rewritePiece } from './rewrite.ts'
import type { FileStore } from './rewrite-files.ts'

const writing = z.nullable(z.string())
const usedKey = z.object({ key_id: z.string(), check_value: z.string() })

/** The requests of the command line to the holder of the database: the command itself, or the running server. */
const contentKeyCommand = z.discriminatedUnion('act', [
  /** Registers the keys with which contents will be written. */
  z.object({ act: z.literal('register'), keys: z.nullable(z.array(usedKey)) }),
  /** Rewrites a piece of the contents with the key of this id, or without encryption. */
  z.object({ act: z.literal('rewrite'), writing, from: position }),
  /** States that all contents were found to be written so. */
  z.object({ act: z.literal('finish'), writing }),
  z.object({ act: z.literal('forget'), key_id: z.string() }),
  z.object({ act: z.literal('list') }),
])
export type ContentKeyCommand = z.infer<typeof contentKeyCommand>

const used = z.object({ key_id: z.string(), first_used_at: z.string(), unneeded_at: z.nullable(z.string()) })

export const contentKeyReply = z.object({
  piece: z.optional(piece),
  used: z.array(used),
  known: z.optional(z.boolean()),
})
export type ContentKeyReply = z.infer<typeof contentKeyReply>

interface ActStore extends FileStore {
  readonly clock: Clock
}

/** A process notices a new key within a second. */
const waits = { times: 6, milliseconds: 500 }

async function mustWrite({ keys }: FileStore, keyId: string | null): Promise<void> {
  for (let time = 0; (keys.writing()?.id ?? null) !== keyId; time += 1) {
    if (time === waits.times)
      throw new Error(
        'the server has another file of keys than this command: set ALTA_CONTENT_KEYS_FILE the same for both',
      )
    await wait(waits.milliseconds)
  }
}

async function done(store: ActStore, command: ContentKeyCommand): Promise<Omit<ContentKeyReply, 'used'>> {
  const { db, keys, clock } = store
  if (command.act === 'register') await registerKeys(db, command.keys, clock.now())
  if (command.act === 'forget') return { known: await markKeyLost(db, command.key_id, clock.now()) }
  if (command.act === 'rewrite') {
    await mustWrite(store, command.writing)
    return { piece: await rewritePiece(store, command.from) }
  }
  if (command.act === 'finish') {
    await mustWrite(store, command.writing)
    await markOtherKeysUnneeded(db, keys, clock.now())
  }
  return {}
}

/** Runs a command, and returns which keys may be needed after it. */
export async function runKeyCommand(store: ActStore, command: unknown): Promise<ContentKeyReply> {
  const outcome = await done(store, contentKeyCommand.parse(command))
  const listed = await listUsed(store.db)
  return {
    ...outcome,
    used: listed.map(({ key_id, first_used_at, unneeded_at }) => ({
      key_id,
      first_used_at: first_used_at.toISOString(),
      unneeded_at: unneeded_at?.toISOString() ?? null,
    })),
  }
}
