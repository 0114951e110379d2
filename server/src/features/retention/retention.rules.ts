import { limits } from '@alta/contract/limits'
import { Problem } from '@alta/contract/problems'
import { type Retention, type RetentionKind, retentionKinds, type RetentionRules } from '@alta/contract/retention'
import { dayInMs } from '#base/date-range'

/** The fewest days of each kind. `signed`: the value of ALTA_SIGNED_RETENTION_DAYS, which no rule may undercut. */
export const fewestDays = (signed: number): Retention['fewest_days'] => ({
  unsigned_reports: limits.retention_days_min,
  signed_reports: Math.max(signed, limits.retention_days_min),
  sources: limits.retention_days_min,
  chats: limits.retention_days_min,
  documents: limits.retention_days_min,
  audit_events: limits.retention_audit_days_min,
})

/** Throws `validation-failed` at each rule of fewer days than its kind must be kept. */
export function mustKeepLongEnough(rules: RetentionRules, fewest: Retention['fewest_days']): void {
  const errors = retentionKinds.flatMap((kind) => {
    const days = rules[kind]
    if (days === null || days >= fewest[kind]) return []
    return [{ pointer: `/rules/${kind}`, code: 'too_small' as const, params: { minimum: fewest[kind] } }]
  })
  if (errors.length > 0) throw new Problem('validation-failed', { errors })
}

/** Without a rule nothing of a kind is ever removed. */
const daysOf = (rules: RetentionRules, kind: RetentionKind) => rules[kind] ?? Number.POSITIVE_INFINITY

/** Whether these rules remove something that the others still keep: such a mistake could not be undone. */
export const removesMore = (rules: RetentionRules, than: RetentionRules): boolean =>
  retentionKinds.some((kind) => daysOf(rules, kind) < daysOf(than, kind))

export const areSameRules = (one: RetentionRules, other: RetentionRules): boolean =>
  retentionKinds.every((kind) => one[kind] === other[kind])

export const waitingEnd = (now: Date) => new Date(now.getTime() + limits.retention_waiting_days * dayInMs)

/** Records older than this have been kept for this many days. */
export const retainedSince = (days: number, now: Date) => new Date(now.getTime() - days * dayInMs)

/** The rules as an audit line states them: the days of each kind that has a rule, `none` without any. */
export const rulesText = (rules: RetentionRules): string =>
  retentionKinds.flatMap((kind) => (rules[kind] === null ? [] : [`${kind}=${rules[kind]}`])).join(' ') || 'none'
