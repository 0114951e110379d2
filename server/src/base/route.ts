import type { Endpoint, StreamEndpoint } from '@alta/contract/endpoint'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from './database.ts'
import { type Actor, assertAccess, reassertAccess, hasAccessIn, anonymous, scopeOf } from './access.ts'
import { type AuditDetail, recordAll } from './audit.ts'
import type {
  Arriving,
  Call,
  CallOfRecord,
  CallWithoutRecord,
  Context,
  Handle,
  RecordHandling,
  RecordSteps,
  Steps,
} from './call.ts'
import { type CallLines, logRead, openLines } from './call-lines.ts'
import type { Disclosure } from './disclosures.ts'
import type { FairQueue } from './fair-queue.ts'
import { answerSchema } from './http/answer-schema.ts'
import { isWrittenAnswer, sendWritten } from './http/json-text.ts'
import { type FileAnswer, sendFile } from './http/download.ts'
import { drainConnections, endConnections, disconnectSignal } from './http/closing.ts'
import { bearer, identify, identifyAgain } from './http/identify.ts'
import { findCachedAnswer, type CachedResponse, revalidateAnswer } from './http/answer-cache.ts'
import { admit, type Conditions, openBodies } from './http/admission.ts'
import { claim, storeAnswer } from './http/idempotency.ts'
import { submissionOf } from './http/submission.ts'
import { parsed } from './http/parse.ts'
import { sendProblem } from './http/problems.ts'
import { endEventStream, errorsAsEvents, progressSender } from './http/progress.ts'
import type { CacheEntryWriter, QueryCache } from './database/query-cache.ts'
import { type AnyLoader, loadRecord } from './load-record.ts'
import type { Services } from './services.ts'
import { openReadLog, type ReadLog } from './read-log.ts'
import { type Exchange, isAudited, auditRefusals } from './refusals.ts'
import type { OpenStreams } from './http/open-streams.ts'
import type { RequestRates } from './http/request-rates.ts'
import { sendEvents, type StreamMessage } from './http/streaming.ts'
import { limitBytes, serveUpload } from './http/upload.ts'

/** What the routes need besides the services: the owner of a token (null: nobody any more), and counters. */
export interface AppContext {
  readonly services: Services
  readonly authenticate: (token: string, address: string) => Promise<Actor | null>
  /** Counts what the caller does as a use of the session. */
  readonly countUse: (actor: Actor) => Promise<void>
  /** Milliseconds between heartbeats of a stream. */
  readonly heartbeat_ms: number
  /** Streams that are open, counted by session. */
  readonly streams: OpenStreams
  /** Requests a minute, of all processes together. */
  readonly rates: RequestRates
  /** Answers of `cached` calls, by caller and address. */
  readonly answers: QueryCache<CachedResponse>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly isPublic?: boolean
  }
  interface FastifyInstance {
    context: AppContext
    stopping: AbortController
    reads: ReadLog
    bodies: FairQueue
  }
  interface FastifyRequest {
    actor: Actor
    /** The audit detail that the handler has noted so far. */
    noted: AuditDetail
    /** The records of patients that the answer shows. */
    disclosures: readonly Disclosure[]
    /** For a `cached` call: stores its answer until something is written. */
    store: CacheEntryWriter<CachedResponse> | null
  }
}

type AnyCall = Call<Endpoint> & { readonly record: unknown }
interface AnySteps {
  readonly load?: AnyLoader
  readonly admit?: Conditions
  readonly prepare?: (call: AnyCall & Arriving<Endpoint>) => Promise<unknown>
  readonly handle: (call: AnyCall, prepared: unknown) => Promise<unknown>
}

/**
 * Wires one call of the contract: identification, `access` before the body is read, rate limit, parsing, one
 * transaction with its audit line for writes, its record, the handler, and an answer cut to its schema.
 */
export function serve<const E extends CallWithoutRecord>(app: FastifyInstance, endpoint: E, handle: Handle<E>): void
export function serve<const E extends CallWithoutRecord, P>(app: FastifyInstance, endpoint: E, steps: Steps<E, P>): void
// The overload with `prepare` comes first: the parameters of a call that fits no later one are typed by the first
// that seems to fit.
export function serve<const E extends CallOfRecord, R, P>(
  app: FastifyInstance,
  endpoint: E,
  steps: RecordSteps<E, R, P>,
): void
export function serve<const E extends CallOfRecord, R>(
  app: FastifyInstance,
  endpoint: E,
  handling: RecordHandling<E, R>,
): void
export function serve(app: FastifyInstance, endpoint: Endpoint, steps: unknown): void {
  const run = (typeof steps === 'function' ? { handle: steps } : steps) as AnySteps
  const { method, path: url } = endpoint
  const refusals = auditRefusals(endpoint, (exchange) =>
    endpoint.kind === 'stream' ? stream(endpoint, run, exchange) : answer(endpoint, run, exchange),
  )
  const handler = endpoint.kind === 'file' ? errorsAsEvents(refusals) : refusals
  // Only declared calls exist: there is no HEAD beside each GET.
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
    ...(endpoint.kind !== 'file' && endpoint.cached && { onSend: revalidateAnswer(endpoint) }),
  })
}

/** Decorates the app with what `serve` needs; call it before the first route. */
export function registerContext(app: FastifyInstance, context: AppContext): void {
  app.decorate('context', context)
  app.decorate('stopping', new AbortController())
  app.decorate('bodies', openBodies())
  app.decorate('reads', openReadLog(context.services))
  app.decorateRequest('actor', null as unknown as Actor)
  app.decorateRequest('keep', null)
  app.decorateRequest('noted', null as unknown as AuditDetail)
  app.decorateRequest('disclosures', null as unknown as readonly Disclosure[])
  const fresh = () => ({ actor: anonymous, noted: {}, disclosures: [] })
  app.addHook('onRequest', async (request) => void Object.assign(request, fresh()))
  app.addHook('onClose', async () => app.reads.close())
  app.addHook('onClose', async () => context.rates.close())
  drainConnections(app)
  endConnections(app, context.services.config.ALTA_STOP_SECONDS * 1000)
}

interface BegunCall {
  readonly endpoint: Endpoint
  readonly call: Call<Endpoint>
  readonly lines: CallLines
  readonly status: { code: number }
}

function begin(endpoint: Endpoint, request: FastifyRequest, signal: AbortSignal): BegunCall {
  const { services } = request.server.context
  const now = services.clock.now()
  const received = parsed(endpoint, request)
  const lines = openLines(endpoint, request, { params: (received as { params?: AuditDetail }).params ?? {}, now })
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

/** The act with its audit line and, for a creating call, its stored answer: committed together or not at all. */
async function runInTransaction(began: BegunCall, request: FastifyRequest, work: (db: Db) => Promise<unknown>) {
  const { endpoint, call, lines, status } = began
  if (!isAudited(endpoint)) return await work(call.db)
  const submission = submissionOf(endpoint, request, call.now)
  return await call.db.transaction().execute(async (trx) => {
    const stored = submission && (await claim(trx, submission))
    if (stored) {
      reassertAccess(call.actor, endpoint.access, stored.organisation_id)
      status.code = stored.status
      return stored.answer
    }
    const result = await work(trx)
    const outcome = result instanceof Problem ? result.code : 'done'
    if (submission) {
      const [{ organisation_id }] = lines.lines(outcome)
      await storeAnswer(trx, submission, {
        status: outcome === 'done' ? status.code : null,
        answer: result,
        organisation_id,
      })
    }
    if (!('unaudited' in endpoint)) await recordAll(trx, lines.lines(outcome))
    return result
  })
}

/** The record of the call; a second request for it gets the same one. */
function recordOf({ endpoint, call }: BegunCall, loader: AnyLoader | undefined): (db: Db) => Promise<unknown> {
  let record: Promise<unknown> | undefined
  return async (db) => await (record ??= loader && loadRecord(endpoint, loader, { db, request: call }))
}

/** Throws `malformed-request` for an upload that has no body. */
function bytesOf(endpoint: Endpoint, request: FastifyRequest): AsyncIterable<Uint8Array> {
  if (endpoint.kind !== 'file' || endpoint.direction !== 'in') return limitBytes(request.raw, 0)
  if (request.body === null || request.body === undefined) throw new Problem('malformed-request')
  return limitBytes(request.body as AsyncIterable<Uint8Array>, endpoint.limit ?? 0)
}

async function answer(endpoint: Endpoint, run: AnySteps, [request, reply]: Exchange) {
  if ('cached' in endpoint && endpoint.cached === true) {
    const before = findCachedAnswer(endpoint, [request, reply])
    if (before) {
      await logRead(endpoint, request, before.disclosures)
      return await reply.send(before.payload)
    }
  }
  if (request.method !== 'GET') await identifyAgain(request, endpoint)
  const began = begin(endpoint, request, disconnectSignal(reply))
  const { call } = began
  const record = recordOf(began, run.load)
  const arriving = { bytes: bytesOf(endpoint, request), sendProgress: progressSender(endpoint, [request, reply]) }
  const prepared = run.prepare && (await run.prepare(Object.assign(arriving, call, { record: await record(call.db) })))
  const result = await runInTransaction(began, request, async (db) =>
    run.handle({ ...call, db, record: await record(db) }, prepared),
  )
  if (result instanceof Problem) return sendProblem(reply, result)
  await began.lines.logShown()
  if (endpoint.kind === 'file' && endpoint.direction === 'out') return await sendFile(reply, result as FileAnswer)
  if (endEventStream(endpoint, reply, result)) return undefined
  void reply.code(began.status.code).header('cache-control', 'no-store')
  if (isWrittenAnswer(result)) return await sendWritten(reply, result)
  return await reply.send(began.status.code === 204 ? undefined : result)
}

async function stream(endpoint: StreamEndpoint, run: AnySteps, [request, reply]: Exchange) {
  const { context, stopping } = request.server
  if (stopping.signal.aborted) throw new Problem('engine-unavailable', { retry_after: 5 })
  const [close, leave] = [context.streams.open(request.actor), new AbortController()]
  const stop = () => leave.abort()
  const stillAllowed = async () => {
    const actor = await context.authenticate(bearer(request) ?? '', request.ip)
    if (!actor) return false
    assertAccess(actor, endpoint.access)
    const where = request.noted['organisation_id']
    return typeof where === 'string' && hasAccessIn(actor, endpoint.access, where)
  }
  stopping.signal.addEventListener('abort', stop)
  try {
    const began = begin(endpoint, request, leave.signal)
    const record = recordOf(began, run.load)
    const source = await runInTransaction(began, request, async (db) =>
      run.handle({ ...began.call, db, record: await record(db) }, undefined),
    )
    await began.lines.logShown()
    const how = { leave, heartbeat_ms: context.heartbeat_ms, stillAllowed }
    await sendEvents(reply, source as AsyncIterable<StreamMessage>, how)
  } finally {
    close()
    stopping.signal.removeEventListener('abort', stop)
  }
}
