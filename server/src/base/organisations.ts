import type { Permission } from '@alta/contract/permissions'
import { Problem } from '@alta/contract/problems'
import type { Kysely } from 'kysely'
import { type Actor, demandIn, type Scope, scopeFor, within } from './access.ts'
import type { Schema } from './database/schema.ts'

type Db = Kysely<Schema>

/** What other features ask of an organisation; undefined when it is not there or the caller does not see it. */
export const findOrganisation = async (db: Db, scope: Scope, organisation_id: string) =>
  await db
    .selectFrom('organisations')
    .select(['organisation_id', 'name', 'owner_id', 'report_strategy'])
    .where((eb) => within(scope, eb.ref('organisation_id')))
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirst()

/** Throws `not-found` for an organisation that is not there or that the caller does not see. */
export async function mustSee(db: Db, actor: Actor, organisation_id: string): Promise<void> {
  if (!(await findOrganisation(db, scopeFor(actor, 'organisation:read'), organisation_id)))
    throw new Problem('not-found')
}

/**
 * In an organisation that is there: `not-found` when it is not or the caller cannot see it, `forbidden` when they see it
 * but may not do the act.
 */
export async function demandThere(
  db: Db,
  actor: Actor,
  { organisation_id, permission }: { readonly organisation_id: string; readonly permission: Permission },
): Promise<void> {
  await mustSee(db, actor, organisation_id)
  demandIn(actor, permission, organisation_id)
}

/** Holds other changes of the organisation back until this transaction ends; undefined when it is not there. */
export const lockOrganisation = async (db: Db, organisation_id: string) =>
  await db
    .selectFrom('organisations')
    .select(['name', 'owner_id', 'report_strategy', 'revision', 'emergency_access'])
    .select(['clinical_access_approval', 'single_sign_on', 'single_sign_on_provider', 'second_factor_roles'])
    .where('organisation_id', '=', organisation_id)
    .forUpdate()
    .executeTakeFirst()

/** Somebody saved meanwhile: throws `stale-revision`. Whoever names no revision does not mind. */
export function mustBeCurrent(asked: number | undefined, revision: number): void {
  if (asked !== undefined && asked !== revision) throw new Problem('stale-revision')
}
