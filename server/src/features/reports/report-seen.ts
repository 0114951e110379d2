import type { Permission } from '@alta/contract/permissions'
import { Problem } from '@alta/contract/problems'
import type { ReportSummary } from '@alta/contract/reports'
import type { Kysely } from 'kysely'
import { type Actor, demandIn, scopeFor } from '#base/access'
import type { Schema } from '#base/database/schema'
import { putAwaySeenBy } from './put-away.rules.ts'
import { findSummary } from './reports.store.ts'

interface Permitted {
  readonly actor: Actor
  readonly permission: Permission
  /** Those put away, too, where the caller may see them. */
  readonly even_put_away?: true
}

/**
 * A report for an act on it. Throws `not-found` when the caller may not see it, and `forbidden` when he sees it but
 * lacks the permission in its organisation.
 */
export async function reportSeen(
  db: Kysely<Schema>,
  discharge_report_id: string,
  { actor, permission, even_put_away }: Permitted,
): Promise<ReportSummary> {
  const put_away_seen = even_put_away && putAwaySeenBy(actor)
  const report = await findSummary(db, scopeFor(actor, 'discharge_reports:read'), {
    discharge_report_id,
    put_away_seen,
  })
  if (!report) throw new Problem('not-found')
  demandIn(actor, permission, report.organisation_id)
  return report
}
