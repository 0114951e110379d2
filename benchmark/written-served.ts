// Runs the whole server with a hospital and this many clinicians, for written-reports.ts in this folder. Prints one
// line of JSON {url, token} and serves until it is killed; the token is a JSON string with {organisation_id, tokens}.
import { buildApp, jobs } from '../server/src/app.ts'
import { readConfig } from '../server/src/base/config.ts'
import { newId } from '../server/src/base/ids.ts'
import { openLog } from '../server/src/base/log.ts'
import { openServices } from '../server/src/base/services.ts'
import { insertRole } from '../server/src/features/assignments/assignments.store.ts'
import { openSession } from '../server/src/features/sessions/sessions.store.ts'

const config = readConfig(process.env)
const services = await openServices(config, openLog({ ALTA_LOG_LEVEL: 'warn' }))
const { db } = services
const now = new Date()
const expires_at = new Date(now.getTime() + 3_600_000)
const organisation_id = newId(now)
await db.insertInto('organisations').values({ organisation_id, name: 'Hospital', created_at: now }).execute()
const tokens: string[] = []
for (let number = 0; number < Number(process.argv[2]); number += 1) {
  const user_id = newId(now)
  const person = {
    user_id,
    name: `Clínica ${number}`,
    email: `c${number}@ward.example`,
    locale: 'es',
    created_at: now,
  } as const
  await db.insertInto('users').values(person).execute()
  const role = { user_id, role: 'clinician', organisation_id, granted_by: null, reason: null } as const
  await insertRole(db, role, now)
  tokens.push(await openSession(db, user_id, { now, expires_at }))
}
const app = await buildApp(services, { requests_per_minute: { person: 1e9, address: 1e9 } })
await services.jobs.start(services, jobs)
const url = await app.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => 'listening' })
process.stdout.write(`${JSON.stringify({ url, token: JSON.stringify({ organisation_id, tokens }) })}\n`)
