import { Problem } from '@alta/contract/problems'
import * as review from '@alta/contract/review'
import type { FastifyInstance } from 'fastify'
import { userIdOf } from '#base/access'
import { serve } from '#base/route'
import { annulReport } from './annul.store.ts'
import { lockReport } from './hold.store.ts'
import { reportSeen } from './report-seen.ts'
import { mustBeReady, mustHaveBeenSigned } from './review.rules.ts'
import { listSignatures } from './review.store.ts'

/** What stands instead of taking a signature back: the report stays, and says that it does not hold. */
export function annulRoute(app: FastifyInstance): void {
  serve(app, review.annul, async ({ db, actor, params, body: { reason }, now, note }) => {
    const permitted = { actor, permission: 'discharge_reports:sign' } as const
    const seen = await reportSeen(db, params.discharge_report_id, permitted)
    note({ organisation_id: seen.organisation_id, reason })
    mustBeReady(seen.status)
    if ((await lockReport(db, seen)) === undefined) throw new Problem('not-found')
    mustHaveBeenSigned(await listSignatures(db, seen))
    const by = { annulled_by: userIdOf(actor), annulled_name: actor.name }
    await annulReport(db, seen, { ...by, annulled_at: now, annulled_reason: reason })
    return null
  })
}
