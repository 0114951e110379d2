import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { userIdOf } from '#base/access'
import { serve } from '#base/route'
import { mustNotHoldReport } from '../legal-holds/legal-holds.store.ts'
import { mustBePastRetention } from './put-away.rules.ts'
import { lastSignedAt, lockPutAway, setPutAway } from './put-away.store.ts'
import { loadReportEvenPutAway } from './report.record.ts'
import * as review from '@alta/contract/review'

/** Putting away replaces the deletion of a signed report; bringing back undoes it. */
export function putAwayRoutes(app: FastifyInstance): void {
  serve(app, review.putAway, {
    load: loadReportEvenPutAway,
    handle: async ({ record: report, db, actor, services, body: { reason }, now, note }) => {
      note({ reason })
      await mustNotHoldReport(db, report, now)
      const found = await lockPutAway(db, report)
      if (!found) throw new Problem('not-found')
      if (found.put_away_at) throw new Problem('already-exists')
      const last_signed_at = await lastSignedAt(db, report)
      // A report that was never signed is deleted instead.
      if (!last_signed_at) throw new Problem('not-ready')
      mustBePastRetention(last_signed_at, { now, days: services.config.ALTA_SIGNED_RETENTION_DAYS })
      const by = { put_away_by: userIdOf(actor), put_away_name: actor.name }
      await setPutAway(db, report, { ...by, put_away_at: now, put_away_reason: reason })
      return null
    },
  })
  serve(app, review.bringBack, {
    load: loadReportEvenPutAway,
    handle: async ({ record: report, db, body: { reason }, note }) => {
      note({ reason })
      const found = await lockPutAway(db, report)
      if (!found) throw new Problem('not-found')
      if (!found.put_away_at) throw new Problem('not-ready')
      await setPutAway(db, report, null)
      return null
    },
  })
}
