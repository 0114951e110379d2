import * as assignments from '@alta/contract/assignments'
import { readsClinicalText, rolePermissions } from '@alta/contract/role-permissions'
import { roles } from '@alta/contract/permissions'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { userIdOf } from '#base/access'
import { defaultLimit, pageOf, readCursor } from '#base/http/cursor'
import { serve } from '#base/route'
import { approvalMissing } from '../access-requests/approval.store.ts'
import { sendNotice } from '../notices/notices.store.ts'
import { fillOwner } from './assignments.store.ts'
import { mustKeepAnAdministrator } from '../users/privileged-roles.store.ts'
import { findUser, isActiveUser } from '../users/users.store.ts'
import { mustBeVerified } from '../users/verification.store.ts'
import {
  isAssignableSomewhere,
  assertMayGrant,
  assertMayRevoke,
  mustMatchScope,
  grantsOwnClinicalAccess,
} from './assignments.rules.ts'
import { scopeOfRole } from '#base/roles'
import { loadOrganisationId } from '#base/organisations'
import { visibilityOf } from '../users/users.rules.ts'
import { loadAssignment } from './assignment.record.ts'
import * as store from './assignments.store.ts'

function createRoute(app: FastifyInstance): void {
  serve(app, assignments.create, {
    load: loadOrganisationId,
    handle: async ({ record, db, actor, body, now, note, answerWith }) => {
      mustMatchScope(body)
      const organisation_id = record?.organisation_id ?? null
      const { user_id, role, reason = null } = body
      assertMayGrant(actor, body)
      if (!(await isActiveUser(db, user_id)))
        throw new Problem('not-found', { errors: [{ pointer: '/user_id', code: 'invalid' }] })
      const giving = { confirmed: body.confirm_unverified, pointer: '/user_id', now }
      const confirmed_unverified = await mustBeVerified(db, user_id, giving)
      const granted = { user_id, role, organisation_id, granted_by: userIdOf(actor), reason }
      const current = await store.findRole(db, granted)
      const existing = current?.provider_id === null ? current : undefined
      if (!existing && organisation_id !== null && readsClinicalText(role)) {
        const subject_name = (await findUser(db, user_id))?.name ?? ''
        const requested = {
          organisation_id,
          kind: 'role',
          subject: user_id,
          subject_name,
          concerned_id: user_id,
        } as const
        const missing = await approvalMissing({ db, actor, now, note }, [
          { ...requested, roles: [role], reason: reason ?? '' },
        ])
        if (missing) return missing
      }
      if (role === 'owner' && organisation_id !== null && !existing) {
        // Ownership only moves through the organisation itself; this call fills an empty place.
        if (!(await fillOwner(db, organisation_id, user_id))) throw new Problem('owner-required')
      }
      const made = existing ? undefined : await store.insertRole(db, granted, now)
      const answer = existing ?? (await store.findRole(db, granted))
      if (!answer) throw new Problem('not-found')
      if (made === undefined) answerWith(200)
      const { role_assignment_id, user_name } = answer
      note({ role_assignment_id, user_id, role, reason })
      note({
        opens_clinical_text: readsClinicalText(role),
        opens_clinical_text_to_oneself: grantsOwnClinicalAccess(actor, body),
      })
      if (made !== undefined && readsClinicalText(role)) {
        const notice = { kind: 'clinical_role_given', organisation_id, actor, roles: [role], reason } as const
        await sendNotice(db, { ...notice, subject: { id: user_id, name: user_name } }, { concerned: [user_id], now })
      }
      if (confirmed_unverified) note({ confirmed_unverified })
      return answer
    },
  })
}

function removeRoute(app: FastifyInstance): void {
  serve(app, assignments.remove, {
    load: loadAssignment,
    handle: async ({ record: assignment, db, actor, note }) => {
      const { role_assignment_id, user_id, role } = assignment
      note({ user_id, role })
      assertMayRevoke(actor, assignment)
      if (role === 'administrator') await mustKeepAnAdministrator(db, user_id)
      if (!(await store.deleteRole(db, role_assignment_id))) throw new Problem('not-found')
      return null
    },
  })
}

export function assignmentRoutes(app: FastifyInstance): void {
  createRoute(app)
  removeRoute(app)
  serve(app, assignments.listRoles, async ({ actor }) => ({
    items: roles.map((role) => ({
      role,
      scope: scopeOfRole(role),
      permissions: [...rolePermissions[role]],
      assignable_by_me: isAssignableSomewhere(actor, role),
    })),
    next_cursor: null,
  }))
  serve(app, assignments.list, async ({ db, actor, query }) => {
    const { limit = defaultLimit, cursor, count, ...filters } = query
    const filter = { visibility: visibilityOf(actor), ...filters }
    const found = await store.listRoles(db, filter, { limit, before: readCursor(cursor) })
    return {
      ...pageOf(found, limit, (row) => row.role_assignment_id),
      ...(count && (await store.countRoles(db, filter))),
    }
  })
}
