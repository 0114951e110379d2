import * as contract from '@alta/contract/model'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { serve } from '#base/route'
import { putAwaySeenBy } from '../put-away.rules.ts'
import { findSummary } from '../reports.store.ts'
import { listCalls } from './model-calls.store.ts'

export function modelCallRoutes(app: FastifyInstance): void {
  serve(app, contract.calls, async ({ db, actor, scope, params, disclose }) => {
    const report = await findSummary(db, scope, { ...params, put_away_seen: putAwaySeenBy(actor) })
    if (!report) throw new Problem('not-found')
    disclose('discharge_report', [report])
    return { items: await listCalls(db, report), next_cursor: null }
  })
}
