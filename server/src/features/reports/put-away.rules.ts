import { Problem } from '@alta/contract/problems'
import { type Actor, type Scope, scopeForAll } from '#base/access'
import { dayInMs } from '#base/date-range'

/** Where the caller sees what was put away: an owner who holds a role that reads reports, too. */
export const putAwaySeenBy = (actor: Actor): Scope =>
  scopeForAll(actor, ['discharge_reports:read', 'discharge_reports:put_away'])

interface RetentionPeriod {
  readonly now: Date
  /** ALTA_SIGNED_RETENTION_DAYS */
  readonly days: number
}

/** Throws `retention` while a signature as old as that asks for the report to be kept in use. */
export function mustBePastRetention(last_signed_at: Date, { now, days }: RetentionPeriod): void {
  const allowed_from = new Date(last_signed_at.getTime() + days * dayInMs)
  if (now < allowed_from) throw new Problem('retention', { allowed_from: allowed_from.toISOString() })
}
