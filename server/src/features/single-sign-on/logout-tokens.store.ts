import { logout_minutes_max } from '#base/identity-providers/logout-token'
import { tokenHash } from '#base/secrets/tokens'
import type { Db } from '#base/database'

/** After this time a token is too old to be accepted in any case. */
const rememberedMs = 2 * logout_minutes_max * 60_000

/** Records that a logout token was used; false when it had been used before. */
export async function consumeLogoutToken(
  db: Db,
  { issuer, jti }: { readonly issuer: string; readonly jti: string },
  now: Date,
): Promise<boolean> {
  const taken = await db
    .insertInto('logout_tokens')
    .values({ issuer, jti_hash: tokenHash(jti), taken_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('jti_hash')
    .executeTakeFirst()
  return taken !== undefined
}

export async function purgeLogoutTokens(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('logout_tokens')
    .where('taken_at', '<=', new Date(now.getTime() - rememberedMs))
    .execute()
}
