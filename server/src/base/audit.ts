import { createHash } from 'node:crypto'
import { everyCall } from '@alta/contract/api'
import type { Endpoint } from '@alta/contract/endpoint'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { type Actor, callerIdOf, emergencyAccessIn } from './access.ts'

/** Acts that concern no organisation are chained under this id. */
export const noOrganisation = '00000000-0000-0000-0000-000000000000'

/** What a handler adds to its line. */
export type AuditDetail = Record<string, string | number | boolean | null>

/**
 * What is recorded of an act. `detail` holds ids, counts and names of fields, and never what a patient or a person
 * wrote.
 */
export interface AuditLine {
  readonly organisation_id: string | null
  readonly occurred_at: Date
  readonly actor_id: string | null
  readonly address: string | null
  /** The operation's name in the contract, `reports.read`. */
  readonly act: string
  /** `done`, or the code of the problem that was answered. */
  readonly outcome: string
  readonly detail: Readonly<AuditDetail>
}

/** `detail` as it was written, or as it is read again: then its shape is unknown. */
type Hashed = Omit<AuditLine, 'detail'> & { readonly detail: unknown }

const names = new Map(everyCall().map(([name, endpoint]) => [endpoint, name]))
/** The name in the contract, `reports.create`: the audit's word for an act. */
const operationOf = (endpoint: Endpoint) => names.get(endpoint) ?? `${endpoint.method} ${endpoint.path}`

interface AuditedAct {
  readonly endpoint: Endpoint
  readonly actor: Actor
  readonly address: string
  readonly occurred_at: Date
  readonly outcome: string
}

/** `noted` may name the organisation, and the person where the caller was not known yet (at sign-in). */
export function auditLineOf({ endpoint, actor, ...act }: AuditedAct, noted: AuditDetail): AuditLine {
  const { organisation_id: named, ...rest } = noted
  const organisation_id = typeof named === 'string' ? named : null
  const emergency_access_id = endpoint.reads === 'clinical' ? emergencyAccessIn(actor, organisation_id) : undefined
  const detail = { ...rest, ...(emergency_access_id !== undefined && { emergency_access_id }) }
  return {
    ...act,
    act: operationOf(endpoint),
    organisation_id,
    actor_id: typeof noted['actor_id'] === 'string' ? noted['actor_id'] : callerIdOf(actor),
    // The credential's row is deleted with its organisation; that the actor was not a person stays recorded.
    detail: actor.service_credential_id === null ? detail : { ...detail, actor_kind: 'service_credential' },
  }
}

/**
 * SHA-256 over the hash of the event before and all fields of this one. Any later change breaks the chain from there
 * on.
 */
export const auditHash = (previous_hash: string, sequence: number, line: Hashed): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        previous_hash,
        line.organisation_id ?? noOrganisation,
        sequence,
        line.occurred_at.toISOString(),
        line.actor_id,
        line.address,
        line.act,
        line.outcome,
        line.detail,
      ]),
    )
    .digest('hex')

/** Lines that go into one statement. */
const atOnce = 1000

/**
 * Appends to the organisation's chain, inside the transaction of the act itself. The head's row lock is held until that
 * commits, so it comes last in a transaction. A head that somebody tampered with stops nobody's work: the event takes
 * the next free number, and the verification shows where the chain is broken.
 */
export const recordAudit = async (trx: Db, line: AuditLine): Promise<void> => await recordAll(trx, [line])

/**
 * Appends all lines of a transaction at once. The chains are always locked in the same order, so that two transactions
 * never wait for each other.
 */
export async function recordAll(trx: Db, lines: readonly AuditLine[]): Promise<void> {
  const chains = Map.groupBy(lines, ({ organisation_id }) => organisation_id ?? noOrganisation)
  for (const organisation_id of [...chains.keys()].toSorted())
    await append(trx, organisation_id, chains.get(organisation_id) ?? [])
}

async function append(trx: Db, organisation_id: string, lines: readonly AuditLine[]): Promise<void> {
  const count = lines.length
  const next = sql<number>`(
    select coalesce(max(sequence), 0) + ${count}::int from audit_events where organisation_id = ${organisation_id})`
  const head = await trx
    .insertInto('audit_heads')
    .values({ organisation_id, sequence: next, hash: '' })
    .onConflict((conflict) =>
      conflict.column('organisation_id').doUpdateSet({
        sequence: sql<number>`greatest(audit_heads.sequence + ${count}::int, excluded.sequence)`,
      }),
    )
    .returning(['sequence', 'hash'])
    .executeTakeFirstOrThrow()
  let { hash } = head
  const events = lines.map((line, index) => {
    const [sequence, previous_hash] = [head.sequence - count + 1 + index, hash]
    hash = auditHash(previous_hash, sequence, line)
    return { ...line, organisation_id, sequence, detail: JSON.stringify(line.detail), previous_hash, hash }
  })
  for (let from = 0; from < count; from += atOnce) {
    const part = events.slice(from, from + atOnce)
    await trx
      .with('event', (query) => query.insertInto('audit_events').values(part))
      .updateTable('audit_heads')
      .set({ hash: part.at(-1)?.hash ?? hash })
      .where('organisation_id', '=', organisation_id)
      .execute()
  }
}
