import { dayInMs } from '#base/date-range'
import type { Actor } from '#base/access'
import { assignableRoles } from '#base/roles'

/** For so long a request waits, and for so long what was approved may be done. */
export const requestEnd = (now: Date) => new Date(now.getTime() + 7 * dayInMs)

/** Power that who asked gave less than this ago does not approve what they ask. */
export const recentRolesSince = (now: Date) => new Date(now.getTime() - 30 * dayInMs)

interface DecidableRequest {
  readonly organisation_id: string
  readonly requested_by: string
  readonly concerned_id: string | null
}

/** Whoever could give clinical access there themselves, other than who asks and who gets it. */
export const couldDecide = (actor: Actor, { organisation_id, requested_by, concerned_id }: DecidableRequest): boolean =>
  actor.user_id !== null &&
  actor.user_id !== requested_by &&
  actor.user_id !== concerned_id &&
  assignableRoles(actor, organisation_id).has('clinician')
