import { askAs, modelOf } from '../../stage.tsx'

/**
 * For tests with a model: an organisation of one test only, in which the clinician of the demonstration works and models
 * write as they are told.
 */
export async function ownWard(name: string, behaviour = 'faithful') {
  const { organisation_id } = await askAs('administrator', '/organisations', { method: 'POST', body: { name } })
  const { user } = await askAs('clinician', '/auth/me')
  const role = { role: 'clinician', scope: 'organisation', organisation_id, user_id: user.user_id }
  await askAs('administrator', '/role-assignments', { method: 'POST', body: role })
  await modelOf(organisation_id, behaviour)
  return String(organisation_id)
}
