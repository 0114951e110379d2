import { type FieldError, Problem } from '@alta/contract/problems'
import type { ReportStatus } from '@alta/contract/reports'
import type { Actor, Scope } from '#base/access'
import { authorOf } from '../reports/reports.rules.ts'
import type { Own } from './chat.store.ts'

/** A session belongs to whoever began it, as long as he may chat in its organisation. */
export const ownOf = (actor: Actor, scope: Scope): Own => ({ scope, author: authorOf(actor) })

interface Found {
  readonly discharge_report_id: string
  readonly status: ReportStatus
}

/** Throws `validation-failed` for reports that the caller cannot read there, `not-ready` for unfinished ones. */
export function mustBeAttachable(ids: readonly string[], found: readonly Found[]): void {
  const known = new Map(found.map(({ discharge_report_id, status }) => [discharge_report_id, status]))
  const errors = ids.flatMap((id, index): FieldError[] =>
    known.has(id) ? [] : [{ pointer: `/discharge_report_ids/${index}`, code: 'invalid' }],
  )
  if (errors.length > 0) throw new Problem('validation-failed', { errors })
  if (found.some(({ status }) => status !== 'ready')) throw new Problem('not-ready')
}

/** The same reports, in whatever order? */
export const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  new Set(one).size === new Set(other).size && one.every((id) => other.includes(id))
