// Runs the whole server with people of two organisations, for fairness.ts in this folder.
// Prints one line of JSON {url, token} and serves until it is killed; the token is a JSON string with [organisation_id,
// tokens] for each organisation.
// node fairness-served.ts PEOPLE
import { buildApp, jobs } from '../server/src/app.ts'
import { readConfig } from '../server/src/base/config.ts'
import { openLog } from '../server/src/base/log.ts'
import { openServices } from '../server/src/base/services.ts'
import { insertRole } from '../server/src/features/assignments/assignments.store.ts'
import { openSession } from '../server/src/features/sessions/sessions.store.ts'
import { insertOrganisation } from '../server/src/features/organisations/organisations.store.ts'
import { newId } from '../server/src/base/ids.ts'

const services = await openServices(readConfig(process.env), openLog({ ALTA_LOG_LEVEL: 'error' }))
const { db } = services
const now = new Date()

async function insertPerson(name: string): Promise<string> {
  const user_id = newId(now)
  const person = { user_id, name, email: `${name}@alta.example`, password_hash: null, locale: 'es' as const }
  await db
    .insertInto('users')
    .values({ ...person, active: true, created_at: now, last_login_at: now })
    .execute()
  return user_id
}

async function createOrganisation(name: string, people: number): Promise<readonly [string, readonly string[]]> {
  const owner_id = await insertPerson(`${name}0`)
  const organisation = { name, owner_id, report_strategy: 'extractive' } as const
  const organisation_id = await insertOrganisation(db, organisation, now)
  const tokens: string[] = []
  for (let at = 0; at < people; at += 1) {
    const user_id = at === 0 ? owner_id : await insertPerson(`${name}${at}`)
    await insertRole(db, { user_id, organisation_id, role: 'clinician', granted_by: null, reason: null }, now)
    tokens.push(await openSession(db, user_id, { now, expires_at: new Date(now.getTime() + 3_600_000) }))
  }
  return [organisation_id, tokens]
}

const token = JSON.stringify([
  await createOrganisation('crowd', Number(process.argv[2] ?? 50)),
  await createOrganisation('neighbour', 10),
])
const app = await buildApp(services, { requests_per_minute: { person: 1e9, address: 1e9 } })
await services.jobs.start(services, jobs)
const url = await app.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => 'listening' })
process.stdout.write(`${JSON.stringify({ url, token })}\n`)
