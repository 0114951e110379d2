import * as organisations from '@alta/contract/organisations'
import { Problem } from '@alta/contract/problems'
import { remove } from '@alta/contract/users'
import type { FastifyInstance } from 'fastify'
import type { Trx } from '#base/database'
import { loadLockedOrganisation } from '#base/organisations'
import { serve } from '#base/route'
import { removeSession, removeSessionsOf } from '../chat/remove.store.ts'
import { mustHoldNothing, mustNotHoldChatsOf } from '../legal-holds/legal-holds.store.ts'
import { mustBePastRetention } from '../reports/put-away.rules.ts'
import { lastSignedAt } from '../reports/put-away.store.ts'
import { sectionTotal } from '../reports/reports.rules.ts'
import { topicOf } from '../reports/reports.store.ts'
import { mustKeepAnAdministrator } from '../users/privileged-roles.store.ts'
import { loadLockedUser } from '../users/user.record.ts'
import { mayRemove } from '../users/users.rules.ts'
import { loadOrganisationContents } from './contents.record.ts'
import { countContents, deleteOrganisation, findAnswering, lockUnfinished } from './contents.store.ts'
import { enqueueDeletion } from './deletion.jobs.ts'
import { insertDeletion, listDeletions } from './deletions.store.ts'
import { userIdOf } from '#base/access'
import { deleteEvents } from '#base/events'
import type { Services } from '#base/services'
import { removeReport } from '../reports/remove.store.ts'
import * as users from '../users/users.store.ts'

function userRoute(app: FastifyInstance): void {
  serve(app, remove, {
    load: loadLockedUser,
    handle: async ({ record: { user_id, name }, db, actor, services, now, note }) => {
      mayRemove(actor, user_id)
      await mustKeepAnAdministrator(db, user_id)
      if (await users.ownsAnOrganisation(db, user_id)) throw new Problem('owner-required')
      await mustNotHoldChatsOf(db, user_id, now)
      await removeSessionsOf(db, services, user_id)
      await users.deleteUser(db, user_id)
      note({ name })
      return null
    },
  })
}

/** Ends the writing of reports and answers, and tells waiting listeners. */
async function endUnfinished(trx: Trx, services: Services, organisation_id: string): Promise<void> {
  for (const session of await findAnswering(trx, organisation_id)) await removeSession(trx, services, session)
  for (const { sections_done, ...report } of await lockUnfinished(trx, organisation_id)) {
    await removeReport(trx, report)
    await deleteEvents(trx, topicOf(report))
    const data = { status: 'cancelled', progress: { done: sections_done, total: sectionTotal } }
    await services.events.publish(trx, { ...topicOf(report), event: 'status', data })
  }
}

function organisationRoutes(app: FastifyInstance): void {
  serve(app, organisations.contents, {
    load: loadOrganisationContents,
    handle: async ({ record: contents }) => contents,
  })
  serve(app, organisations.deletions, async ({ db }) => ({ items: await listDeletions(db), next_cursor: null }))
  serve(app, organisations.remove, {
    load: loadLockedOrganisation,
    handle: async ({ record: { organisation_id, name }, db, actor, services, now, note }) => {
      await mustHoldNothing(db, organisation_id, now)
      const last_signed_at = await lastSignedAt(db, { organisation_id })
      const days = services.config.ALTA_SIGNED_RETENTION_DAYS
      if (last_signed_at) mustBePastRetention(last_signed_at, { now, days })
      const contents = await countContents(db, organisation_id)
      // The log keeps the name, since the organisation can no longer be asked for it.
      note({ name, ...contents })
      await endUnfinished(db, services, organisation_id)
      await deleteOrganisation(db, organisation_id)
      const { discharge_reports = 0, chat_sessions = 0 } = contents ?? {}
      const by = { requested_at: now, requested_by: userIdOf(actor), requested_by_name: actor.name }
      await insertDeletion(db, { organisation_id, name, ...by, discharge_reports, chat_sessions })
      await enqueueDeletion(db, services, organisation_id)
      return null
    },
  })
}

/**
 * Deletes a person or an organisation with everything that other features hold of them; none of those features imports
 * this one.
 */
export function deletionRoutes(app: FastifyInstance): void {
  userRoute(app)
  organisationRoutes(app)
}
