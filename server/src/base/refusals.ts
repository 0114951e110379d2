import type { Endpoint } from '@alta/contract/endpoint'
import { problems } from '@alta/contract/problems'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from './database.ts'
import { type Actor, callerIdOf, scopeFor, within } from './access.ts'
import { type AuditLine, auditLineOf, recordAudit } from './audit.ts'
import { problemOf } from './http/problems.ts'
import { isUuid } from './ids.ts'

export type Exchange = readonly [FastifyRequest, FastifyReply]

/** Writes, and the reads that the contract says are written down before they are answered. */
export const isAudited = (endpoint: Endpoint): boolean => endpoint.method !== 'GET' || endpoint.audited === true

/** Whether the session is used by a call: reads and streams are repeated by a screen that nobody looks at. */
export const countsAsUse = (endpoint: Endpoint): boolean =>
  endpoint.method !== 'GET' && endpoint.access !== 'public' && !('unaudited' in endpoint)

const leavesLine = (endpoint: Endpoint): boolean => isAudited(endpoint) || endpoint.reads === 'clinical'

/**
 * Runs it; an act, or a read of clinical data, that is refused to somebody known (403, 404, 409) leaves its line in the audit, although everything
 * else of it is undone.
 */
export const auditRefusals =
  <T>(endpoint: Endpoint, work: (exchange: Exchange) => Promise<T>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<T> => {
    try {
      return await work([request, reply])
    } catch (error) {
      const { code } = problemOf(error)
      // asked who it is, a person answers and does it again
      if (code === 'reauthentication-required') throw error
      if (leavesLine(endpoint) && callerIdOf(request.actor) !== null && [403, 404, 409].includes(problems[code]))
        await writeRefusal(endpoint, request, code)
      throw error
    }
  }

/** The ids in a path, a query or a body; whatever else a caller writes there is none of the audit's business. */
export const idsIn = (sent: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(sent ?? {}).filter(([, value]) => typeof value === 'string' && isUuid(value)))

async function writeRefusal(endpoint: Endpoint, request: FastifyRequest, outcome: string): Promise<void> {
  const { clock, db, log } = request.server.context.services
  const { organisation_id: requested = null } = { ...idsIn(request.query), ...idsIn(request.body) }
  const { actor, ip: address, params, noted } = request
  const act = { endpoint, actor, address, occurred_at: clock.now(), outcome }
  const line = auditLineOf(act, { organisation_id: requested, ...idsIn(params), ...noted })
  await recordRefusal(db, request.actor, line).catch((error: unknown) =>
    log.error({ err: error }, 'a refused act was not audited'),
  )
}

/**
 * Writes the refusal in a transaction of its own, because that of the act was undone. It stands in the chain of the
 * organisation when that exists and the caller can see it. Otherwise no attempt reaches a foreign log: the id that the
 * caller named is kept in the chain of no organisation.
 */
async function recordRefusal(db: Db, actor: Actor, line: AuditLine): Promise<void> {
  const named = line.organisation_id
  await db.transaction().execute(async (trx) => {
    const visible = await trx
      .selectFrom('organisations')
      .select('organisation_id')
      .where('organisation_id', '=', named)
      .where((eb) => within(scopeFor(actor, 'organisation:read'), eb.ref('organisation_id')))
      .executeTakeFirst()
    const detail = { ...line.detail, ...(named !== null && { named_organisation_id: named }) }
    await recordAudit(trx, visible ? line : { ...line, organisation_id: null, detail })
  })
}
