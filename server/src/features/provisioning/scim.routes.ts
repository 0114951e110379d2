import type { FastifyInstance, FastifyRequest } from 'fastify'
import { publicUrl } from '#base/config'
import { bearer } from '#base/http/identify'
import { networkOf } from '#base/http/network'
import { problemOf } from '#base/http/problems'
import { limitRequests } from '#base/http/request-rates'
import type { ProviderSettings } from '#base/identity-providers/settings'
import { tokenHash } from '#base/secrets/tokens'
import type { Services } from '#base/services'
import { sendScim, type Wiring } from './scim-call.ts'
import { scimDiscoveryRoutes } from './scim-discovery.routes.ts'
import { errorBody, notFound, ScimError } from './scim-error.ts'
import { scimGroupRoutes } from './scim-groups.routes.ts'
import { scimLimits } from './scim-limits.ts'
import { scimUserRoutes } from './scim-users.routes.ts'

export const scimPrefix = '/scim/v2'

/** Requests a minute from one network that come without a known token. */
const strangersPerMinute = 300

/** The provider whose directory has the token. */
function directoryOf({ providers }: Services): (request: FastifyRequest) => ProviderSettings | null {
  const known = [...providers.values()].flatMap(({ settings }) =>
    (settings.provisioning?.token_sha256 ?? []).map((hash) => [hash, settings] as const),
  )
  const byHash = new Map(known)
  return (request) => {
    const token = bearer(request) ?? ''
    // Whatever hash the file contains, a token invented by a person is not accepted.
    return /^alta_scim_[\w-]{43}$/.test(token) ? (byHash.get(tokenHash(token)) ?? null) : null
  }
}

/** The statuses for what the framework and the database refuse. */
function scimErrorOf(error: unknown): ScimError {
  if (error instanceof ScimError) return error
  const { code, retry_after } = problemOf(error)
  const refuse = (status: number, detail: string) => new ScimError({ status, detail })
  if (code === 'payload-too-large') return refuse(413, `A body has ${scimLimits.body_bytes} bytes at most.`)
  if (code === 'unsupported-file') return refuse(415, 'The body is application/scim+json.')
  if (code === 'rate-limited') return refuse(429, 'Too many requests.')
  if (code === 'engine-unavailable' || code === 'database-unavailable')
    return refuse(503, `Not available; again in ${retry_after ?? 1} seconds.`)
  if (code === 'already-exists')
    return new ScimError({ status: 409, scim_type: 'uniqueness', detail: 'It is there already.' })
  if (code === 'malformed-request')
    return new ScimError({ status: 400, scim_type: 'invalidSyntax', detail: 'The request cannot be read.' })
  if (code === 'validation-failed')
    return new ScimError({ status: 400, scim_type: 'invalidValue', detail: 'A value cannot be kept.' })
  return refuse(500, 'Something went wrong.')
}

function answerErrors(scim: FastifyInstance): void {
  scim.setErrorHandler((error, request, reply) => {
    const { refusal } = scimErrorOf(error)
    if (refusal.status === 500) request.log.error({ err: error }, 'a request of a directory failed')
    if (refusal.status === 401) void reply.header('www-authenticate', 'Bearer')
    return sendScim(reply, refusal.status, errorBody(refusal))
  })
  scim.setNotFoundHandler((request, reply) => {
    const { refusal } = request.directory === null ? unknownToken() : notFound()
    return sendScim(reply, refusal.status, errorBody(refusal))
  })
}

const unknownToken = () => new ScimError({ status: 401, detail: 'The token is missing or not known.' })

function readBodies(scim: FastifyInstance): void {
  const read = scim.getDefaultJsonParser('error', 'error')
  scim.removeAllContentTypeParsers()
  const types = ['application/scim+json', 'application/json']
  scim.addContentTypeParser(
    types,
    { parseAs: 'string' },
    (request, text, done) => void read(request, String(text), done),
  )
}

/**
 * SCIM 2.0 (RFC 7643, RFC 7644) for the directories of identity providers. It is not part of the contract, whose shape
 * differs from SCIM's. The only access is the token of a directory, which is checked before a body is read. Where no
 * provider has one, none of these routes exist.
 */
export async function scimRoutes(scim: FastifyInstance): Promise<void> {
  const { services } = scim.context
  const find = directoryOf(services)
  const isOff = ![...services.providers.values()].some(({ settings }) => settings.provisioning !== undefined)
  scim.decorateRequest('directory', null)
  scim.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
      'referrer-policy': 'no-referrer',
    })
    request.directory = find(request)
  })
  limitRequests(scim, ({ directory, ip }) =>
    directory === null
      ? { caller: `scim ${networkOf(ip)}`, most: strangersPerMinute }
      : { caller: `directory ${directory.id}`, most: scimLimits.requests_per_minute },
  )
  scim.addHook('preParsing', async ({ directory }) => {
    if (isOff) throw new ScimError({ status: 404, detail: 'Provisioning is not set up.' })
    if (directory === null) throw unknownToken()
  })
  answerErrors(scim)
  readBodies(scim)
  const wiring: Wiring = { app: scim, base: `${publicUrl(services.config, services.config.PORT)}${scimPrefix}` }
  scimDiscoveryRoutes(wiring)
  scimUserRoutes(wiring)
  scimGroupRoutes(wiring)
  // The pages would otherwise answer unknown addresses.
  for (const url of ['/', '/*'])
    scim.all(url, async () => {
      throw new ScimError({ status: 404, detail: 'There is nothing at this address.' })
    })
}
