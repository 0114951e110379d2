import { sql } from 'kysely'
import type { ProviderIdentity } from '#base/identity-providers/claims'
import type { ProviderSettings } from '#base/identity-providers/settings'
import type { Db } from '#base/database'

/**
 * The account that a provider's directory made for a person who signs in there for the first time: found by the
 * directory's external id, otherwise by the address, where the provider vouches for it. An account that is linked to
 * the provider already belongs to another identity.
 */
export async function findProvisioned(
  db: Db,
  { id: provider_id, issuer }: ProviderSettings,
  identity: ProviderIdentity,
) {
  const { external_id, email, email_verified } = identity
  const address = email_verified ? email : null
  const found = await db
    .selectFrom('provisioned_users as person')
    .innerJoin('users', 'users.user_id', 'person.user_id')
    .select(['users.user_id', 'users.name', 'users.active', 'person.external_id'])
    .where('person.provider_id', '=', provider_id)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`(person.external_id = ${external_id}::text or users.email = ${address}::text)`)
    .where(
      sql<boolean>`not exists (
        select from identity_links link where link.user_id = users.user_id and link.issuer = ${issuer})`,
    )
    .forUpdate()
    .execute()
  return found.find((one) => one.external_id === external_id && external_id !== null) ?? found[0]
}

/** The groups of people whom a provider's directory provisions, by every name that a rule may use, and the people. */
export async function provisionedGroups(db: Db, provider_id: string, people: readonly string[]) {
  const rows = await db
    .selectFrom('provisioned_users as person')
    .innerJoin('users', 'users.user_id', 'person.user_id')
    .leftJoin('provisioned_members as member', 'member.user_id', 'person.user_id')
    .leftJoin('provisioned_groups as provisioned_group', 'provisioned_group.group_id', 'member.group_id')
    .select([
      'users.user_id',
      'users.name',
      'users.active',
      'provisioned_group.display_name',
      'provisioned_group.external_id',
    ])
    .where('person.provider_id', '=', provider_id)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`person.user_id = any(${[...people]}::uuid[])`)
    .orderBy('provisioned_group.group_id')
    .execute()
  return [...Map.groupBy(rows, ({ user_id }) => user_id)].map(([user_id, theirs]) => {
    const { name = '', active = false } = theirs[0] ?? {}
    const groups = theirs.flatMap(({ display_name, external_id }) => [display_name, external_id])
    return { user_id, name, active, groups: groups.filter((group) => group !== null) }
  })
}
