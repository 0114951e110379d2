// Runs the whole server over a database with invented users and reports, for the measurements in this folder. Prints
// one line of JSON {url, token} and serves until it is killed. With `asked-anew` nothing is cached (decision 0008), as
// on PostgreSQL.
// node served.ts USERS [REPORTS] [asked-anew]
import { buildApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/base/config.ts'
import { openLog } from '../../server/src/base/log.ts'
import { openServices, type Services } from '../../server/src/base/services.ts'
import { insertRole } from '../../server/src/features/assignments/assignments.store.ts'
import { openSession } from '../../server/src/features/sessions/sessions.store.ts'
import { insertOrganisation } from '../../server/src/features/organisations/organisations.store.ts'
import { fillReports } from './fill-reports.ts'
import { newId } from '../../server/src/base/ids.ts'

const givenNames = 'Núria Jordi Álvaro Inés Marta Òscar Íñigo Laia Sílvia Begoña Pau Gràcia José Aïda Lluís Zoe'.split(
  ' ',
)
const familyNames =
  'Belascoain Ferrussola Quintanal Amundarain Garaialde Outeiral Rebollar Sarasqueta Tordera Peñafort Carranceja Muñoz Güell Ibáñez Cañellas Solà Prats Vidal Roca Díaz Ortega Puig Serra Llull Moix Bosch Riera Camps'.split(
    ' ',
  )
const at = (list: readonly string[], index: number) => list[index % list.length] ?? ''

const personAt = (index: number, now: Date) => ({
  user_id: newId(new Date(now.getTime() - index * 60_000)),
  name: `${at(givenNames, index)} ${at(familyNames, index * 7 + Math.floor(index / 16))} ${at(familyNames, index * 3 + Math.floor(index / 448))}`,
  email: `person${index}@${index % 2 === 0 ? 'valdearce' : 'stgobnait'}.example`,
  password_hash: null,
  locale: 'es',
  active: index % 9 !== 0,
  created_at: new Date(now.getTime() - index * 60_000),
  last_login_at: index % 3 === 0 ? null : new Date(now.getTime() - ((index * 7919) % 1_000_000) * 1_000),
})

async function fill({ database, db }: Services, count: { users: number; reports: number }, now: Date): Promise<string> {
  const { users, reports } = count
  const owner = { ...personAt(0, now), name: 'Ada Administra', email: 'ada@valdearce.example', active: true }
  await db
    .insertInto('users')
    .values({ ...owner, locale: 'en' })
    .execute()
  const organisation = {
    name: 'Hospital de Valdearce',
    owner_id: owner.user_id,
    report_strategy: 'extractive',
  } as const
  const organisation_id = await insertOrganisation(db, organisation, now)
  const role = { user_id: owner.user_id, role: 'administrator', organisation_id: null, granted_by: null, reason: null }
  await insertRole(db, { ...role, role: 'administrator' }, now)
  const authors = [owner.user_id]
  for (let first = 1; first < users; first += 1_000) {
    const people = Array.from({ length: Math.min(1_000, users - first) }, (_, index) => personAt(first + index, now))
    await db
      .insertInto('users')
      .values(people.map((person) => ({ ...person, locale: 'es' as const })))
      .execute()
    const members = people.filter((_, index) => index % 2 === 0)
    authors.push(...members.map(({ user_id }) => user_id))
    await db
      .insertInto('role_assignments')
      .values(
        members.map(({ user_id }) => ({
          role_assignment_id: newId(now),
          user_id,
          role: 'clinician' as const,
          organisation_id,
          granted_by: owner.user_id,
          reason: null,
          created_at: now,
        })),
      )
      .execute()
  }
  if (reports > 0) {
    await insertRole(db, { ...role, organisation_id, role: 'clinician' }, now)
    await fillReports({ db }, { organisation_id, created_by: authors, now }, reports)
  }
  await database.statements.execute('analyze')
  return owner.user_id
}

const count = { users: Number(process.argv[2] ?? 50), reports: Number(process.argv[3] ?? 0) }
const config = readConfig(process.env)
const services = await openServices(config, openLog({ ALTA_LOG_LEVEL: 'error' }))
const now = new Date()
const user_id = await fill(services, count, now)
const token = await openSession(services.db, user_id, { now, expires_at: new Date(now.getTime() + 3_600_000) })
const database = process.argv[4] === 'asked-anew' ? { ...services.database, changes: () => null } : services.database
const app = await buildApp({ ...services, database }, { requests_per_minute: { person: 1e9, address: 1e9 } })
const url = await app.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => 'listening' })
process.stdout.write(`${JSON.stringify({ url, token })}\n`)
