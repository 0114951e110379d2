import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import type { Db, Trx } from '#base/database'
import type { Actor } from '#base/access'
import { isTime, pageOf, positionText, readPosition, unpagedLimit } from '#base/http/cursor'
import { serve } from '#base/route'
import { approvalMissing } from '../access-requests/approval.store.ts'
import { assertReason } from '#base/roles'
import { mustKeepAnAdministrator, privilegedOrganisations } from './privileged-roles.store.ts'
import { idleSince } from '../sessions/sessions.rules.ts'
import { endOtherSessions, listSessions } from '../sessions/sessions.store.ts'
import { removeLinksOf, removePasswordLinks } from './account-links.store.ts'
import { noticeOfOwnAccount } from '../notices/mail.store.ts'
import { sendAccountNotice } from '../notices/notices.store.ts'
import { countUsers, listUsers, withRoles } from './user-list.store.ts'
import { exportRoute } from './export.routes.ts'
import { importRoute } from './import.routes.ts'
import type { ReadImport } from './import.threads.ts'
import { changesOf, mayChange, mustBeSelfOrWriter, visibilityOf } from './users.rules.ts'
import { loadLockedUser, loadUser } from './user.record.ts'
import * as users from '@alta/contract/users'
import * as store from './users.store.ts'

/** The user as they are after an act on them. */
async function userAfter(db: Db, actor: Actor, user_id: string): Promise<users.User> {
  const user = await store.findUserSeenBy(db, user_id, visibilityOf(actor))
  if (!user) throw new Problem('not-found')
  return user
}

function readRoutes(app: FastifyInstance): void {
  serve(app, users.list, async ({ db, actor, query }) => {
    const { limit = unpagedLimit, cursor, count, sort = '-created_at', ...filters } = query
    const filter = { visibility: visibilityOf(actor), ...filters }
    const after = readPosition(cursor, sort, sort.endsWith('last_login_at') ? isTime : undefined)
    const [found, counted] = await Promise.all([
      listUsers(db, filter, { sort, limit, after }),
      count ? countUsers(db, filter) : undefined,
    ])
    const { items, next_cursor } = pageOf(found, limit, ({ position }) => positionText(sort, position))
    // A caller who reads the whole list does not need the names of roles.
    const people = items.map(({ user }) => user)
    const listed = query.limit === undefined ? people : await withRoles(db, filter.visibility, people)
    return { items: listed, next_cursor, ...counted }
  })
  serve(app, users.read, { load: loadUser, handle: async ({ record: user }) => user })
}

interface NewAddress {
  readonly user: users.User
  readonly email: string
  readonly actor: Actor
  readonly now: Date
}

/**
 * The notice goes to the previous address, where the person may still read it. No link for the password goes to the new
 * address yet.
 */
async function tellOfNewAddress(db: Trx, { user, email, actor, now }: NewAddress): Promise<void> {
  const { user_id } = user
  await store.markEmailNew(db, user_id)
  await removePasswordLinks(db, user_id)
  const subject = { id: null, name: email }
  await noticeOfOwnAccount(db, { kind: 'email_changed', user_id, actor, subject, mail_to: user.email }, now)
}

function updateRoute(app: FastifyInstance): void {
  serve(app, users.update, {
    load: loadLockedUser,
    handle: async ({ record: user, db, actor, body, now, note }) => {
      const { user_id } = user
      const { reason = null } = body
      mustBeSelfOrWriter(actor, user_id)
      const changes = changesOf(user, body)
      mayChange(actor, user_id, changes)
      if (Object.keys(changes).length === 0) return user
      if (changes.email !== undefined && (await store.isEmailTaken(db, changes.email)))
        throw new Problem('already-exists', { errors: [{ pointer: '/email', code: 'already_taken' }] })
      if (changes.active === true) {
        const organisation_ids = await privilegedOrganisations(db, user_id)
        if (organisation_ids.length > 0) {
          assertReason(reason)
          const opened = { kind: 'account', subject: user_id, subject_name: user.name, concerned_id: user_id } as const
          const requested = organisation_ids
            .filter((id) => id !== null)
            .map((organisation_id) => ({ ...opened, organisation_id, roles: [], reason: reason ?? '' }))
          const missing = await approvalMissing({ db, actor, now, note }, requested)
          if (missing) return missing
          await sendAccountNotice(db, { kind: 'account_reopened', actor, user, reason }, { organisation_ids, now })
        }
      }
      if (changes.active === false) {
        await mustKeepAnAdministrator(db, user_id)
        await endOtherSessions(db, user_id, null)
      }
      // The link was sent to the previous address, or to a person who may no longer sign in.
      if (changes.email !== undefined || changes.active === false) await removeLinksOf(db, user_id)
      if (changes.active !== undefined) await store.clearDirectoryClosing(db, user_id)
      await store.updateUser(db, user_id, changes)
      if (changes.email !== undefined) await tellOfNewAddress(db, { user, email: changes.email, actor, now })
      note({
        changed: Object.keys(changes).join(' '),
        ...(changes.active !== undefined && { active: changes.active, reason }),
      })
      return await userAfter(db, actor, user_id)
    },
  })
}

function sessionRoutes(app: FastifyInstance): void {
  serve(app, users.sessions, {
    load: loadUser,
    handle: async ({ record: { user_id }, db, actor, services, now }) => {
      mustBeSelfOrWriter(actor, user_id)
      const limits = { now, idle_since: idleSince(services.config, now) }
      return { items: await listSessions(db, user_id, { ...limits, current: actor.session_id }), next_cursor: null }
    },
  })
  serve(app, users.endSessions, {
    load: loadUser,
    handle: async ({ record: { user_id }, db, actor }) => {
      mustBeSelfOrWriter(actor, user_id)
      await endOtherSessions(db, user_id, null)
      return null
    },
  })
}

export function userRoutes(app: FastifyInstance, readImport: ReadImport): void {
  readRoutes(app)
  updateRoute(app)
  sessionRoutes(app)
  importRoute(app, readImport)
  exportRoute(app)
}
