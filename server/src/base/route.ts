import type { Answer, Endpoint, Progress, Received, StreamEndpoint } from '@alta/contract/endpoint'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import { type Actor, demand, demandAgain, mayStay, nobody, type Scope, scopeOf } from './access.ts'
import { type Noted, recordAll } from './audit.ts'
import { type CallLines, type LineTools, logRead, openLines } from './call-lines.ts'
import type { Disclosure } from './disclosures.ts'
import type { FairQueue } from './fair-queue.ts'
import { answerSchema } from './http/answer-schema.ts'
import { isWrittenAnswer, sendWritten, type WrittenAnswer } from './http/json-text.ts'
import { type FileAnswer, sendFile } from './http/download.ts'
import { drainConnections, endConnections, leaving } from './http/closing.ts'
import { bearer, identify, identifyAgain } from './http/identify.ts'
import { answeredBefore, type KeptAnswer, revalidated } from './http/kept-answers.ts'
import { admit, type Conditions, openBodies } from './http/admission.ts'
import { claim, keepAnswer } from './http/idempotency.ts'
import { submissionOf } from './http/submission.ts'
import { parsed } from './http/parse.ts'
import { sendProblem } from './http/problems.ts'
import { endedAsEvents, endingInEvents, progressTeller } from './http/progress.ts'
import type { Schema } from './database/schema.ts'
import type { Keep, Kept } from './database/kept.ts'
import type { Services } from './services.ts'
import { openReadLog, type ReadLog } from './read-log.ts'
import { type Exchange, isAct, witnessed } from './refusals.ts'
import type { OpenStreams } from './http/open-streams.ts'
import type { RequestRates } from './http/request-rates.ts'
import { sendEvents, type StreamMessage } from './http/streaming.ts'
import { limited, serveUpload } from './http/upload.ts'

/** What the routes need from outside: the services, and who a token belongs to (null: nobody any more). */
export interface House {
  readonly services: Services
  readonly whoIs: (token: string, address: string) => Promise<Actor | null>
  /** Counts what the caller does as a use of the session. */
  readonly countUse: (actor: Actor) => Promise<void>
  /** Milliseconds between heartbeats of a stream. */
  readonly heartbeat_ms: number
  /** Streams that are open, counted by session. */
  readonly streams: OpenStreams
  /** Requests a minute, of all processes together. */
  readonly rates: RequestRates
  /** Answers of `cached` calls, by caller and address. */
  readonly answers: Kept<KeptAnswer>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly isPublic?: boolean
  }
  interface FastifyInstance {
    house: House
    stopping: AbortController
    reads: ReadLog
    bodies: FairQueue
  }
  interface FastifyRequest {
    actor: Actor
    /** What the handler noted for the audit line so far. */
    noted: Noted
    /** What the answer shows of patients. */
    disclosures: readonly Disclosure[]
    /** Of a `cached` call: keeps its answer until something is written. */
    keep: Keep<KeptAnswer> | null
  }
}

interface Context extends LineTools {
  /** The transaction of a write or of an audited read; the plain database otherwise. */
  readonly db: Kysely<Schema>
  readonly actor: Actor
  readonly services: Services
  /** What the call's `access` opens to this caller. */
  readonly scope: Scope
  readonly now: Date
  readonly address: string
  /** The token that the caller sent, to open what is sealed with it; empty for a stranger. */
  readonly token: string
  /** What the caller's program says it is. */
  readonly user_agent: string | null
  /** Answers another status than the declared one (200 for "it was there already"). */
  readonly answerWith: (status: 200 | 201) => void
  /** A stream's `Last-Event-ID`, and the signal that its listener has left. */
  readonly last_event_id: string | undefined
  readonly signal: AbortSignal
}

/** Writes and audited reads run in a transaction, and only through it. */
type Transacted<E extends Endpoint> = E extends { method: 'GET' } ? unknown : { readonly db: Transaction<Schema> }
type Call<E extends Endpoint> = Received<E> & Context & Transacted<E>
type Outcome<E extends Endpoint> = Answer<E> | Problem

type Result<E extends Endpoint> = E extends StreamEndpoint
  ? AsyncIterable<StreamMessage>
  : E extends { kind: 'file'; direction: 'out' }
    ? FileAnswer
    : Outcome<E> | WrittenAnswer

/** What is thrown undoes the transaction; a Problem that is returned is answered and what was written stays. */
type Handle<E extends Endpoint> = (call: Call<E>) => Promise<Result<E>>

/** The body of an upload, and who hears how far the work on it is. */
interface Arriving<E extends Endpoint> {
  readonly bytes: AsyncIterable<Uint8Array>
  readonly tell: (progress: Progress<E>) => void
}

/** `prepare` is the slow part (hashing, decoding, reading an upload) and runs before the transaction. */
interface Steps<E extends Endpoint, P> {
  /** What can be refused before the body is read. Of one caller one request at a time comes past it until it is answered. */
  readonly admit?: Conditions
  readonly prepare: (call: Call<E> & Arriving<E>) => Promise<P>
  readonly handle: (call: Call<E>, prepared: P) => Promise<Result<E>>
}

type AnyHandle = (call: Call<Endpoint>, prepared: unknown) => Promise<unknown>
interface AnySteps {
  readonly admit?: Conditions
  readonly prepare?: (call: Call<Endpoint> & Arriving<Endpoint>) => Promise<unknown>
  readonly handle: AnyHandle
}

/**
 * Wires one call of the contract: who is it, `access` before the body is read, rate limit, parse, one transaction with
 * its audit line for writes, handler, and an answer cut to its schema.
 */
export function serve<const E extends Endpoint>(app: FastifyInstance, endpoint: E, handle: Handle<E>): void
export function serve<const E extends Endpoint, P>(app: FastifyInstance, endpoint: E, steps: Steps<E, P>): void
export function serve(app: FastifyInstance, endpoint: Endpoint, steps: unknown): void {
  const run = (typeof steps === 'function' ? { handle: steps } : steps) as AnySteps
  const { method, path: url } = endpoint
  const told = witnessed(endpoint, (exchange) =>
    endpoint.kind === 'stream' ? stream(endpoint, run, exchange) : answer(endpoint, run, exchange),
  )
  const handler = endpoint.kind === 'file' ? endingInEvents(told) : told
  // what is not declared cannot happen: no HEAD beside each GET
  const route = {
    method,
    url,
    config: { isPublic: endpoint.access === 'public' },
    exposeHeadRoute: false,
    onRequest: identify,
    preParsing: admit(endpoint, run.admit),
    handler,
  }
  if (endpoint.kind === 'stream') {
    app.route(route)
    return
  }
  if (endpoint.kind === 'file' && endpoint.direction === 'in') {
    serveUpload(app, endpoint, route)
    return
  }
  app.route({
    ...route,
    ...(endpoint.kind !== 'file' && { bodyLimit: endpoint.limit ?? 1024 * 1024, schema: answerSchema(endpoint) }),
    ...(endpoint.kind !== 'file' && endpoint.cached && { onSend: revalidated(endpoint) }),
  })
}

/** Decorates the app with what `serve` stands on; before the first route. */
export function furnish(app: FastifyInstance, house: House): void {
  app.decorate('house', house)
  app.decorate('stopping', new AbortController())
  app.decorate('bodies', openBodies())
  app.decorate('reads', openReadLog(house.services))
  app.decorateRequest('actor', null as unknown as Actor)
  app.decorateRequest('keep', null)
  app.decorateRequest('noted', null as unknown as Noted)
  app.decorateRequest('disclosures', null as unknown as readonly Disclosure[])
  const fresh = () => ({ actor: nobody, noted: {}, disclosures: [] })
  app.addHook('onRequest', async (request) => void Object.assign(request, fresh()))
  app.addHook('onClose', async () => app.reads.close())
  app.addHook('onClose', async () => house.rates.close())
  drainConnections(app)
  endConnections(app, house.services.config.ALTA_STOP_SECONDS * 1000)
}

interface Began {
  readonly endpoint: Endpoint
  readonly call: Call<Endpoint>
  readonly lines: CallLines
  readonly status: { code: number }
}

function begin(endpoint: Endpoint, request: FastifyRequest, signal: AbortSignal): Began {
  const { services } = request.server.house
  const now = services.clock.now()
  const received = parsed(endpoint, request)
  const lines = openLines(endpoint, request, { params: (received as { params?: Noted }).params ?? {}, now })
  const status = { code: endpoint.kind === 'stream' ? 200 : (endpoint.status ?? 200) }
  const last = request.headers['last-event-id']
  const call = {
    ...received,
    db: services.db,
    actor: request.actor,
    services,
    scope: scopeOf(request.actor, endpoint.access),
    now,
    address: request.ip,
    token: bearer(request) ?? '',
    user_agent: request.headers['user-agent'] ?? null,
    ...lines.tools,
    answerWith: (code) => void (status.code = code),
    last_event_id: typeof last === 'string' ? last : undefined,
    signal,
  } satisfies Context as Call<Endpoint>
  return { endpoint, call, lines, status }
}

/** The act with its audit line and, for a creating call, its kept answer: committed together or not at all. */
async function act(began: Began, request: FastifyRequest, work: (db: Kysely<Schema>) => Promise<unknown>) {
  const { endpoint, call, lines, status } = began
  if (!isAct(endpoint)) return await work(call.db)
  const submission = submissionOf(endpoint, request, call.now)
  return await call.db.transaction().execute(async (trx) => {
    const kept = submission && (await claim(trx, submission))
    if (kept) {
      demandAgain(call.actor, endpoint.access, kept.organisation_id)
      status.code = kept.status
      return kept.answer
    }
    const result = await work(trx)
    const outcome = result instanceof Problem ? result.code : 'done'
    if (submission) {
      const [{ organisation_id }] = lines.lines(outcome)
      await keepAnswer(trx, submission, {
        status: outcome === 'done' ? status.code : null,
        answer: result,
        organisation_id,
      })
    }
    if (!('unaudited' in endpoint)) await recordAll(trx, lines.lines(outcome))
    return result
  })
}

/** Throws `malformed-request` for an upload that has no body. */
function bytesOf(endpoint: Endpoint, request: FastifyRequest): AsyncIterable<Uint8Array> {
  if (endpoint.kind !== 'file' || endpoint.direction !== 'in') return limited(request.raw, 0)
  if (request.body === null || request.body === undefined) throw new Problem('malformed-request')
  return limited(request.body as AsyncIterable<Uint8Array>, endpoint.limit ?? 0)
}

async function answer(endpoint: Endpoint, run: AnySteps, [request, reply]: Exchange) {
  if ('cached' in endpoint && endpoint.cached === true) {
    const before = answeredBefore(endpoint, [request, reply])
    if (before) {
      await logRead(endpoint, request, before.disclosures)
      return await reply.send(before.payload)
    }
  }
  if (request.method !== 'GET') await identifyAgain(request, endpoint)
  const began = begin(endpoint, request, leaving(reply))
  const { call } = began
  const arriving = { bytes: bytesOf(endpoint, request), tell: progressTeller(endpoint, [request, reply]) }
  const prepared = await run.prepare?.(Object.assign(arriving, call))
  const result = await act(began, request, (db) => run.handle({ ...call, db }, prepared))
  if (result instanceof Problem) return sendProblem(reply, result)
  await began.lines.logShown()
  if (endpoint.kind === 'file' && endpoint.direction === 'out') return await sendFile(reply, result as FileAnswer)
  if (endedAsEvents(endpoint, reply, result)) return undefined
  void reply.code(began.status.code).header('cache-control', 'no-store')
  if (isWrittenAnswer(result)) return await sendWritten(reply, result)
  return await reply.send(began.status.code === 204 ? undefined : result)
}

async function stream(endpoint: StreamEndpoint, run: AnySteps, [request, reply]: Exchange) {
  const { house, stopping } = request.server
  if (stopping.signal.aborted) throw new Problem('engine-unavailable', { retry_after: 5 })
  const [close, leave] = [house.streams.open(request.actor), new AbortController()]
  const stop = () => leave.abort()
  const stillAllowed = async () => {
    const actor = await house.whoIs(bearer(request) ?? '', request.ip)
    if (!actor) return false
    demand(actor, endpoint.access)
    const where = request.noted['organisation_id']
    return typeof where !== 'string' || mayStay(actor, endpoint.access, where)
  }
  stopping.signal.addEventListener('abort', stop)
  try {
    const began = begin(endpoint, request, leave.signal)
    const source = await act(began, request, (db) => run.handle({ ...began.call, db }, undefined))
    await began.lines.logShown()
    const how = { leave, heartbeat_ms: house.heartbeat_ms, stillAllowed }
    await sendEvents(reply, source as AsyncIterable<StreamMessage>, how)
  } finally {
    close()
    stopping.signal.removeEventListener('abort', stop)
  }
}
