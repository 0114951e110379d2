import * as assignments from '@alta/contract/assignments'
import type { RoleAssignment } from '@alta/contract/assignments'
import * as auth from '@alta/contract/auth'
import type { EndpointRequest } from '@alta/contract/endpoint'
import * as organisations from '@alta/contract/organisations'
import { Problem } from '@alta/contract/problems'
import * as users from '@alta/contract/users'
import { call } from '../../base/api.ts'
import { refresh } from '../../base/queries.ts'
import { useSession } from '../../base/stores.ts'
import { refreshUser } from '../../base/users/user-store.ts'

/** What the signed-in person may do in the whole system, asked again: menus and buttons follow it. */
async function readOwnPermissions() {
  const { token } = useSession.getState()
  const { user, system_permissions } = await call(auth.me, {}, { keeps_session: true })
  if (useSession.getState().token !== token) return
  const { user_id } = user
  useSession.setState({ user: { user_id, system_permissions }, systemPermissions: system_permissions })
}

/** Reads again whatever says who holds which role. It fails quietly: the change itself has been made. */
async function readRolesAgain({ user_id, scope }: Pick<RoleAssignment, 'user_id' | 'scope'>) {
  const isOwn = user_id === useSession.getState().user?.user_id
  await Promise.allSettled([
    ...(isOwn && scope === 'system' ? [readOwnPermissions()] : []),
    refresh(assignments.list, organisations.list, organisations.read, users.list),
    refreshUser(user_id),
  ])
}

/** Gives a role. Throws Problem. */
export async function grantRole(grant: EndpointRequest<typeof assignments.create>['body']): Promise<RoleAssignment> {
  const assignment = await call(assignments.create, { body: grant })
  await readRolesAgain(assignment)
  return assignment
}

/** Takes a role; one that somebody else has taken meanwhile is as good as taken. Throws Problem. */
export async function revokeRole(assignment: Pick<RoleAssignment, 'role_assignment_id' | 'user_id' | 'scope'>) {
  const { role_assignment_id } = assignment
  await call(assignments.remove, { params: { role_assignment_id } }).catch((error: unknown) => {
    if (!(error instanceof Problem && error.code === 'not-found')) throw error
  })
  await readRolesAgain(assignment)
}
