import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { apiPrefix } from '@alta/contract/api'
import { Problem } from '@alta/contract/problems'
import type { Demonstration } from '@alta/contract/public'
import compress from '@fastify/compress'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { type Actor, callerIdOf } from '#base/access'
import { courseThreads } from '#base/course-file/course-work'
import { picture_bounds } from '#base/document-file/reading-process'
import { newId } from '#base/ids'
import type { Job } from '#base/jobs'
import { cacheUntilNextWrite } from '#base/database/query-cache'
import { headersOf, addResponseHeaders } from '#base/http/headers'
import { networkOf } from '#base/http/network'
import { deleteFiles } from '#base/storage/delete-files'
import { countStreams } from '#base/http/open-streams'
import { readJsonBodies } from '#base/http/parse'
import { answerFrameworkError, answerUnreadable, refuseExpectations } from '#base/http/parser-errors'
import { answerErrors, sendProblem } from '#base/http/problems'
import { limitRequests, openRequestRates } from '#base/http/request-rates'
import { registerContext, type AppContext } from '#base/route'
import type { Services } from '#base/services'
import { traceRequests } from '#base/tracing/requests'
import { openWorkerPool } from '#base/worker-pool'
import { tokenHash } from '#base/secrets/tokens'
import { accessRequestRoutes } from './features/access-requests/access-requests.routes.ts'
import { analyticsRoutes } from './features/analytics/analytics.routes.ts'
import { assignmentRoutes } from './features/assignments/assignments.routes.ts'
import { auditRoutes } from './features/audit/audit.routes.ts'
import { authRoutes } from './features/auth/auth.routes.ts'
import { limitsOf } from './features/sessions/sessions.rules.ts'
import { findActor } from './features/sessions/actor.store.ts'
import { markUsed } from './features/sessions/sessions.store.ts'
import { isSecret } from './features/credentials/credentials.rules.ts'
import { answerJob, readReportsJob } from './features/chat/answer.jobs.ts'
import { embedText, embedTextJob } from './features/chat/embed.jobs.ts'
import { searchThread } from './features/chat/answer.threads.ts'
import { chatRoutes } from './features/chat/chat.routes.ts'
import { printThreads } from './features/chat/export.threads.ts'
import { credentialRoutes } from './features/credentials/credentials.routes.ts'
import { findCredentialActor } from './features/credentials/credentials.store.ts'
import { dataExportJob } from './features/data-exports/data-exports.jobs.ts'
import { dataExportRoutes } from './features/data-exports/data-exports.routes.ts'
import { indexJob } from './features/documents/documents.jobs.ts'
import { readingWithin } from './features/documents/documents.reading.ts'
import { deletionRoutes } from './features/deletion/deletion.routes.ts'
import { documentSettingsRoutes } from './features/document-settings/document-settings.routes.ts'
import { documentRoutes } from './features/documents/documents.routes.ts'
import { healthRoutes } from './features/public/health.routes.ts'
import { securityContactRoutes } from './features/public/security-contact.routes.ts'
import { openApiAtRoot, referenceRoutes } from './features/public/reference.routes.ts'
import { invitationRoutes } from './features/invitations/invitations.routes.ts'
import { emergencyAccessRoutes } from './features/emergency-access/emergency-access.routes.ts'
import { watchEmergencyAccesses } from './features/emergency-access/ending.ts'
import { eraseJob } from './features/erasures/erasures.jobs.ts'
import { erasureRoutes } from './features/erasures/erasures.routes.ts'
import { schedulePurge } from './features/housekeeping/housekeeping.ts'
import { mailJob } from './features/mail/mail.jobs.ts'
import { watchNotices } from './features/mail/watch-notices.ts'
import { legalHoldRoutes } from './features/legal-holds/legal-holds.routes.ts'
import { modelSettingsRoutes } from './features/model-settings/model-settings.routes.ts'
import { noticeRoutes } from './features/notices/notices.routes.ts'
import { deletionJob, watchDeletions } from './features/deletion/deletion.jobs.ts'
import { organisationRoutes } from './features/organisations/organisations.routes.ts'
import { servePages } from './features/pages/pages.ts'
import { scimPrefix, scimRoutes } from './features/provisioning/scim.routes.ts'
import { publicRoutes } from './features/public/public.routes.ts'
import { generateJob } from './features/reports/reports.jobs.ts'
import { reportRoutes } from './features/reports/reports.routes.ts'
import { reportThreads } from './features/reports/reports.threads.ts'
import { reviewThreads } from './features/reports/review.threads.ts'
import { writeJob } from './features/reports/writing/writing.jobs.ts'
import { writingThread } from './features/reports/writing/writing.threads.ts'
import { retentionJob } from './features/retention/retention.jobs.ts'
import { retentionRoutes } from './features/retention/retention.routes.ts'
import { watchWeeks } from './features/analytics/watch-weeks.ts'
import { watchRetention } from './features/retention/schedule.ts'
import { searchRoutes } from './features/search/search.routes.ts'
import { secondFactorRoutes } from './features/second-factor/second-factor.routes.ts'
import { singleSignOnRoutes } from './features/single-sign-on/single-sign-on.routes.ts'
import { importThreads } from './features/users/import.threads.ts'
import { userRoutes } from './features/users/users.routes.ts'

/**
 * Requests a minute: for each person, and for each address of those who have not signed in (a whole ward may share
 * one).
 */
const requestsPerMinute = { person: 1200, address: 600 }
const megabyte = 1024 * 1024
const cachedPeople = 10_000
/** The largest file that is admitted, over a line of one megabit a second, takes less than `request_ms`. */
const timeouts = { request_ms: 300_000, head_ms: 20_000, check_ms: 5_000 }
/** Characters that the cache of answers holds until the next write; each takes two bytes at most. */
const cacheCharacters = 8 * megabyte

export interface AppOptions {
  /** The folder that holds the built web application. */
  readonly web_folder?: string
  readonly heartbeat_ms?: number
  /** Milliseconds between two looks for notices about which no mail was sent yet. */
  readonly notices_ms?: number
  /** Invented people that the sign-in page offers. */
  readonly demonstration?: Demonstration | null
  readonly requests_per_minute?: typeof requestsPerMinute
  /** How long the head of a request, and all of it, may take to arrive, and how often that is looked at. */
  readonly timeouts?: typeof timeouts
}

/** The threads that work with the texts of people and models. On two cores, two of four threads run at full speed. */
const workersOf = openWorkerPool({
  threads: Math.max(4, availableParallelism()),
  waiting_max: 200,
  waiting_max_per_caller: 20,
  waiting_ms: 30_000,
})

const courses = courseThreads(workersOf, { time_ms: 20_000, memory_mb: 512, at_once: 2 })
const readImport = importThreads(workersOf, { time_ms: 20_000, memory_mb: 512, at_once: 1 })
/** The longest report (18 sections at their limits) takes some seconds to check or print. */
const work = reviewThreads(workersOf, { time_ms: 20_000, memory_mb: 1024, at_once: 3 })
const printChat = printThreads(workersOf, { time_ms: 20_000, memory_mb: 512, at_once: 2 })

/**
 * The longest course takes the engine some seconds, the worst text of that length six. The bound is for a course on
 * which the engine goes wrong.
 */
const generate = generateJob(reportThreads(workersOf, { time_ms: 30_000, memory_mb: 1024, at_once: 4 }), courses)
const openWriting = writingThread(workersOf, { time_ms: 60_000, memory_mb: 1024 })
const write = writeJob(openWriting, courses)

/** A question to the longest session takes about a second, most of it until the session's texts are indexed. */
const search = searchThread(workersOf, { time_ms: 60_000, memory_mb: 2048 })
const answer = answerJob(search)
const readReports = readReportsJob(search)
const getReady = ({ config }: Services): void => {
  if (config.ALTA_ROLE !== 'web') search.start()
}

/**
 * A PDF of 500 pages takes some seconds, a scanned page one to ten; a process that takes more than this is killed. All
 * of a scan is done before a job is taken for lost.
 */
const index = indexJob(readingWithin({ ...picture_bounds, recognise_ms: 10_000, most_ms: 14 * 60_000 }), embedText)

const sendMail = mailJob()

const exportData = dataExportJob(work.print)

/** The threads of this process, for the metrics. */
export const threadCounts = workersOf.counts

/** Every kind of job this server runs. */
export const jobs: readonly Job<Services, unknown>[] = [
  generate,
  write,
  index,
  deleteFiles,
  answer,
  readReports,
  embedTextJob,
  sendMail,
  retentionJob,
  deletionJob,
  eraseJob,
  exportData,
]

function measure(app: FastifyInstance, { metrics }: Services): void {
  app.addHook('onResponse', async (request, reply) => {
    // The duration of a stream says nothing about the speed of the server.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return
    const route = request.routeOptions.url ?? 'unknown'
    metrics.httpDuration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
}

/** Calls by people who have not signed in are counted apart: a flood of them does not keep anybody from signing in. */
const strangersCall = ({ routeOptions }: FastifyRequest): 'public' | 'other' =>
  routeOptions.config.isPublic === true ? 'public' : 'other'

async function serveApi(api: FastifyInstance, options: AppOptions): Promise<void> {
  const allowed = options.requests_per_minute ?? requestsPerMinute
  api.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  limitRequests(api, (request) => {
    const person = callerIdOf(request.actor)
    return person === null
      ? { caller: `${networkOf(request.ip)} ${strangersCall(request)}`, most: allowed.address }
      : { caller: person, most: allowed.person }
  })
  api.setNotFoundHandler((_request, reply) => sendProblem(reply, new Problem('not-found')))
  readJsonBodies(api)
  publicRoutes(api, options.demonstration ?? null)
  authRoutes(api, sendMail)
  singleSignOnRoutes(api)
  secondFactorRoutes(api)
  userRoutes(api, readImport)
  invitationRoutes(api, sendMail)
  organisationRoutes(api)
  modelSettingsRoutes(api)
  documentSettingsRoutes(api)
  deletionRoutes(api)
  assignmentRoutes(api)
  credentialRoutes(api)
  accessRequestRoutes(api)
  noticeRoutes(api)
  reportRoutes(api, { alone: generate, withModel: write }, { work, courses })
  documentRoutes(api, index)
  chatRoutes(api, { answer, readReports, getReady }, printChat)
  emergencyAccessRoutes(api)
  retentionRoutes(api)
  legalHoldRoutes(api)
  erasureRoutes(api)
  dataExportRoutes(api, exportData)
  auditRoutes(api)
  analyticsRoutes(api)
  searchRoutes(api)
  referenceRoutes(api)
}

/** Finds the owner of a token: a person, who is cached as long as the answer is certain, or a service credential. */
function authenticate({ clock, config, database, db, metrics }: Services): AppContext['authenticate'] {
  const people = cacheUntilNextWrite<Actor>(database.changes, cachedPeople, metrics.countCache('people'))
  return async (token, address) => {
    const now = clock.now()
    if (isSecret(token)) return await findCredentialActor(db, token, { now, address })
    const key = tokenHash(token)
    const known = people.find(key)
    if (known && now < known.sure_until) return known
    const keep = people.begin()
    const found = await findActor(db, token, limitsOf(config, now))
    if (found) keep(key, found, 1)
    return found
  }
}

/** Milliseconds between two writes of a session's last use; the session may end this much early. */
const countedEvery_ms = 5_000

const countUse =
  ({ clock, db }: Services): AppContext['countUse'] =>
  async ({ session_id, last_used_at }) => {
    const now = clock.now()
    if (session_id === null || last_used_at === null) return
    if (now.getTime() >= last_used_at.getTime() + countedEvery_ms) await markUsed(db, session_id, now)
  }

/** The whole server behind one Fastify instance: the API, the pages and the health checks. Not listening yet. */
export async function buildApp(services: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const { clock } = services
  const { request_ms, head_ms, check_ms } = options.timeouts ?? timeouts
  const loggerInstance: FastifyBaseLogger = services.log
  const headers = headersOf(services.config)
  const app = Fastify({
    loggerInstance,
    // A line per request would contain addresses and ids; the numbers are in the metrics.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(clock.now()),
    // Only these callers may name the person they ask for; the header of anybody else is ignored.
    trustProxy: services.config.ALTA_TRUSTED_PROXIES,
    bodyLimit: megabyte,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: request_ms,
    // A request that arrived before the server closed is answered, and is not refused in the framework's own words.
    return503OnClosing: false,
    http: { headersTimeout: head_ms, connectionsCheckingInterval: check_ms },
    clientErrorHandler: answerUnreadable(headers),
    frameworkErrors: (error, _request, reply) => answerFrameworkError(error, reply, headers),
  })
  refuseExpectations(app.server, headers)
  addResponseHeaders(app, headers)
  registerContext(app, {
    services,
    authenticate: authenticate(services),
    countUse: countUse(services),
    heartbeat_ms: options.heartbeat_ms ?? 15_000,
    streams: countStreams((by) => services.metrics.streams.inc(by)),
    rates: openRequestRates(services),
    answers: cacheUntilNextWrite(services.database.changes, cacheCharacters, services.metrics.countCache('answers')),
  })
  if (services.tracing.isOn) traceRequests(app, services.tracing)
  answerErrors(app)
  measure(app, services)
  schedulePurge(app)
  watchEmergencyAccesses(app)
  watchNotices(app, sendMail, options.notices_ms)
  watchRetention(app)
  watchDeletions(app)
  watchWeeks(app)
  await app.register(compress, { global: true, threshold: 1024 })
  healthRoutes(app)
  securityContactRoutes(app)
  await app.register((api) => serveApi(api, options), { prefix: apiPrefix })
  await app.register(scimRoutes, { prefix: scimPrefix })
  const folder = options.web_folder ?? fileURLToPath(new URL('../../web/dist', import.meta.url))
  openApiAtRoot(app)
  await app.register((pages) => servePages(pages, folder))
  return app
}
