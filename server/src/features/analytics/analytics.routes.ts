import * as analytics from '@alta/contract/analytics'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { demandIn } from '#base/access'
import { stretchOf } from '#base/days'
import { serve } from '#base/route'
import { findOrganisation } from '#base/organisations'
import { figuresOfReports } from './analytics.store.ts'

export function analyticsRoutes(app: FastifyInstance): void {
  serve(app, analytics.reports, async ({ db, actor, scope, query: { organisation_id, group_by, from, to } }) => {
    if (organisation_id !== undefined) {
      demandIn(actor, 'analytics:read', organisation_id)
      if (!(await findOrganisation(db, scope, organisation_id))) throw new Problem('not-found')
    }
    const asked = { organisation_id, group_by, ...stretchOf({ from, to }) }
    return { items: await figuresOfReports(db, scope, asked), next_cursor: null }
  })
}
