import * as assignments from '@alta/contract/assignments'
import { rolePermissions, roles } from '@alta/contract/permissions'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { demandIn, scopeFor, userIdOf } from '#base/access'
import { defaultLimit, pageOf, readCursor } from '#base/http/cursor'
import { serve } from '#base/route'
import { fillOwner } from '../organisations/organisations.store.ts'
import { isActiveUser } from '../users/users.store.ts'
import { isAssignableSomewhere, mayGrant, mustFit, opensClinicalText, scopeOfRole } from './assignments.rules.ts'
import { countRoles, findRole, insertRole, listRoles } from './assignments.store.ts'

function createRoute(app: FastifyInstance): void {
  serve(app, assignments.create, async ({ db, actor, body, now, note, answerWith }) => {
    mustFit(body)
    const { user_id, role, organisation_id = null, reason = null } = body
    if (organisation_id !== null) demandIn(actor, 'members:write', organisation_id)
    mayGrant(actor, body)
    if (!(await isActiveUser(db, user_id)))
      throw new Problem('not-found', { errors: [{ pointer: '/user_id', code: 'invalid' }] })
    const granted = { user_id, role, organisation_id, granted_by: userIdOf(actor), reason }
    const existing = await findRole(db, granted)
    if (role === 'owner' && organisation_id !== null && !existing) {
      // ownership moves only through the organisation itself; here it fills an empty place
      if (!(await fillOwner(db, organisation_id, user_id))) throw new Problem('owner-required')
    }
    const made = existing ? undefined : await insertRole(db, granted, now)
    const answer = existing ?? (await findRole(db, granted))
    if (!answer) throw new Problem('not-found')
    if (made === undefined) answerWith(200)
    const { role_assignment_id } = answer
    const opens = opensClinicalText(actor, body)
    note({ organisation_id, role_assignment_id, user_id, role, reason, opens_clinical_text_to_himself: opens })
    return answer
  })
}

export function assignmentRoutes(app: FastifyInstance): void {
  createRoute(app)
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
    const asked = { seen: { by: userIdOf(actor), members: scopeFor(actor, 'members:read') }, ...filters }
    const found = await listRoles(db, asked, { limit, before: readCursor(cursor) })
    return {
      ...pageOf(found, limit, (row) => row.role_assignment_id),
      ...(count && { total: await countRoles(db, asked) }),
    }
  })
}
