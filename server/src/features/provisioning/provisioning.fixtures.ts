import { tokenHash } from '#base/secrets/tokens'
import { client_id, client_secret } from '../../contract-tests/identity-provider.ts'
import { environmentWith } from '../../contract-tests/single-sign-on-records.ts'
import { openTestServer, type TestServer, type TestServerOptions } from '../../contract-tests/test-server.ts'

export const hospitalToken = `alta_scim_${'h'.repeat(43)}`
export const clinicToken = `alta_scim_${'c'.repeat(43)}`

export const schemas = {
  user: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  group: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
  patch: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
}

/** The settings of an identity provider whose directory uses this token. */
export const directory = (id: string, token: string, more: object = {}) => ({
  id,
  name: `Directory of ${id}`,
  issuer: `https://${id}.example`,
  client_id,
  client_secret,
  provisioning: { token_sha256: [tokenHash(token)] },
  ...more,
})

interface ScimRequest {
  readonly token?: string | null
  readonly body?: unknown
  readonly raw?: string
  readonly headers?: Record<string, string>
}

export interface ScimServer extends TestServer {
  /** Sends a SCIM request with a path such as `/Users/…?attributes=id`. */
  readonly scim: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    request?: ScimRequest,
  ) => Promise<{ status: number; json: ReturnType<typeof JSON.parse>; headers: Record<string, unknown> }>
  /** Creates a user of the hospital's directory; returns the resource. */
  readonly user: (name: string, more?: object) => Promise<ReturnType<typeof JSON.parse>>
  /** Creates a group of these users. */
  readonly group: (displayName: string, ids: readonly string[], more?: object) => Promise<ReturnType<typeof JSON.parse>>
  readonly patch: (url: string, ...Operations: readonly object[]) => ReturnType<ScimServer['scim']>
}

export async function openScimServer(
  providers: readonly object[] = [directory('hospital', hospitalToken), directory('clinic', clinicToken)],
  more: Pick<TestServerOptions, 'write'> = {},
): Promise<ScimServer> {
  const server = await openTestServer({ environment: environmentWith(providers), ...more })
  const scim: ScimServer['scim'] = async (method, url, { token = hospitalToken, body, raw, headers } = {}) => {
    const response = await server.app.inject({
      method,
      url: `/scim/v2${url}`,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...((body !== undefined || raw !== undefined) && { 'content-type': 'application/scim+json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      ...(raw !== undefined && { payload: raw }),
    })
    const json = response.body === '' ? null : JSON.parse(response.body)
    return { status: response.statusCode, json, headers: response.headers }
  }
  return {
    ...server,
    scim,
    user: async (name, more = {}) => {
      const userName = `${name.toLowerCase().replaceAll(' ', '.')}@ward.example`
      const body = { schemas: schemas.user, userName, displayName: name, active: true, ...more }
      return (await scim('POST', '/Users', { body })).json
    },
    group: async (displayName, ids, more = {}) => {
      const body = { schemas: schemas.group, displayName, members: ids.map((value) => ({ value })), ...more }
      return (await scim('POST', '/Groups', { body })).json
    },
    patch: async (url, ...Operations) => await scim('PATCH', url, { body: { schemas: schemas.patch, Operations } }),
  }
}

export const roles = async ({ services }: ScimServer, user_id: string): Promise<string[]> =>
  (
    await services.db
      .selectFrom('role_assignments')
      .select(['role', 'provider_id'])
      .where('user_id', '=', user_id)
      .orderBy('role')
      .execute()
  ).map(({ role, provider_id }) => `${role} by ${provider_id ?? 'hand'}`)

/** The audit events of the directories, oldest first. */
export const auditEventsOf = async ({ services }: ScimServer, act?: string) =>
  await services.db
    .selectFrom('audit_events')
    .select(['act', 'outcome', 'organisation_id', 'actor_id', 'detail'])
    .$if(act !== undefined, (query) => query.where('act', '=', act ?? ''))
    .orderBy('occurred_at')
    .orderBy('sequence')
    .execute()
