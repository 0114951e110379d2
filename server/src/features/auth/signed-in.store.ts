import type { Answer } from '@alta/contract/endpoint'
import type { login } from '@alta/contract/auth'
import { Problem } from '@alta/contract/problems'
import type { Transaction } from 'kysely'
import { systemPermissions } from '#base/access'
import type { Config } from '#base/config'
import type { Schema } from '#base/database/schema'
import { findUser } from '../users/users.store.ts'
import { tellOfNewDevice } from './devices.store.ts'
import { idleSince, sessionEnd, sessionLife } from './auth.rules.ts'
import { findActor, type NewSession, openSession } from './auth.store.ts'

type Opening = Omit<NewSession, 'expires_at'> & { readonly user_id: string }

/** Opens a session for somebody who has proved who it is, and answers what whoever signs in is told. */
export async function openSignedIn(
  trx: Transaction<Schema>,
  config: Config,
  { user_id, now, ...from }: Opening,
): Promise<Answer<typeof login>> {
  const expires_at = sessionEnd(config, now)
  const token = await openSession(trx, user_id, { now, expires_at, ...from })
  const user = await findUser(trx, user_id)
  if (user)
    await tellOfNewDevice(trx, user, { user_agent: from.user_agent ?? null, address: from.address ?? null, now })
  const actor = await findActor(trx, token, { now, idle_since: idleSince(config, now) })
  if (!user || !actor) throw new Problem('unauthenticated')
  const life = sessionLife(config, { expires_at, last_used_at: now }, now)
  return { token, user, system_permissions: systemPermissions(actor), ...life }
}
