import type { EmergencyAccessSetting } from '@alta/contract/emergency-access'
import { limits } from '@alta/contract/limits'
import { rolePermissions } from '@alta/contract/role-permissions'
import { Problem } from '@alta/contract/problems'
import type { Actor } from '#base/access'
import { dayInMs } from '#base/date-range'

/** When an emergency access that is opened now expires. */
export const expiryOf = (now: Date): Date => new Date(now.getTime() + limits.emergency_access_minutes * 60_000)

/** The time from which on openings count for the daily limit. */
export const countedSince = (now: Date): Date => new Date(now.getTime() - dayInMs)

/** Throws `forbidden` where the organisation does not allow it. */
export function mustBeAllowed(setting: EmergencyAccessSetting): void {
  if (setting === 'forbidden') throw new Problem('forbidden')
}

/** Throws `already-exists` for a person who reads the organisation's reports by a role. */
export function mustNotReadByRole(actor: Actor, organisation_id: string): void {
  const roles = actor.organisation_roles.get(organisation_id) ?? []
  if (roles.some((role) => rolePermissions[role].includes('discharge_reports:read')))
    throw new Problem('already-exists')
}

/** The reason against one more opening after these of the last 24 hours, oldest first; null: there is none. */
export function refusalAfter(opened_at: readonly Date[], now: Date): Problem | null {
  const [first] = opened_at.slice(-limits.emergency_access_per_day)
  if (first === undefined || opened_at.length < limits.emergency_access_per_day) return null
  return new Problem('rate-limited', { retry_after: Math.ceil((first.getTime() + dayInMs - now.getTime()) / 1000) })
}
