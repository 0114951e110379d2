import type { IdentityLink } from '@alta/contract/single-sign-on'
import type { Db, Trx } from '#base/database'
import { newId } from '#base/ids'
import type { IdentityProviders } from '#base/identity-providers/open'

/** An identity at a provider: an issuer never gives a subject twice. */
interface ProviderSubject {
  readonly issuer: string
  readonly subject: string
}

/** The account to which an identity is linked, locked until the transaction ends. */
export const lockLink = async (trx: Trx, { issuer, subject }: ProviderSubject) =>
  await trx
    .selectFrom('identity_links')
    .innerJoin('users', 'users.user_id', 'identity_links.user_id')
    .select(['identity_link_id', 'users.user_id', 'users.name', 'users.active'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirst()

interface NewLink extends ProviderSubject {
  readonly user_id: string
  readonly provider_id: string
}

/** Links an account; undefined when it, or the identity, is linked already. */
export async function insertLink(db: Db, link: NewLink, now: Date): Promise<string | undefined> {
  const made = await db
    .insertInto('identity_links')
    .values({ ...link, identity_link_id: newId(now), linked_at: now, last_used_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('identity_link_id')
    .executeTakeFirst()
  return made?.identity_link_id
}

export async function markLinkUsed(db: Db, identity_link_id: string, now: Date): Promise<void> {
  await db
    .updateTable('identity_links')
    .set({ last_used_at: now })
    .where('identity_link_id', '=', identity_link_id)
    .execute()
}

/** A person's links, oldest first, as the contract shows them. */
export async function listLinks(db: Db, user_id: string, providers: IdentityProviders): Promise<IdentityLink[]> {
  const found = await db
    .selectFrom('identity_links')
    .select(['identity_link_id', 'provider_id', 'linked_at', 'last_used_at'])
    .where('user_id', '=', user_id)
    .orderBy('identity_link_id')
    .execute()
  return found.map(({ linked_at, last_used_at, ...link }) => ({
    ...link,
    provider_name: providers.get(link.provider_id)?.settings.name ?? null,
    linked_at: linked_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }))
}

/** Removes one of a person's links; undefined when there is none of that id. */
export const deleteLink = async (db: Db, user_id: string, identity_link_id: string) =>
  await db
    .deleteFrom('identity_links')
    .where('user_id', '=', user_id)
    .where('identity_link_id', '=', identity_link_id)
    .returning(['issuer', 'subject', 'provider_id'])
    .executeTakeFirst()

interface SessionsToEnd {
  readonly issuer: string
  /** Left out: all sessions of the subject. */
  readonly subject: string | null
  readonly sid: string | null
}

/**
 * Ends the sessions that were opened with an identity, or that belong to one session of the provider; returns how many.
 */
export async function endSessionsOf(db: Db, { issuer, subject, sid }: SessionsToEnd): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('issuer', '=', issuer)
    .$if(subject !== null, (query) => query.where('subject', '=', subject))
    .$if(sid !== null, (query) => query.where('sid', '=', sid))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
