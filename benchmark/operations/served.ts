// Runs the whole server on the database that fill.ts has filled, for its first user, who is an administrator and a
// clinician of the first six organisations. Prints one line of JSON {url, token} and serves until it is killed.
import { buildApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/base/config.ts'
import { openLog } from '../../server/src/base/log.ts'
import { openServices } from '../../server/src/base/services.ts'
import { openSession } from '../../server/src/features/sessions/sessions.store.ts'

const services = await openServices(readConfig(process.env), openLog({ ALTA_LOG_LEVEL: 'error' }))
const now = new Date()
const { user_id } = await services.db
  .selectFrom('users')
  .select('user_id')
  .where('email', 'like', 'person1@%')
  .executeTakeFirstOrThrow()
const token = await openSession(services.db, user_id, { now, expires_at: new Date(now.getTime() + 86_400_000) })
const app = await buildApp(services, { requests_per_minute: { person: 1e9, address: 1e9 } })
const url = await app.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => 'listening' })
process.stdout.write(`${JSON.stringify({ url, token })}\n`)
