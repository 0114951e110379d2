import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { userIdOf } from '#base/access'
import { serve } from '#base/route'
import { annulReport } from './annul.store.ts'
import { lockReport } from './lock.store.ts'
import { loadReport } from './report.record.ts'
import { mustBeReady, mustHaveBeenSigned } from './review.rules.ts'
import { listSignatures } from './review.store.ts'
import * as review from '@alta/contract/review'

/** Annulling replaces the withdrawal of a signature: the report stays, and is marked as not valid. */
export function annulRoute(app: FastifyInstance): void {
  serve(app, review.annul, {
    load: loadReport,
    handle: async ({ record: report, db, actor, body: { reason }, now, note }) => {
      note({ reason })
      mustBeReady(report.status)
      if ((await lockReport(db, report)) === undefined) throw new Problem('not-found')
      mustHaveBeenSigned(await listSignatures(db, report))
      const by = { annulled_by: userIdOf(actor), annulled_name: actor.name }
      await annulReport(db, report, { ...by, annulled_at: now, annulled_reason: reason })
      return null
    },
  })
}
