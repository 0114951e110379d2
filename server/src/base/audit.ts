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

/** The fields of an event that its position in the chain does not decide, in the order in which they are hashed. */
const hashedFields = ({ occurred_at, actor_id, address, act, outcome, detail }: Hashed): readonly unknown[] => [
  occurred_at.toISOString(),
  actor_id,
  address,
  act,
  outcome,
  detail,
]

/**
 * SHA-256 over the hash of the event before and all fields of this one. Any later change breaks the chain from there
 * on.
 */
export const auditHash = (previous_hash: string, sequence: number, line: Hashed): string =>
  createHash('sha256')
    .update(JSON.stringify([previous_hash, line.organisation_id ?? noOrganisation, sequence, ...hashedFields(line)]))
    .digest('hex')

/** Lines that go into one statement, each of which is looked for among all. */
const atOnce = 100

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

/**
 * Locks the head, chains the lines to it and moves it in one statement, so that the lock is held for as short as can be:
 * until the commit that follows. The hashes are those of `auditHash`. Changes nothing where there is no head yet.
 */
const chain = (organisation_id: string, lines: readonly AuditLine[]) => {
  const numbered = lines.map((line, index) => ({
    ...line,
    number: index + 1,
    // The end of the JSON array whose beginning, the position in the chain, only the database knows.
    fields: JSON.stringify(hashedFields(line)).slice(1),
  }))
  return sql`
    with recursive head as materialized (
      select sequence, hash from audit_heads where organisation_id = ${organisation_id} for update
    ), line as materialized (
      select number, occurred_at, actor_id, address, act, outcome, detail, fields
      from json_to_recordset(${JSON.stringify(numbered)}::json) as line (
        number integer, occurred_at timestamptz, actor_id uuid, address text, act text, outcome text, detail json,
        fields text)
    ), chained as (
      select 0 as number, ''::text as previous_hash, head.hash, greatest(head.sequence, (
        select coalesce(max(sequence), 0) from audit_events where organisation_id = ${organisation_id})) as sequence
      from head
      union all
      select line.number, chained.hash, encode(sha256(convert_to(
        '["' || chained.hash || '","' || ${organisation_id}::uuid || '",' || chained.sequence + 1 || ',' || line.fields,
        'UTF8')), 'hex'), chained.sequence + 1
      from chained join line on line.number = chained.number + 1
    ), event as (
      insert into audit_events (organisation_id, sequence, occurred_at, actor_id, address, act, outcome, detail,
        previous_hash, hash)
      select ${organisation_id}, chained.sequence, line.occurred_at, line.actor_id, line.address, line.act,
        line.outcome, line.detail, chained.previous_hash, chained.hash
      from chained join line on line.number = chained.number
    )
    update audit_heads set sequence = last.sequence, hash = last.hash
    from chained as last
    where audit_heads.organisation_id = ${organisation_id} and last.number = ${lines.length}::integer`
}

/** A head that is there already is left as it is. */
async function addHead(trx: Db, organisation_id: string): Promise<void> {
  const sequence = sql<number>`(
    select coalesce(max(sequence), 0) from audit_events where organisation_id = ${organisation_id})`
  await trx
    .insertInto('audit_heads')
    .values({ organisation_id, sequence, hash: '' })
    .onConflict((conflict) => conflict.column('organisation_id').doNothing())
    .execute()
}

async function append(trx: Db, organisation_id: string, lines: readonly AuditLine[]): Promise<void> {
  for (let from = 0; from < lines.length; from += atOnce) {
    const part = chain(organisation_id, lines.slice(from, from + atOnce))
    const { numAffectedRows } = await part.execute(trx)
    if (numAffectedRows !== 0n) continue
    await addHead(trx, organisation_id)
    await part.execute(trx)
  }
}
