import type { Endpoint } from '@alta/contract/endpoint'
import { problems } from '@alta/contract/problems'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from './database.ts'
import { type Actor, callerIdOf, scopeFor, within } from './access.ts'
import { type AuditLine, auditLineOf, recordAudit } from './audit.ts'
import { problemOf } from './http/problems.ts'
import { isUuid } from './ids.ts'

export type Exchange = readonly [FastifyRequest, FastifyReply]

/** Whether a call leaves an audit line: writes, and the reads that the contract marks as audited. */
export const isAudited = (endpoint: Endpoint): boolean => endpoint.method !== 'GET' || endpoint.audited === true

/** Whether a call counts as a use of the session: screens repeat reads and streams without a person. */
export const countsAsUse = (endpoint: Endpoint): boolean =>
  endpoint.method !== 'GET' && endpoint.access !== 'public' && !('unaudited' in endpoint)

const leavesLine = (endpoint: Endpoint): boolean => isAudited(endpoint) || endpoint.reads === 'clinical'

/**
 * Runs the hook. An act, or a read of clinical data, that is refused to a known caller (403, 404, 409) leaves a line in
 * the audit, although everything else of it is undone.
 */
export const auditRefusals =
  <T>(endpoint: Endpoint, work: (exchange: Exchange) => Promise<T>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<T> => {
    try {
      return await work([request, reply])
    } catch (error) {
      const { code } = problemOf(error)
      // A person who is asked for their identity proves it and repeats the act.
      if (code === 'reauthentication-required') throw error
      if (leavesLine(endpoint) && callerIdOf(request.actor) !== null && [403, 404, 409].includes(problems[code]))
        await writeRefusal(endpoint, request, code)
      throw error
    }
  }

/** The ids in a path, a query or a body; nothing else that a caller sends goes into the audit. */
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
 * organisation when that exists and the caller can see it. Otherwise the id that the caller named is recorded in the
 * chain without an organisation, so that no attempt reaches a foreign log.
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
