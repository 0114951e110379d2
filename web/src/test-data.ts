import { requestAs } from './test-app.tsx'

let number = 0
function account(name: string) {
  number += 1
  const email = `${Date.now().toString(36)}-${number}@ward.example`
  return { name, email, password: 'a long enough password', locale: 'en' }
}

/** Creates a person whom the administrator invited and who has no role. */
export async function createInvitedUser(name: string) {
  const body = account(name)
  const { invitation_token } = await requestAs('administrator', '/invitations', {
    method: 'POST',
    body: { email: body.email },
  })
  const made = await requestAs('administrator', '/auth/register', {
    method: 'POST',
    body: { ...body, invitation_token },
  })
  return { user_id: String(made.user_id), name, email: body.email, password: body.password }
}

/** Creates a person who registered without an invitation, so that the account is unverified. */
export async function createUnverifiedUser(name: string) {
  const body = account(name)
  const { user_id } = await requestAs('administrator', '/auth/register', { method: 'POST', body })
  return { user_id: String(user_id), name, email: body.email, password: body.password }
}

/** Creates an organisation of the demonstration's administrator. */
export async function newOrganisation(name: string) {
  const body = { name: `${name} ${Date.now().toString(36)}` }
  const made = await requestAs('administrator', '/organisations', { method: 'POST', body })
  return { organisation_id: String(made.organisation_id), name: body.name }
}

interface RoleGrant {
  readonly user_id: string
  readonly role: string
  readonly organisation_id?: string
  readonly reason?: string
}
/** Gives a role, as the demonstration's administrator. */
export const give = (grant: RoleGrant) =>
  requestAs('administrator', '/role-assignments', {
    method: 'POST',
    body: {
      reason: 'Works on the ward',
      ...grant,
      scope: grant.organisation_id === undefined ? 'system' : 'organisation',
    },
  })
