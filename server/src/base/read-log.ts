import { LRUCache } from 'lru-cache'
import type { Db } from './database.ts'
import { type AuditLine, noOrganisation, recordAll } from './audit.ts'
import type { Disclosure } from './disclosures.ts'
import type { Services } from './services.ts'

/** One read: its session or credential, and the common fields of its lines. */
interface LoggedRead {
  readonly session: string
  readonly line: AuditLine
}

/**
 * Writes the lines of reads into the audit log. They wait for one another, so that lists need no transaction each; the
 * lines of this process are in the log within `delay_ms`, and before it stops in order.
 */
export interface ReadLog {
  /** Adds a line for each organisation, unless the session has read the very same there recently. */
  readonly add: (read: LoggedRead, disclosures: readonly Disclosure[]) => Promise<void>
  /** Resolves when all added lines are in the log; rejects when they could not be written and still wait. */
  readonly write: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * `again_ms`: after this time the same records count as a new read. `most…`: the reads that are remembered and that may
 * wait.
 */
const usual = {
  delay_ms: 1000,
  again_ms: 15 * 60_000,
  most_remembered: 20_000,
  most_waiting: 5000,
}
const atOnce = 500

/** Distinguishes new reads from those that a screen repeats; when there are too many, the oldest are forgotten. */
function repetitions({ again_ms, most_remembered }: typeof usual) {
  const since = new LRUCache<string, number>({ max: most_remembered })
  return (key: string, now: number): boolean => {
    const at = since.peek(key)
    if (at !== undefined && now - at < again_ms) return true
    since.set(key, now)
    return false
  }
}

/**
 * Lines of an organisation that was deleted meanwhile go to the chain without an organisation: its deletion stays its
 * last event.
 */
async function recordReads(trx: Db, lines: readonly AuditLine[]): Promise<void> {
  const named = new Set(lines.flatMap(({ organisation_id }) => organisation_id ?? []))
  const found = await trx
    .selectFrom('organisations')
    .select('organisation_id')
    .where('organisation_id', 'in', [noOrganisation, ...named])
    .orderBy('organisation_id')
    .forKeyShare()
    .execute()
  const there = new Set([null, ...found.map(({ organisation_id }) => organisation_id)])
  const placed = lines.map((line) =>
    there.has(line.organisation_id)
      ? line
      : { ...line, organisation_id: null, detail: { ...line.detail, named_organisation_id: line.organisation_id } },
  )
  await recordAll(trx, placed)
}

export function openReadLog({ db, log }: Pick<Services, 'db' | 'log'>, set: Partial<typeof usual> = {}): ReadLog {
  const limits = { ...usual, ...set }
  const isRepeated = repetitions(limits)
  const waiting: AuditLine[] = []
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let before = Promise.resolve()

  const writeWaiting = async () => {
    while (waiting.length > 0) {
      const lines = waiting.splice(0, atOnce)
      try {
        await db.transaction().execute((trx) => recordReads(trx, lines))
      } catch (error) {
        waiting.unshift(...lines)
        throw error
      }
    }
  }
  const write = () => {
    before = before.then(writeWaiting, writeWaiting)
    return before
  }
  const writeSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      write().catch((error: unknown) => {
        log.error({ err: error, lines: waiting.length }, 'reads could not be audited: tried again')
        if (!closed) writeSoon()
      })
    }, limits.delay_ms).unref()
  }
  return {
    add: async ({ session, line }, disclosures) => {
      const now = line.occurred_at.getTime()
      for (const { organisation_id, detail, digest } of disclosures)
        if (!isRepeated([session, line.address, line.act, organisation_id, digest].join(' '), now))
          waiting.push({ ...line, organisation_id, detail: { ...line.detail, ...detail } })
      if (waiting.length === 0) return
      // Data whose read cannot be recorded soon is not shown.
      if (closed || waiting.length >= limits.most_waiting) await write()
      else writeSoon()
    },
    write,
    close: async () => {
      closed = true
      clearTimeout(timer)
      await write().catch((error: unknown) =>
        log.error({ err: error, lines: waiting.length }, 'reads could not be audited before the end'),
      )
    },
  }
}
