import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { apiPrefix } from '@alta/contract/api'
import { type Endpoint, typedHeader } from '@alta/contract/endpoint'
import type { CredentialRole } from '@alta/contract/role-permissions'
import type { Role } from '@alta/contract/permissions'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { readConfig } from '#base/config'
import type { OpenDatabase } from '#base/database'
import { openContentKeys } from '#base/content/keys'
import { newKeysFile, writeKeysFile } from '#base/content/keys-file'
import { withContentKeys } from '#base/content/plugin'
import { registerWriting } from '#base/content/registry'
import { openEmbeddings } from '#base/embeddings'
import { openEvents } from '#base/events'
import { openReaders } from '#base/document-file/reading-process'
import { openMail } from '#base/mail/open'
import { openProviders } from '#base/identity-providers/open'
import { openFiles } from '#base/storage/open'
import { sealedFiles } from '#base/storage/sealed'
import { openJobs } from '#base/queue/open'
import { openMetrics } from '#base/metrics/metrics'
import { registerServiceGauges } from '#base/metrics/service-gauges'
import { openTracing } from '#base/tracing/open'
import { withTracing } from '#base/tracing/queries'
import { openModel } from '#base/model/open'
import { openSeals } from '#base/secrets/seals'
import { hashPassword } from '#base/secrets/passwords'
import type { Job } from '#base/jobs'
import type { Model } from '#base/model'
import type { Services } from '#base/services'
import { type AppOptions, buildApp, jobs } from '../app.ts'
import { insertRole } from '../features/assignments/assignments.store.ts'
import { sessionEnd } from '../features/sessions/sessions.rules.ts'
import { openSession } from '../features/sessions/sessions.store.ts'
import { expiryAfter } from '../features/credentials/credentials.rules.ts'
import { insertCredential } from '../features/credentials/credentials.store.ts'
import { fillOwner } from '../features/assignments/assignments.store.ts'
import { generateJob } from '../features/reports/reports.jobs.ts'
import type { WriteReport } from '../features/reports/reports.threads.ts'
import { insertUser } from '../features/users/users.store.ts'
import { testCourses } from './test-work.ts'
import { openTestDatabase } from './test-database.ts'

/** Whoever calls with a token. */
export interface Caller {
  readonly token: string
}

/** A person of a test: signed in with `token`. */
export interface Person extends Caller {
  readonly user_id: string
  readonly email: string
}

/** A service credential of a test; its secret is its token. */
export interface Credential extends Caller {
  readonly service_credential_id: string
}

export interface SentRequest {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string>
  readonly typed?: Record<string, string>
  readonly body?: unknown
  /** Instead of `body`: what is not JSON, with its `content-type` among the headers. */
  readonly raw?: string | Buffer
  readonly headers?: Record<string, string>
  /** Of a stream that does not end by itself: its status is enough. */
  readonly beginning?: true
}

/** An event of a stream, as it came over the wire. */
export interface ReceivedEvent {
  readonly id: number
  readonly event: string
  readonly data: ReturnType<typeof JSON.parse>
}

export interface TestServer {
  readonly app: FastifyInstance
  readonly services: Services
  /** Moves the server's clock ahead. */
  readonly later: (milliseconds: number) => void
  /** Makes an organisation owned by nobody. */
  readonly organisation: (name: string) => Promise<string>
  /** Makes a signed-in person with these roles: `['clinician', organisation_id]` or `['administrator']`. */
  readonly person: (...roles: readonly (readonly [Role, string?])[]) => Promise<Person>
  /** Makes a service credential with these roles in that organisation, for 30 days. */
  readonly credential: (roles: readonly CredentialRole[], organisation_id: string) => Promise<Credential>
  /** Calls the contract as a person or a credential (null: a stranger). */
  readonly call: (by: Caller | null, endpoint: Endpoint, sent?: SentRequest) => Promise<TestResponse>
  readonly close: () => Promise<void>
}

interface TestResponse {
  readonly status: number
  readonly headers: Record<string, string | string[] | number | undefined>
  readonly text: string
  /** As they came; empty where only the beginning was read. */
  readonly bytes: Uint8Array
  /** The JSON of the answer, loosely: tests say with `expect` what it must be. */
  readonly json: ReturnType<typeof JSON.parse>
}

export const knownPassword = 'siete gatos verdes en el tejado'

export interface TestServerOptions {
  readonly environment?: Record<string, string>
  /** Instead of one in the memory of this thread. */
  readonly database?: () => Promise<OpenDatabase>
  readonly options?: AppOptions
  /** Stands in for the engine, to make it slow or fail. */
  readonly write?: WriteReport
  /** Stands in for the configured one: it may put several of them together. */
  readonly model?: Model
  /** Run instead of the server's own jobs of the same names. */
  readonly jobs?: readonly Job<Services, unknown>[]
}

/** With ALTA_TEST_CONTENT_KEYS every test server keeps its contents encrypted. */
function keysFor(folder: string): Record<string, string> {
  if (!process.env['ALTA_TEST_CONTENT_KEYS']) return {}
  const file = path.join(folder, 'content-keys.json')
  writeKeysFile(file, newKeysFile(new Date()), { fresh: true })
  return { ALTA_CONTENT_KEYS_FILE: file }
}

async function openServices(
  { environment, model, database: open = openTestDatabase }: TestServerOptions,
  offset: { ms: number },
): Promise<Services> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-test-'))
  const config = readConfig({ ALTA_DATA_DIR: folder, ALTA_STOP_SECONDS: '1', ...keysFor(folder), ...environment })
  const log = pino({ level: 'silent' })
  const keys = openContentKeys(config)
  const tracing = await openTracing(config)
  const database = withTracing(
    withContentKeys(await open(), keys, () => {}),
    tracing,
  )
  await registerWriting(database.db, keys, new Date())
  const metrics = openMetrics()
  const clock = { now: () => new Date(Date.now() + offset.ms) }
  const models = {
    model: model ?? openModel(config, { clock, log, metrics, tracing }),
    embeddings: openEmbeddings(config),
  }
  const opened = {
    config,
    log,
    database,
    metrics,
    tracing,
    clock,
    db: database.db,
    files: sealedFiles(openFiles(config), keys),
    keys,
    readers: openReaders(config),
    providers: openProviders(config),
    seals: openSeals(config),
    mail: openMail(config),
    ...models,
  }
  const queue = await openJobs(opened)
  registerServiceGauges(metrics.registry, { jobs: queue, database, readers: opened.readers })
  return { ...opened, jobs: queue, events: await openEvents(database, log, metrics) }
}

function peopleOf({ db, config, clock }: Services) {
  let number = 0
  let hash: Promise<string> | undefined
  const person: TestServer['person'] = async (...roles) => {
    number += 1
    hash ??= hashPassword(knownPassword)
    const now = clock.now()
    const email = `person${number}@ward.example`
    const made = {
      name: `Person ${number}`,
      email,
      password_hash: await hash,
      locale: 'es',
      origin: 'installed',
    } as const
    const user_id = (await insertUser(db, made, now)) ?? ''
    for (const [role, organisation_id = null] of roles) {
      await insertRole(db, { user_id, role, organisation_id, granted_by: null, reason: null }, now)
      if (role === 'owner' && organisation_id !== null) await fillOwner(db, organisation_id, user_id)
    }
    const token = await openSession(db, user_id, { now, expires_at: sessionEnd(config, now) })
    return { user_id, email, token }
  }
  return person
}

function credentialsOf({ db, clock }: Services): TestServer['credential'] {
  return async (roles, organisation_id) => {
    const now = clock.now()
    const made = { organisation_id, name: 'Máquina', roles: [...roles], expires_at: expiryAfter(30, now) }
    const { secret, ...ids } = await insertCredential(db, { ...made, issued_by: null }, now)
    return { ...ids, token: secret }
  }
}

/** The server's own, and those of the test in the place of their namesakes. */
function jobsOf({ write, jobs: extra = [] }: TestServerOptions): readonly Job<Services, unknown>[] {
  const own = write ? [...extra, generateJob(write, testCourses)] : extra
  return [...jobs.filter(({ name }) => !own.some((job) => job.name === name)), ...own]
}

const urlOf = (endpoint: Endpoint, { params = {}, query = {} }: SentRequest) => {
  const found = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return `${apiPrefix}${found}${search === '' ? '' : `?${search}`}`
}

export const typedHeaders = ({ typed = {} }: Pick<SentRequest, 'typed'>): Record<string, string> =>
  Object.fromEntries(Object.entries(typed).map(([field, word]) => [typedHeader(field), encodeURIComponent(word)]))

/** Leaves a stream that goes on; a refusal is read to its end. */
async function beginningOf(response: LightMyRequestResponse): Promise<string> {
  if (response.statusCode >= 400) return (await response.stream().toArray()).join('')
  response.stream().destroy()
  return ''
}

function callsOf(app: FastifyInstance): TestServer['call'] {
  return async (by, endpoint, sent = {}) => {
    const response = await app.inject({
      method: endpoint.method,
      url: urlOf(endpoint, sent),
      headers: {
        ...(by && { authorization: `Bearer ${by.token}` }),
        ...(sent.body !== undefined && { 'content-type': 'application/json' }),
        ...typedHeaders(sent),
        ...sent.headers,
      },
      ...(sent.body !== undefined && { payload: JSON.stringify(sent.body) }),
      ...(sent.raw !== undefined && { payload: sent.raw }),
      payloadAsStream: sent.beginning === true,
    })
    const { statusCode: status, headers } = response
    const text = sent.beginning ? await beginningOf(response) : response.body
    const isJson = /[/+]json/.test(String(headers['content-type']))
    const bytes = sent.beginning ? new Uint8Array() : new Uint8Array(response.rawPayload)
    return { status, headers, text, bytes, json: isJson && text !== '' ? JSON.parse(text) : undefined }
  }
}

/** The real application on a real, empty database of its own, its jobs running, its clock in the test's hands. */
export async function openTestServer(settings: TestServerOptions = {}): Promise<TestServer> {
  const { options = {} } = settings
  const offset = { ms: 0 }
  const services = await openServices(settings, offset)
  const app = await buildApp(services, options)
  await app.ready()
  await services.jobs.start(services, jobsOf(settings))
  return {
    app,
    services,
    later: (milliseconds) => {
      offset.ms += milliseconds
    },
    organisation: async (name) => {
      const { organisation_id } = await services.db
        .insertInto('organisations')
        .values({
          organisation_id: crypto.randomUUID(),
          name,
          owner_id: null,
          report_strategy: 'extractive',
          created_at: services.clock.now(),
        })
        .returning('organisation_id')
        .executeTakeFirstOrThrow()
      return organisation_id
    },
    person: peopleOf(services),
    credential: credentialsOf(services),
    call: callsOf(app),
    close: async () => {
      await services.jobs.stop()
      await app.close()
      await services.events.stop()
      await services.database.close()
      await services.tracing.close()
      fs.rmSync(services.config.ALTA_DATA_DIR, { recursive: true, force: true })
    },
  }
}
