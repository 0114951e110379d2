import { Problem } from '@alta/contract/problems'
import * as review from '@alta/contract/review'
import type { FastifyInstance } from 'fastify'
import { userIdOf } from '#base/access'
import { serve } from '#base/route'
import { mustNotHoldReport } from '../legal-holds/legal-holds.store.ts'
import { mustBePastRetention } from './put-away.rules.ts'
import { lastSignedAt, lockPutAway, setPutAway } from './put-away.store.ts'
import { reportSeen } from './report-seen.ts'

/** What stands instead of deleting a signed report, and the way back. */
export function putAwayRoutes(app: FastifyInstance): void {
  serve(app, review.putAway, async ({ db, actor, services, params, body: { reason }, now, note }) => {
    const permitted = { actor, permission: 'discharge_reports:put_away', even_put_away: true } as const
    const seen = await reportSeen(db, params.discharge_report_id, permitted)
    note({ organisation_id: seen.organisation_id, reason })
    await mustNotHoldReport(db, seen, now)
    const found = await lockPutAway(db, seen)
    if (!found) throw new Problem('not-found')
    if (found.put_away_at) throw new Problem('already-exists')
    const last_signed_at = await lastSignedAt(db, seen)
    // what was never signed is deleted
    if (!last_signed_at) throw new Problem('not-ready')
    mustBePastRetention(last_signed_at, { now, days: services.config.ALTA_SIGNED_RETENTION_DAYS })
    const by = { put_away_by: userIdOf(actor), put_away_name: actor.name }
    await setPutAway(db, seen, { ...by, put_away_at: now, put_away_reason: reason })
    return null
  })
  serve(app, review.bringBack, async ({ db, actor, params, body: { reason }, note }) => {
    const permitted = { actor, permission: 'discharge_reports:put_away', even_put_away: true } as const
    const seen = await reportSeen(db, params.discharge_report_id, permitted)
    note({ organisation_id: seen.organisation_id, reason })
    const found = await lockPutAway(db, seen)
    if (!found) throw new Problem('not-found')
    if (!found.put_away_at) throw new Problem('not-ready')
    await setPutAway(db, seen, null)
    return null
  })
}
