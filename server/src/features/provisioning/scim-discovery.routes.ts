import { groupAttributes, schemas, userAttributes } from './attributes.ts'
import { answerPage } from './answers.ts'
import { type ScimCall, serveRead, type Wiring } from './scim-call.ts'
import { notFound, ScimError } from './scim-error.ts'
import { scimLimits } from './scim-limits.ts'

const urn = 'urn:ietf:params:scim:schemas:core:2.0'

const serviceProviderConfig = (base: string) => ({
  schemas: [`${urn}:ServiceProviderConfig`],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: scimLimits.page_max },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token whose SHA-256 stands in the settings of the identity provider.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
})

const resourceTypes = (base: string) =>
  [
    { id: 'User', endpoint: '/Users', description: 'Accounts', schema: schemas.user },
    { id: 'Group', endpoint: '/Groups', description: 'Groups, which may give roles', schema: schemas.group },
  ].map((type) => ({
    schemas: [`${urn}:ResourceType`],
    ...type,
    name: type.id,
    schemaExtensions: [],
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${type.id}` },
  }))

const schemasShown = (base: string) =>
  [
    { id: schemas.user, name: 'User', description: 'An account', attributes: userAttributes },
    { id: schemas.group, name: 'Group', description: 'A group', attributes: groupAttributes },
  ].map((schema) => ({
    schemas: [`${urn}:Schema`],
    ...schema,
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${schema.id}` },
  }))

/** These list everything there is, without filters (RFC 7644 §4). */
function mustNotFilter({ query }: ScimCall): void {
  if (query['filter'] !== undefined) throw new ScimError({ status: 403, detail: 'This is not filtered.' })
}

function serveListed(wiring: Wiring, url: string, list: (base: string) => readonly { readonly id: string }[]): void {
  serveRead(wiring, url, async (call) => {
    mustNotFilter(call)
    const all = list(call.base)
    return answerPage(all, { total: all.length, page: { offset: 0 } })
  })
  serveRead(wiring, `${url}/:id`, async (call) => {
    const body = list(call.base).find(({ id }) => id.toLowerCase() === call.id)
    if (!body) throw notFound()
    return { status: 200, body }
  })
}

/** The calls with which a client learns about the service before it provisions anybody. */
export function scimDiscoveryRoutes(wiring: Wiring): void {
  serveRead(wiring, '/ServiceProviderConfig', async (call) => {
    mustNotFilter(call)
    return { status: 200, body: serviceProviderConfig(call.base) }
  })
  serveListed(wiring, '/ResourceTypes', resourceTypes)
  serveListed(wiring, '/Schemas', schemasShown)
}
