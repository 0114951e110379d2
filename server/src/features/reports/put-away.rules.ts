import { Problem } from '@alta/contract/problems'
import { type Actor, type Scope, scopeForAll } from '#base/access'
import { dayInMs } from '#base/date-range'

/** Where the caller sees reports that were put away: as an owner who also holds a role that reads reports. */
export const putAwaySeenBy = (actor: Actor): Scope =>
  scopeForAll(actor, ['discharge_reports:read', 'discharge_reports:put_away'])

interface RetentionPeriod {
  readonly now: Date
  /** The value of ALTA_SIGNED_RETENTION_DAYS. */
  readonly days: number
}

/** Throws `retention` while the report must stay in use because of a signature that is not old enough. */
export function mustBePastRetention(last_signed_at: Date, { now, days }: RetentionPeriod): void {
  const allowed_from = new Date(last_signed_at.getTime() + days * dayInMs)
  if (now < allowed_from) throw new Problem('retention', { allowed_from: allowed_from.toISOString() })
}
