import * as analytics from '@alta/contract/analytics'
import type { FastifyInstance } from 'fastify'
import { dateRangeOf } from '#base/date-range'
import { serve } from '#base/route'
import { loadOrganisation } from '#base/organisations'
import { figuresOfReports } from './analytics.store.ts'

export function analyticsRoutes(app: FastifyInstance): void {
  serve(app, analytics.reports, {
    load: loadOrganisation,
    handle: async ({ record, db, scope, query: { group_by, from, to } }) => {
      const filter = { organisation_id: record?.organisation_id, group_by, ...dateRangeOf({ from, to }) }
      return { items: await figuresOfReports(db, scope, filter), next_cursor: null }
    },
  })
}
