import { Problem } from '@alta/contract/problems'
import type { Db } from '#base/database'
import type { Config } from '#base/config'
import { networkOf } from '#base/http/network'
import { passwordMatches } from '#base/secrets/passwords'
import { findPassword } from '../users/users.store.ts'
import { usablePassword } from './auth.rules.ts'
import { type SignInAttempt, mustHaveAttempts } from './attempts.store.ts'

export const wrongPassword = () =>
  new Problem('validation-failed', { errors: [{ pointer: '/password', code: 'invalid' }] })

interface OwnPasswordCheck {
  readonly db: Db
  readonly user_id: string
  readonly config: Config
  readonly password: string
  readonly address: string
  readonly now: Date
}

/**
 * Whether the password is the person's own. The attempt counts, because a person who found an open session must not try
 * out passwords with it. `password_hash` is the hash it matches, to be locked when the act is done; null where it does
 * not match.
 */
export async function tryOwnPassword({ db, user_id, config, password, address, now }: OwnPasswordCheck) {
  const attempt: SignInAttempt = { account: user_id, address: networkOf(address), now }
  await mustHaveAttempts(db, attempt)
  const password_hash = usablePassword(config, await findPassword(db, user_id))
  const matches = await passwordMatches(password, password_hash)
  return { attempt, password_hash: matches ? password_hash : null }
}
