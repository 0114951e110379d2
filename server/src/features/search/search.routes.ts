import * as search from '@alta/contract/search'
import type { FastifyInstance } from 'fastify'
import { scopeFor, userIdOf } from '#base/access'
import { serve } from '#base/route'
import { ownOf } from '../chat/chat.rules.ts'
import { findOrganisations, findReports, findSessions, findUsers } from './search.store.ts'

export function searchRoutes(app: FastifyInstance): void {
  serve(app, search.find, async ({ db, actor, typed: { q }, disclose }) => {
    // Only holders of users:read hold members:read at system scope.
    const visibility = { by: userIdOf(actor), members: scopeFor(actor, 'members:read') }
    const [users, organisations, discharge_reports, chat_sessions] = await Promise.all([
      findUsers(db, visibility, q),
      findOrganisations(db, scopeFor(actor, 'organisation:read'), q),
      findReports(db, scopeFor(actor, 'discharge_reports:read'), q),
      findSessions(db, ownOf(actor, scopeFor(actor, 'chat_sessions:create')), q),
    ])
    disclose('discharge_report', discharge_reports)
    disclose('chat_session', chat_sessions)
    return { users, organisations, discharge_reports, chat_sessions }
  })
}
