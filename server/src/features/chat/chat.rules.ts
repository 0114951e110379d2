import { type FieldError, Problem } from '@alta/contract/problems'
import type { ReportStatus } from '@alta/contract/reports'
import type { ReviewState } from '@alta/contract/review'
import type { Actor, Scope } from '#base/access'
import { authorOf } from '../reports/reports.rules.ts'
import type { OwnChats } from './chat.store.ts'

/** A session belongs to the person or credential that began it, as long as they may chat in its organisation. */
export const ownOf = (actor: Actor, scope: Scope): OwnChats => ({ scope, author: authorOf(actor) })

interface AttachableReport {
  readonly discharge_report_id: string
  readonly status: ReportStatus
  readonly review_state: ReviewState
}

/** Throws `validation-failed` for reports that the caller cannot read there, `not-ready` for unfinished ones, `annulled`. */
export function mustBeAttachable(ids: readonly string[], reports: readonly AttachableReport[]): void {
  const known = new Set(reports.map(({ discharge_report_id }) => discharge_report_id))
  const errors = ids.flatMap((id, index): FieldError[] =>
    known.has(id) ? [] : [{ pointer: `/discharge_report_ids/${index}`, code: 'invalid' }],
  )
  if (errors.length > 0) throw new Problem('validation-failed', { errors })
  if (reports.some(({ status }) => status !== 'ready')) throw new Problem('not-ready')
  if (reports.some(({ review_state }) => review_state === 'annulled')) throw new Problem('annulled')
}

/** Whether both name the same reports, in any order. */
export const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  new Set(one).size === new Set(other).size && one.every((id) => other.includes(id))
