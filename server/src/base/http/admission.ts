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
/** Bodies of this size may come at any time. */
const small_bytes = megabyte
/** What a request counts at least: its work is the processor's, so that three of an organisation at once are enough. */
const least_mb = 32
/** What a body costs while it is parsed, decoded and worked on: its text, that of the field, and the bytes in it. */
const cost = 3

/**
 * Megabytes of memory that large bodies take together, from their first byte until they are answered. Who waits does so
 * with the body still on the way. Each caller has one under way.
 */
export const openBodies = (): FairQueue =>
  openFairQueue({ capacity: 96, running_max_per_caller: 1, waiting_max: 1_000, waiting_max_per_caller: 100 })

/** What is not said is thought to be as large as it may be. */
function bytesOf({ headers }: FastifyRequest, limit: number): number {
  const length = Number(headers['content-length'] ?? limit)
  return Number.isFinite(length) ? Math.min(length, limit) : limit
}

/** Before the body is read nobody knows which of their organisations it is for: one stands for all of them. */
function organisationOf({ organisation_roles }: Actor, caller_id: string): string {
  return [...organisation_roles.keys()].toSorted()[0] ?? caller_id
}

/** Whether a call waits until there is room for its body, or its conditions are asked one by one for each caller. */
function isCounted(endpoint: Endpoint, request: FastifyRequest, hasConditions: boolean): boolean {
  const { limit = 0 } = endpoint.kind === 'stream' ? {} : endpoint
  return endpoint.kind !== 'file' && (hasConditions || (limit > small_bytes && bytesOf(request, limit) > small_bytes))
}

/** Resolves when there is room for the body; the room is given back when the request is answered or its caller leaves. */
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

/** What can be refused before the body is read, beside `access`. */
export type Conditions = (context: { readonly db: Db; readonly actor: Actor }) => Promise<void>

/** The part of a route that `admit` is. */
export interface Admitting {
  readonly preParsing: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

/** After the limit on requests, so that those who are turned away cannot fill the audit; before the body is read. */
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
    // who repeats a request gets its answer again, whatever was made meanwhile
    if (conditions && !(await isRepeated(request, db))) await conditions({ db, actor })
  })
