import type { Endpoint } from '@alta/contract/endpoint'
import { Problem } from '@alta/contract/problems'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../database.ts'
import { type Actor, callerIdOf, assertAccess, assertRecentAuthentication } from '../access.ts'
import { type FairQueue, openFairQueue } from '../fair-queue.ts'
import { countsAsUse, auditRefusals } from '../refusals.ts'
import { isClaimed } from './idempotency.ts'
import { networkOf } from './network.ts'
import { disconnectSignal } from './closing.ts'

const megabyte = 1024 * 1024
/** Bodies up to this size are admitted at any time. */
const small_bytes = megabyte
/** The least that a request counts. Its work needs the processor, so three of one organisation at once are enough. */
const least_mb = 32
/**
 * What a body costs while it is parsed, decoded and processed: its text, the text of the field, and the bytes in it.
 */
const cost = 3

/**
 * The memory, in megabytes, that large bodies take together, from their first byte until they are answered. A caller
 * waits before the body is sent in full, and each caller has one body under way.
 */
export const openBodies = (): FairQueue =>
  openFairQueue({ capacity: 96, running_max_per_caller: 1, waiting_max: 1_000, waiting_max_per_caller: 100 })

/** A body of undeclared length counts as one of the largest length. */
function bytesOf({ headers }: FastifyRequest, limit: number): number {
  const length = Number(headers['content-length'] ?? limit)
  return Number.isFinite(length) ? Math.min(length, limit) : limit
}

/**
 * Before the body is read it is not known which of the caller's organisations it is for: one stands for all of them.
 */
function organisationOf({ organisation_roles }: Actor, caller_id: string): string {
  return [...organisation_roles.keys()].toSorted()[0] ?? caller_id
}

/** Whether a call has to wait for memory for its body, or for other requests of the same caller. */
function isCounted(endpoint: Endpoint, request: FastifyRequest, hasConditions: boolean): boolean {
  const { limit = 0 } = endpoint.kind === 'stream' ? {} : endpoint
  return endpoint.kind !== 'file' && (hasConditions || (limit > small_bytes && bytesOf(request, limit) > small_bytes))
}

/** Resolves when there is memory for the body; it is given back when the request is answered or its caller leaves. */
async function awaitRoom(bodies: FairQueue, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const caller_id = callerIdOf(request.actor) ?? networkOf(request.ip)
  const { bodyLimit } = request.routeOptions
  const weight = Math.max(least_mb, Math.ceil((bytesOf(request, bodyLimit) * cost) / megabyte))
  const task = { organisation_id: organisationOf(request.actor, caller_id), caller_id, weight }
  const gone = disconnectSignal(reply)
  const release = await bodies.take(task, gone).catch((error: unknown) => {
    throw gone.aborted ? new Problem('malformed-request') : error
  })
  if (gone.aborted) release()
  else reply.raw.once('close', release)
}

async function isRepeated({ actor, headers }: FastifyRequest, db: Db): Promise<boolean> {
  const [caller_id, key] = [callerIdOf(actor), headers['idempotency-key']]
  return caller_id !== null && typeof key === 'string' && (await isClaimed(db, { caller_id, key }))
}

/** Conditions that can be checked before the body is read, besides `access`. */
export type Conditions = (context: { readonly db: Db; readonly actor: Actor }) => Promise<void>

/** The part of a route that `admit` returns. */
export interface Admitting {
  readonly preParsing: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

/** Runs after the limit on requests, so that refused callers cannot fill the audit, and before the body is read. */
export const admit = (endpoint: Endpoint, conditions?: Conditions) =>
  auditRefusals(endpoint, async ([request, reply]) => {
    const { actor, server } = request
    const { clock, config, db } = server.context.services
    assertAccess(actor, endpoint.access)
    if (endpoint.reauthenticates)
      assertRecentAuthentication(actor, {
        when: endpoint.reauthenticates,
        minutes: config.ALTA_REAUTHENTICATION,
        now: clock.now(),
      })
    if (countsAsUse(endpoint)) await server.context.countUse(actor)
    if (!isCounted(endpoint, request, conditions !== undefined)) return
    await awaitRoom(server.bodies, request, reply)
    // A caller who repeats a request gets the stored answer, whatever has been created since.
    if (conditions && !(await isRepeated(request, db))) await conditions({ db, actor })
  })
