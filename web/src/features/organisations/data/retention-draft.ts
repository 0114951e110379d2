import { limits } from '@alta/contract/limits'
import { type Retention, type RetentionKind, retentionKinds, type RetentionRules } from '@alta/contract/retention'

/** Days as they are typed; empty: without limit. */
export type TypedRules = Readonly<Record<RetentionKind, string>>

const blank = { unsigned_reports: '', signed_reports: '', sources: '', chats: '', documents: '', audit_events: '' }

export const typedFrom = (rules: RetentionRules): TypedRules => ({
  ...blank,
  ...Object.fromEntries(retentionKinds.map((kind) => [kind, rules[kind] === null ? '' : String(rules[kind])])),
})

const daysIn = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed.trim()))

export const rulesIn = (typed: TypedRules): RetentionRules => ({
  unsigned_reports: daysIn(typed.unsigned_reports),
  signed_reports: daysIn(typed.signed_reports),
  sources: daysIn(typed.sources),
  chats: daysIn(typed.chats),
  documents: daysIn(typed.documents),
  audit_events: daysIn(typed.audit_events),
})

/** The kinds whose days are no whole number, or too few or too many. */
export const wrongKinds = (typed: TypedRules, fewest: Retention['fewest_days']): readonly RetentionKind[] =>
  retentionKinds.filter((kind) => {
    const days = daysIn(typed[kind])
    if (days === null) return false
    return !/^\d+$/.test(typed[kind].trim()) || days < (fewest[kind] ?? 0) || days > limits.retention_days_max
  })
