// Runs the whole server with an organisation whose reports are due for removal and another one, for retention.ts in
// this folder. Prints one line of JSON {url, token} and serves until it is killed. POST /begin starts or resumes the
// removal, POST /pause stops it, and GET /left returns how many reports are left.
// node retention-served.ts REPORTS
import { noRules } from '../contract/src/retention.ts'
import { buildApp, jobs } from '../server/src/app.ts'
import { readConfig } from '../server/src/base/config.ts'
import { dayInMs } from '../server/src/base/date-range.ts'
import { newId } from '../server/src/base/ids.ts'
import { openLog } from '../server/src/base/log.ts'
import { openServices } from '../server/src/base/services.ts'
import { insertRole } from '../server/src/features/assignments/assignments.store.ts'
import { openSession } from '../server/src/features/sessions/sessions.store.ts'
import { insertOrganisation } from '../server/src/features/organisations/organisations.store.ts'
import { applyDueRules } from '../server/src/features/retention/schedule.ts'
import { fillReports } from './lists/fill-reports.ts'

const reports = Number(process.argv[2] ?? 100_000)
const beside = 2_000
const services = await openServices(readConfig(process.env), openLog({ ALTA_LOG_LEVEL: 'error' }))
const { db, database } = services
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

const old = await createOrganisation('old')
const neighbour = await createOrganisation('neighbour')
const long_ago = new Date(now.getTime() - 400 * dayInMs)
await fillReports(services, { organisation_id: old.organisation_id, created_by: [old.user_id], now: long_ago }, reports)
const { organisation_id, user_id } = neighbour
await fillReports(services, { organisation_id, created_by: [user_id], now }, beside)
await db
  .insertInto('organisation_retention')
  .values({
    organisation_id: old.organisation_id,
    rules: JSON.stringify(noRules),
    waiting_rules: null,
    waiting_until: null,
    reason: 'Measurement',
    changed_at: now,
    changed_by: null,
    changed_by_name: 'Measurement',
    begun_at: null,
    revision: 1,
  })
  .execute()
await database.statements.execute('analyze')
const token = await openSession(db, user_id, { now, expires_at: new Date(now.getTime() + 3 * 3_600_000) })
const app = await buildApp(services, { requests_per_minute: { person: 1e9, address: 1e9 } })
async function setRules(rules: typeof noRules): Promise<void> {
  await db
    .updateTable('organisation_retention')
    .set({ rules: JSON.stringify(rules), begun_at: null })
    .where('organisation_id', '=', old.organisation_id)
    .execute()
}
app.post('/begin', async () => {
  await setRules({ ...noRules, unsigned_reports: 365 })
  await applyDueRules(services)
})
app.post('/pause', async () => await setRules(noRules))
app.get('/left', async () => {
  const { left } = await db
    .selectFrom('discharge_reports')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('organisation_id', '=', old.organisation_id)
    .executeTakeFirstOrThrow()
  return { left }
})
await services.jobs.start(services, jobs)
const url = await app.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => 'listening' })
process.stdout.write(`${JSON.stringify({ url, token })}\n`)
