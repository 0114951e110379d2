import { sql } from 'kysely'
import type { Db, Trx } from '#base/database'
import { newId } from '#base/ids'
import { newToken, tokenHash } from '#base/secrets/tokens'
import { removePasswordLinks } from '../users/account-links.store.ts'

const minute = 60_000
export const passwordLinkMinutes = 30
/**
 * The window in which requests count; a link that is requested earlier is not sent any more, because nobody expects it.
 */
const windowMs = 60 * minute
/** Links that one address gets within the window, and requests that one network may make. */
const mostForAddress = 3
const mostFromNetwork = 20

interface NewPasswordLinkRequest {
  readonly email: string
  /** The result of `networkOf`. */
  readonly network: string
  readonly now: Date
}

/**
 * Records a request for a link, whether there is such an account or not. Where the network has asked too often nothing
 * is recorded, and the answer is the milliseconds to wait.
 */
export async function countRequest(db: Db, { email, network, now }: NewPasswordLinkRequest) {
  return await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`password links ${network}`}, 0))`.execute(trx)
    const { count, oldest } = await trx
      .selectFrom('password_link_requests')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('requested_at').as('oldest')])
      .where('network', '=', network)
      .where('requested_at', '>', new Date(now.getTime() - windowMs))
      .executeTakeFirstOrThrow()
    if (count >= mostFromNetwork)
      return { request_id: null, wait_ms: (oldest ?? now).getTime() + windowMs - now.getTime() }
    const request_id = newId(now)
    await trx
      .insertInto('password_link_requests')
      .values({ password_link_request_id: request_id, email, network, requested_at: now })
      .execute()
    return { request_id, wait_ms: 0 }
  })
}

/**
 * The person who gets the requested link. Nobody gets one where the request is old or one too many for the address, or
 * where the account is closed, has no password, or signs in through a provider. Nor does an address that an
 * administrator changed and with which nobody has signed in yet: a mail there would admit the person who changed it.
 */
export async function findReceiver(db: Db, request_id: string, now: Date) {
  const request = await db
    .selectFrom('password_link_requests')
    .select(['email', 'requested_at'])
    .where('password_link_request_id', '=', request_id)
    .executeTakeFirst()
  if (!request || request.requested_at.getTime() + windowMs <= now.getTime()) return undefined
  const { before } = await db
    .selectFrom('password_link_requests')
    .select((eb) => eb.fn.countAll<number>().as('before'))
    .where('email', '=', request.email)
    .where('password_link_request_id', '<', request_id)
    .where('requested_at', '>', new Date(request.requested_at.getTime() - windowMs))
    .executeTakeFirstOrThrow()
  if (before >= mostForAddress) return undefined
  return await db
    .selectFrom('users')
    .select(['users.user_id', 'users.name', 'users.email', 'users.locale'])
    .where('users.email', '=', request.email)
    .where('users.active', '=', true)
    .where('users.password_hash', 'is not', null)
    .where('users.email_is_new', '=', false)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('identity_links')
            .select('identity_link_id')
            .whereRef('identity_links.user_id', '=', 'users.user_id'),
        ),
      ),
    )
    .executeTakeFirst()
}

/** Makes a link for a new password; the link before stops working. */
export async function makePasswordLink(trx: Trx, user_id: string, now: Date): Promise<string> {
  await removePasswordLinks(trx, user_id)
  const token = newToken()
  const expires_at = new Date(now.getTime() + passwordLinkMinutes * minute)
  await trx
    .insertInto('password_links')
    .values({ token_hash: tokenHash(token), user_id, created_at: now, expires_at })
    .execute()
  return token
}

/** The account whose password a link sets; undefined when the link was never made, was used, or is too old. */
export const findPasswordLink = async (db: Db, token: string, now: Date) =>
  await db
    .selectFrom('password_links')
    .innerJoin('users', 'users.user_id', 'password_links.user_id')
    .select(['users.user_id', 'users.email', 'users.name'])
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', now)
    .where('active', '=', true)
    .where('email_is_new', '=', false)
    .executeTakeFirst()

/** Uses a link up: of two requests at once the second finds nothing. */
export async function consumePasswordLink(trx: Trx, token: string): Promise<boolean> {
  const spent = await trx
    .deleteFrom('password_links')
    .where('token_hash', '=', tokenHash(token))
    .returning('token_hash')
    .executeTakeFirst()
  return spent !== undefined
}

/** Removes links that have ended and requests that no longer count. */
export async function purgePasswordLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('password_links').where('expires_at', '<=', now).execute()
  await db
    .deleteFrom('password_link_requests')
    .where('requested_at', '<=', new Date(now.getTime() - windowMs))
    .execute()
}
