import * as contract from '@alta/contract/model'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { serve } from '#base/route'
import { findSummary } from '../reports.store.ts'
import { listCalls } from './model-calls.store.ts'

export function modelCallRoutes(app: FastifyInstance): void {
  serve(app, contract.calls, async ({ db, scope, params, disclose }) => {
    const report = await findSummary(db, scope, params.discharge_report_id)
    if (!report) throw new Problem('not-found')
    disclose('discharge_report', [report])
    return { items: await listCalls(db, report), next_cursor: null }
  })
}
