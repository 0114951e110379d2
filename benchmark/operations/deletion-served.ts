// Runs the whole server with an organisation to delete and another one, for deletion.ts in this folder. Prints one line
// of JSON {url, token} and serves until it is killed. The first POST /begin deletes the organisation with the call that
// an administrator uses; each POST /begin starts or resumes the job. POST /pause cancels the job. GET /left returns how
// many reports are left.
// node deletion-served.ts REPORTS
import { buildApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/base/config.ts'
import { newId } from '../../server/src/base/ids.ts'
import { organisationSubmitter } from '../../server/src/base/jobs.ts'
import { openLog } from '../../server/src/base/log.ts'
import { openServices } from '../../server/src/base/services.ts'
import { insertRole } from '../../server/src/features/assignments/assignments.store.ts'
import { openSession } from '../../server/src/features/sessions/sessions.store.ts'
import { deletionJob } from '../../server/src/features/deletion/deletion.jobs.ts'
import { insertOrganisation } from '../../server/src/features/organisations/organisations.store.ts'
import { fillReports } from '../lists/fill-reports.ts'

const reports = Number(process.argv[2] ?? 100_000)
const beside = 2_000
// In this role the server creates its queues but works no jobs from them.
const config = { ...readConfig(process.env), ALTA_ROLE: 'web' as const }
const services = await openServices(config, openLog({ ALTA_LOG_LEVEL: 'error' }))
const { db, database, jobs } = services
const now = new Date()

async function createOrganisation(name: string): Promise<{ organisation_id: string; user_id: string }> {
  const user_id = newId(now)
  const person = { user_id, name, email: `${name}@alta.example`, password_hash: null, locale: 'es' as const }
  await db
    .insertInto('users')
    .values({ ...person, active: true, created_at: now, last_login_at: now })
    .execute()
  const organisation = { name, owner_id: user_id, report_strategy: 'extractive' } as const
  const organisation_id = await insertOrganisation(db, organisation, now)
  await insertRole(db, { user_id, organisation_id, role: 'clinician', granted_by: null, reason: null }, now)
  return { organisation_id, user_id }
}

const gone = await createOrganisation('gone')
const neighbour = await createOrganisation('neighbour')
await insertRole(
  db,
  { user_id: gone.user_id, organisation_id: null, role: 'administrator', granted_by: null, reason: null },
  now,
)
await fillReports(services, { organisation_id: gone.organisation_id, created_by: [gone.user_id], now }, reports)
const { organisation_id, user_id } = neighbour
await fillReports(services, { organisation_id, created_by: [user_id], now }, beside)
// Imitates the job that has already counted the weekly reports.
await database.statements.execute('delete from report_weeks_stale')
await database.statements.execute('analyze')
const expires_at = new Date(now.getTime() + 3 * 3_600_000)
const token = await openSession(db, user_id, { now, expires_at })
const administrator = await openSession(db, gone.user_id, { now, expires_at })
const app = await buildApp(services, { requests_per_minute: { person: 1e9, address: 1e9 } })

let stop = new AbortController()
const left = async (): Promise<number> => {
  const { count } = await db
    .selectFrom('discharge_reports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organisation_id', '=', gone.organisation_id)
    .executeTakeFirstOrThrow()
  return count
}
/** Runs the job itself, step by step, here and not from the queue, so that it can be cancelled and resumed. */
async function work(signal: AbortSignal): Promise<void> {
  const data = { organisation_id: gone.organisation_id, turn: 0 }
  const submitter = organisationSubmitter(gone.organisation_id)
  while (!signal.aborted && (await left()) > 0)
    await deletionJob.run({ services, data, submitter, signal, attempt: 1 }).catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
}

let isDeleted = false
app.post('/begin', async () => {
  let message = ''
  if (!isDeleted) {
    isDeleted = true
    const began = performance.now()
    const answer = await fetch(`${url}/api/v0/organisations/${gone.organisation_id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${administrator}` },
    })
    if (answer.status !== 204) throw new Error(`the deletion was answered ${answer.status}`)
    message = `the deletion was acknowledged after ${Math.round(performance.now() - began)} ms`
  }
  stop = new AbortController()
  void work(stop.signal)
  return message
})
app.post('/pause', async () => {
  stop.abort()
  return ''
})
app.get('/left', async () => ({ left: await left() }))
await jobs.start(services, [deletionJob])
const url = await app.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => 'listening' })
process.stdout.write(`${JSON.stringify({ url, token })}\n`)
