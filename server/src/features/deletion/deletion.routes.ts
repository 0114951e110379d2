import * as organisations from '@alta/contract/organisations'
import { Problem } from '@alta/contract/problems'
import { remove } from '@alta/contract/users'
import type { FastifyInstance } from 'fastify'
import { loadLockedOrganisation } from '#base/organisations'
import { serve } from '#base/route'
import { messageTopic } from '../chat/chat.store.ts'
import { leftBehind, removeSessionsOf, settle } from '../chat/closing.store.ts'
import { mustHoldNothing, mustNotHoldChatsOf } from '../legal-holds/legal-holds.store.ts'
import { mustBePastRetention } from '../reports/put-away.rules.ts'
import { lastSignedAt } from '../reports/put-away.store.ts'
import { sectionTotal } from '../reports/reports.rules.ts'
import { topicOf } from '../reports/reports.store.ts'
import { mustKeepAnAdministrator } from '../users/power.store.ts'
import { loadLockedUser } from '../users/user.record.ts'
import { mayRemove } from '../users/users.rules.ts'
import * as users from '../users/users.store.ts'
import { loadOrganisationContents } from './contents.record.ts'
import { countContents, deleteOrganisation, lockUnfinished } from './contents.store.ts'

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

function organisationRoutes(app: FastifyInstance): void {
  serve(app, organisations.contents, {
    load: loadOrganisationContents,
    handle: async ({ record: contents }) => contents,
  })
  serve(app, organisations.remove, {
    load: loadLockedOrganisation,
    handle: async ({ record: { organisation_id, name }, db, services, now, note }) => {
      await mustHoldNothing(db, organisation_id, now)
      const last_signed_at = await lastSignedAt(db, { organisation_id })
      const days = services.config.ALTA_SIGNED_RETENTION_DAYS
      if (last_signed_at) mustBePastRetention(last_signed_at, { now, days })
      const unfinished = await lockUnfinished(db, organisation_id)
      const chats = await leftBehind(db, { organisation_id })
      // whoever reads the log later finds no organisation any more to ask for its name
      note({ name, ...(await countContents(db, organisation_id)) })
      await deleteOrganisation(db, organisation_id, [
        ...unfinished.map((report) => topicOf(report).topic),
        ...chats.answers.map((answer) => messageTopic(answer).topic),
      ])
      await settle(db, services, chats)
      for (const { sections_done, ...report } of unfinished) {
        const data = { status: 'cancelled', progress: { done: sections_done, total: sectionTotal } }
        await services.events.publish(db, { ...topicOf(report), event: 'status', data })
      }
      return null
    },
  })
}

/** Deletes a person or an organisation with all that other features hold of them; none of those knows this one. */
export function deletionRoutes(app: FastifyInstance): void {
  userRoute(app)
  organisationRoutes(app)
}
