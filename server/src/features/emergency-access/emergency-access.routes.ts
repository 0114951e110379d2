import * as emergency from '@alta/contract/emergency-access'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import type { Trx } from '#base/database'
import { type Actor, userIdOf } from '#base/access'
import { defaultLimit, pageOf, positionText, readPosition } from '#base/http/cursor'
import { serve } from '#base/route'
import { confirmedSince } from '../auth/auth.rules.ts'
import { idleSince } from '../sessions/sessions.rules.ts'
import { clearAttempts } from '../auth/attempts.store.ts'
import { consumeConfirmation } from '../sessions/session-proof.store.ts'
import { tryOwnPassword, wrongPassword } from '../auth/own-password.store.ts'
import { loadOrganisationId, lockOrganisation } from '#base/organisations'
import { lockMatchingPassword } from '../users/users.store.ts'
import { countedSince, expiryOf, mustBeAllowed, mustNotReadByRole, refusalAfter } from './emergency-access.rules.ts'
import { findOver } from './ending.store.ts'
import { loadEmergencySetting, loadLockedEmergencyAccess } from './emergency-access.record.ts'
import { notifyOwnersOfAccess } from './owner-notices.store.ts'
import * as store from './emergency-access.store.ts'

function readRoutes(app: FastifyInstance): void {
  serve(app, emergency.current, async ({ db, actor, now }) => {
    const open = actor.emergency_access && (await store.findOpen(db, actor.emergency_access))
    if (!open) return { emergency_access: null }
    const { expires_at, ...rest } = open
    const seconds_left = Math.max(0, Math.floor((expires_at.getTime() - now.getTime()) / 1000))
    return { emergency_access: { ...rest, expires_at: expires_at.toISOString(), seconds_left } }
  })
  serve(app, emergency.list, {
    load: loadEmergencySetting,
    // Reads until now are counted.
    prepare: () => app.reads.write(),
    handle: async ({ record: { organisation_id, emergency_access }, db, scope, query, now }) => {
      const { limit = defaultLimit, cursor, count } = query
      const filter = { organisation_id, limit, after: readPosition(cursor, 'newest'), now }
      const found = await store.listEmergencyAccesses(db, scope, filter)
      const { items, next_cursor } = pageOf(found, limit, ({ emergency_access_id: id }) =>
        positionText('newest', { key: null, id }),
      )
      return {
        emergency_access,
        items,
        next_cursor,
        ...(count && { total: await store.countEmergencyAccesses(db, scope, organisation_id) }),
      }
    },
  })
}

interface OpeningProof {
  readonly actor: Actor
  readonly now: Date
  /** null: no password was sent, so a provider must have confirmed the identity. */
  readonly tried: Awaited<ReturnType<typeof tryOwnPassword>> | null
}

/** Whether the caller is really the holder of the session. A provider's confirmation is used up by it. */
async function hasProved(db: Trx, { actor, now, tried }: OpeningProof): Promise<boolean> {
  if (tried === null) return await consumeConfirmation(db, actor.session_id ?? '', confirmedSince(now))
  return tried.password_hash !== null && (await lockMatchingPassword(db, userIdOf(actor), tried.password_hash))
}

function openRoute(app: FastifyInstance): void {
  serve(app, emergency.open, {
    load: loadOrganisationId,
    prepare: async ({ db, actor, services: { config }, body: { password }, now, address }) =>
      password === undefined
        ? null
        : await tryOwnPassword({ db, user_id: userIdOf(actor), config, password, now, address }),
    handle: async (
      { record: { organisation_id }, db, actor, services, body: { reason }, now, note, noteAct },
      tried,
    ) => {
      const user_id = userIdOf(actor)
      const organisation = await lockOrganisation(db, organisation_id)
      if (!organisation) throw new Problem('not-found')
      // The Problem is returned, not thrown, so that the audit line stays. Openings of one person wait for one
      // another.
      if (!(await hasProved(db, { actor, now, tried }))) return wrongPassword()
      if (tried) await clearAttempts(db, tried.attempt)
      note({ proved_by: tried ? 'password' : 'provider' })
      mustBeAllowed(organisation.emergency_access)
      mustNotReadByRole(actor, organisation_id)
      for (const { ending, ...access } of await findOver(db, {
        now,
        idle_since: idleSince(services.config, now),
        user_id,
      }))
        if (await store.endEmergencyAccess(db, access, ending))
          noteAct(emergency.end, { ...access, end_cause: ending.end_cause })
      const { opened_at, has_open } = await store.findOpenings(db, user_id, countedSince(now))
      if (has_open) throw new Problem('already-exists')
      const refusal = refusalAfter(opened_at, now)
      if (refusal) return refusal
      const made = { organisation_id, user_id, user_name: actor.name, session_id: actor.session_id ?? '', reason }
      const opened = await store.insertEmergencyAccess(db, { ...made, expires_at: expiryOf(now) }, now)
      if (!opened) throw new Problem('unauthenticated')
      const { emergency_access_id, expires_at } = opened
      await notifyOwnersOfAccess(db, opened, now)
      note({ emergency_access_id, reason, expires_at })
      return opened
    },
  })
}

function endRoutes(app: FastifyInstance): void {
  serve(app, emergency.end, {
    load: loadLockedEmergencyAccess,
    handle: async ({ record: access, db, actor, now, note }) => {
      if (access.ended_at !== null || access.expires_at <= now) return null
      const by = { ended_by: userIdOf(actor), ended_by_name: actor.name }
      await store.endEmergencyAccess(db, access, { ended_at: now, end_cause: 'ended', ...by })
      note({ end_cause: 'ended' })
      return null
    },
  })
  serve(app, emergency.configure, {
    load: loadEmergencySetting,
    handle: async ({ record: { organisation_id }, db, actor, body: { emergency_access }, now, note, noteAct }) => {
      if (!(await lockOrganisation(db, organisation_id))) throw new Problem('not-found')
      note({ emergency_access })
      await store.saveSetting(db, organisation_id, emergency_access)
      if (emergency_access === 'allowed') return { emergency_access }
      const by = { ended_by: userIdOf(actor), ended_by_name: actor.name }
      const ending = { ended_at: now, end_cause: 'forbidden', ...by } as const
      for (const emergency_access_id of await store.endAllIn(db, organisation_id, ending))
        noteAct(emergency.end, { organisation_id, emergency_access_id, end_cause: 'forbidden' })
      return { emergency_access }
    },
  })
}

/** Emergency access of administrators to the reports of one organisation. */
export function emergencyAccessRoutes(app: FastifyInstance): void {
  readRoutes(app)
  openRoute(app)
  endRoutes(app)
}
