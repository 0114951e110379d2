import { type Scope, within } from '#base/access'
import type { Db } from '#base/database'

/** Every chain that has a head or an event, the one of no organisation first. */
export async function listChains(db: Db, scope: Scope, organisation_id: string | undefined) {
  const found = await db
    .selectFrom(
      db
        .selectFrom('audit_heads')
        .select('organisation_id')
        .where((eb) => within(scope, eb.ref('organisation_id')))
        .union(
          db
            .selectFrom('audit_events')
            .select('organisation_id')
            .where((eb) => within(scope, eb.ref('organisation_id'))),
        )
        .as('chain'),
    )
    .leftJoin('organisations', 'organisations.organisation_id', 'chain.organisation_id')
    .select(['chain.organisation_id', 'organisations.name'])
    .$if(organisation_id !== undefined, (query) => query.where('chain.organisation_id', '=', organisation_id ?? ''))
    .orderBy('chain.organisation_id')
    .execute()
  return found
}

/** Every chain, by organisation id, for the commands of the machine's administrators. */
export async function listAllChains(db: Db): Promise<string[]> {
  const heads = db.selectFrom('audit_heads').select('organisation_id')
  const chains = heads.union(db.selectFrom('audit_events').select('organisation_id'))
  const found = await db.selectFrom(chains.as('chain')).select('organisation_id').orderBy('organisation_id').execute()
  return found.map(({ organisation_id }) => organisation_id)
}

/** The hash of one event; undefined when there is none of that number. */
export async function findEventHash(db: Db, organisation_id: string, sequence: number): Promise<string | undefined> {
  const found = await db
    .selectFrom('audit_events')
    .select('hash')
    .where('organisation_id', '=', organisation_id)
    .where('sequence', '=', sequence)
    .executeTakeFirst()
  return found?.hash
}

/** How many events a chain has. */
export async function countChain(db: Db, organisation_id: string): Promise<number> {
  const { events } = await db
    .selectFrom('audit_events')
    .select((eb) => eb.fn.countAll<number>().as('events'))
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirstOrThrow()
  return events
}

/** The number of the newest event; 0 for none. */
export async function findNewest(db: Db, organisation_id: string): Promise<number> {
  const { newest } = await db
    .selectFrom('audit_events')
    .select((eb) => eb.fn.max('sequence').as('newest'))
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirstOrThrow()
  return newest ?? 0
}

/** The recorded end of the chain. A chain without a head should be empty. */
export async function findHead(db: Db, organisation_id: string) {
  const head = await db
    .selectFrom('audit_heads')
    .select(['sequence', 'hash'])
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirst()
  return head ?? { sequence: 0, hash: '' }
}

interface ChainRange {
  readonly after: number
  readonly upTo: number
  readonly limit: number
}

/** The next events of a chain in its order. */
export const readChain = async (db: Db, organisation_id: string, { after, upTo, limit }: ChainRange) =>
  await db
    .selectFrom('audit_events')
    .selectAll()
    .where('organisation_id', '=', organisation_id)
    .where('sequence', '>', after)
    .where('sequence', '<=', upTo)
    .orderBy('sequence')
    .limit(limit)
    .execute()
export type ChainEvent = Awaited<ReturnType<typeof readChain>>[number]
