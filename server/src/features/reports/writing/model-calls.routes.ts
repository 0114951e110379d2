import * as contract from '@alta/contract/model'
import type { FastifyInstance } from 'fastify'
import { serve } from '#base/route'
import { loadReportEvenPutAway } from '../report.record.ts'
import { listCalls } from './model-calls.store.ts'

export function modelCallRoutes(app: FastifyInstance): void {
  serve(app, contract.calls, {
    load: loadReportEvenPutAway,
    handle: async ({ record: report, db, disclose }) => {
      disclose('discharge_report', [report])
      return { items: await listCalls(db, report), next_cursor: null }
    },
  })
}
