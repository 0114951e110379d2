import type { ProvisioningAct } from '@alta/contract/provisioning'
import { problems, Problem } from '@alta/contract/problems'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db, Trx } from '#base/database'
import { anonymous } from '#base/access'
import { type AuditLine, auditLineOf, type AuditDetail, recordAll, recordAudit } from '#base/audit'
import type { LineTools } from '#base/call-lines'
import type { ProviderSettings } from '#base/identity-providers/settings'
import type { Services } from '#base/services'
import type { ScimBaseUrl, AttributeSelection } from './representation.ts'
import { ScimError, invalidRequest } from './scim-error.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The provider whose directory calls; null: a stranger. */
    directory: ProviderSettings | null
  }
}

/** One request of a directory. */
export interface ScimCall {
  readonly db: Db
  readonly services: Services
  readonly directory: ProviderSettings
  readonly base: ScimBaseUrl
  readonly now: Date
  readonly body: unknown
  readonly id: string
  readonly query: Readonly<Record<string, string>>
  readonly selection: AttributeSelection
  readonly if_match: string | undefined
  readonly if_none_match: string | undefined
}

/** A request that changes something, with its transaction. */
export interface ScimChange extends ScimCall {
  readonly db: Trx
  readonly note: (detail: AuditDetail) => void
  readonly noteAct: LineTools['noteAct']
}

export interface ScimAnswer {
  readonly status: 200 | 201 | 204 | 304
  readonly body?: object
  readonly location?: string
  readonly version?: string
}

const namesIn = (text: string | undefined): string[] =>
  (text ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim().replace(/^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/, ''))
    .filter((name) => name !== '')

/** Throws `invalidValue` for a parameter that is given twice, because it is unclear which one counts. */
function textsIn(sent: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(sent ?? {})
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  if (texts.length < entries.length) throw invalidRequest('invalidValue', 'A parameter is given twice.')
  return Object.fromEntries(texts)
}

/** `directory` is never null here: calls without one were refused before. */
function callOf(request: FastifyRequest, base: ScimBaseUrl): ScimCall {
  const { directory, server, headers } = request
  const { services } = server.context
  if (directory === null) throw new ScimError({ status: 401, detail: 'A token is needed.' })
  const query = textsIn(request.query)
  const only = namesIn(query['attributes'])
  return {
    db: services.db,
    services,
    directory,
    base,
    now: services.clock.now(),
    body: request.body,
    id: (textsIn(request.params)['id'] ?? '').toLowerCase(),
    query,
    selection: { only: only.length > 0 ? only : null, without: namesIn(query['excludedAttributes']) },
    if_match: headers['if-match'],
    if_none_match: headers['if-none-match'],
  }
}

const mediaType = 'application/scim+json; charset=utf-8'

export const sendScim = (reply: FastifyReply, status: number, body?: object): FastifyReply =>
  reply
    .code(status)
    .header('content-type', mediaType)
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(body)

function answer(reply: FastifyReply, { status, body, location, version }: ScimAnswer): FastifyReply {
  if (location !== undefined) void reply.header('location', location)
  if (version !== undefined) void reply.header('etag', version)
  return sendScim(reply, status, body)
}

export interface Wiring {
  readonly app: FastifyInstance
  readonly base: ScimBaseUrl
}

export function serveRead({ app, base }: Wiring, url: string, handle: (call: ScimCall) => Promise<ScimAnswer>): void {
  app.route({
    method: 'GET',
    url,
    exposeHeadRoute: false,
    handler: async (request, reply) => answer(reply, await handle(callOf(request, base))),
  })
}

interface ScimChangeRoute {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  /** The name of the act in the audit log. */
  readonly act: ProvisioningAct
}

/** A line of the log for an act of the directory; it names no person as the actor. */
function lineOf(
  call: ScimCall,
  request: FastifyRequest,
  line: Pick<AuditLine, 'act' | 'outcome'> & { detail: AuditDetail },
): AuditLine {
  const { id: provider_id, name } = call.directory
  const { organisation_id = null, ...detail } = line.detail
  return {
    ...line,
    organisation_id: typeof organisation_id === 'string' ? organisation_id : null,
    occurred_at: call.now,
    actor_id: null,
    address: request.ip,
    detail: { ...detail, provider_id, actor_kind: 'provisioning', actor_name: name },
  }
}

/** Changes of one directory wait for one another, so that none changes what another one has just read. */
const holdDirectory = async (trx: Trx, { id }: ProviderSettings) =>
  await sql`select pg_advisory_xact_lock(hashtextextended(${`provisioning ${id}`}, 0))`.execute(trx)

const refusalOf = (error: unknown): ScimError | undefined => {
  if (error instanceof ScimError) return error
  if (!(error instanceof Problem) || problems[error.code] !== 409) return undefined
  const detail =
    error.code === 'last-administrator' ? 'The last administrator of Alta must stay.' : 'Something changed meanwhile.'
  return new ScimError({ status: 409, detail, outcome: error.code })
}

/** Wires an act: one transaction with its lines in the log. A refused act (404, 409) leaves a line, too. */
export function serveChange(
  { app, base }: Wiring,
  { method, url, act }: ScimChangeRoute,
  handle: (change: ScimChange) => Promise<ScimAnswer>,
): void {
  const named = `provisioning.${act}`
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const call = callOf(request, base)
    const noted: AuditDetail = {}
    const further: AuditLine[] = []
    const note = (detail: AuditDetail) => void Object.assign(noted, detail)
    const noteAct: LineTools['noteAct'] = (endpoint, detail) => {
      const by = { endpoint, actor: anonymous, address: request.ip, occurred_at: call.now, outcome: 'done' }
      const { act: name, organisation_id, detail: lineDetail } = auditLineOf(by, detail)
      further.push(
        lineOf(call, request, { act: name, outcome: 'done', detail: { ...noted, ...lineDetail, organisation_id } }),
      )
    }
    try {
      const done = await call.db.transaction().execute(async (trx) => {
        await holdDirectory(trx, call.directory)
        const result = await handle({ ...call, db: trx, note, noteAct })
        await recordAll(trx, [lineOf(call, request, { act: named, outcome: 'done', detail: noted }), ...further])
        return result
      })
      return answer(reply, done)
    } catch (error) {
      const refusal = refusalOf(error)
      const outcome = refusal?.refusal.outcome
      if (outcome !== undefined)
        await call.db.transaction().execute(async (trx) => {
          await recordAudit(trx, lineOf(call, request, { act: named, outcome, detail: noted }))
        })
      throw refusal ?? error
    }
  }
  app.route({ method, url, handler })
}
