import type { User } from '@alta/contract/users'
import { sql } from 'kysely'
import type { Db, Trx } from '#base/database'
import { dayInMs } from '#base/date-range'
import { noticeOfOwnAccount } from '../notices/mail.store.ts'
import { deviceHash, deviceOf } from './devices.rules.ts'

/** A device that was not used for this long counts as new again. */
const retentionMs = 180 * dayInMs
/** The devices remembered for one person; beyond that, the one that was not used for the longest time is forgotten. */
const most = 30

interface DeviceSignIn {
  readonly user_agent: string | null
  readonly address: string | null
  readonly now: Date
}

/**
 * Notifies a person of a sign-in from an unknown browser family and network. The first device of an account is not
 * reported.
 */
export async function notifyOfNewDevice(trx: Trx, user: User, { now, ...from }: DeviceSignIn): Promise<void> {
  const { user_id, name } = user
  const device = deviceOf(from)
  const device_hash = deviceHash(user_id, device)
  const known = await trx
    .selectFrom('known_devices')
    .select(['device_hash'])
    .where('user_id', '=', user_id)
    .where('last_seen_at', '>', new Date(now.getTime() - retentionMs))
    .execute()
  await trx
    .insertInto('known_devices')
    .values({ user_id, device_hash, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_seen_at: now }))
    .execute()
  if (known.length === 0 || known.some((one) => one.device_hash === device_hash)) return
  await sql`
    delete from known_devices where user_id = ${user_id} and device_hash in (
      select device_hash from known_devices where user_id = ${user_id} order by last_seen_at desc offset ${most})`.execute(
    trx,
  )
  const subject = { id: null, name: device.name }
  const notice = { kind: 'signed_in_elsewhere', user_id, actor: { user_id, name }, subject } as const
  await noticeOfOwnAccount(trx, notice, now)
}

export async function purgeDevices(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('known_devices')
    .where('last_seen_at', '<=', new Date(now.getTime() - retentionMs))
    .execute()
}
