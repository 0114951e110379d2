import { readsClinicalText } from '@alta/contract/role-permissions'
import type { Role } from '@alta/contract/permissions'
import type { Demonstration } from '@alta/contract/public'
import { sql } from 'kysely'
import { hashPassword } from '#base/secrets/passwords'
import type { Services } from '#base/services'
import { insertRole } from '../src/features/assignments/assignments.store.ts'
import { insertOrganisation } from '../src/features/organisations/organisations.store.ts'
import { findCredentials, hasUsers, insertUser } from '../src/features/users/users.store.ts'

/** Everyone's password in the demonstration. It is public: never seed a server that others can reach. */
export const demoPassword = 'alta demo 2026'

export const demoOrganisations = ['Hospital General de Ficción', 'Clínica Mar Inventada'] as const

interface DemoUser {
  readonly name: string
  readonly email: string
  readonly locale: 'es' | 'ca' | 'en'
  /** Index into `demoOrganisations`; none for a role at system scope. */
  readonly roles: readonly (readonly [Role, number?])[]
}

/** One invented person for each role, and one who has none. */
export const demoPeople: readonly DemoUser[] = [
  { name: 'Ada Administra', email: 'administrator@demo.example', locale: 'en', roles: [['administrator']] },
  { name: 'Aurora Audita', email: 'auditor@demo.example', locale: 'es', roles: [['auditor']] },
  { name: 'Olga Propietaria', email: 'owner@demo.example', locale: 'es', roles: [['owner', 0]] },
  { name: 'Manel Gestor', email: 'manager@demo.example', locale: 'ca', roles: [['manager', 0]] },
  { name: 'Clara Clínica', email: 'clinician@demo.example', locale: 'es', roles: [['clinician', 0]] },
  { name: 'Llorenç Lector', email: 'reader@demo.example', locale: 'ca', roles: [['reader', 0]] },
  {
    name: 'Marina Metgessa',
    email: 'other@demo.example',
    locale: 'ca',
    roles: [
      ['owner', 1],
      ['clinician', 1],
    ],
  },
  { name: 'Gaspar Convidat', email: 'guest@demo.example', locale: 'en', roles: [] },
]

const reasonFor = (role: Role): string | null => (readsClinicalText(role) ? 'Trabaja en la unidad' : null)

/** Fills an empty database with invented organisations and people; leaves any other alone and answers false. */
export async function seedDemo({ db, clock, files }: Pick<Services, 'db' | 'clock' | 'files'>): Promise<boolean> {
  const password_hash = await hashPassword(demoPassword)
  const now = clock.now()
  return await db.transaction().execute(async (trx) => {
    // another server of the same installation may be at it
    await sql`lock table users in share row exclusive mode`.execute(trx)
    if (await hasUsers(trx)) return false
    const people = new Map<string, string>()
    for (const { name, email, locale } of demoPeople)
      people.set(email, (await insertUser(trx, { name, email, locale, password_hash, origin: 'installed' }, now)) ?? '')
    const ownerOf = (place: number) =>
      demoPeople.find(({ roles }) => roles.some(([role, held]) => role === 'owner' && held === place))?.email ?? ''
    const organisations: string[] = []
    for (const [place, name] of demoOrganisations.entries()) {
      const owner_id = people.get(ownerOf(place)) ?? ''
      organisations.push(await insertOrganisation(trx, { name, owner_id, report_strategy: null }, now))
    }
    const granted_by = people.get('administrator@demo.example') ?? null
    for (const { email, roles } of demoPeople)
      for (const [role, place] of roles) {
        const organisation_id = place === undefined ? null : (organisations[place] ?? null)
        const held = { user_id: people.get(email) ?? '', role, organisation_id, granted_by, reason: reasonFor(role) }
        await insertRole(trx, held, now)
      }
    // What the engine and the search know is loaded only where there is something to seed.
    const { seedDemoReports } = await import('./demo-reports.ts')
    await seedDemoReports({ db: trx, clock }, { people, organisations })
    const { seedDemoChat } = await import('./demo-chat.ts')
    await seedDemoChat({ db: trx, clock, files }, { people, organisations })
    return true
  })
}

/** What the sign-in page offers in a demonstration; null where the invented people do not live. */
export async function demoOffer({ db }: Pick<Services, 'db'>): Promise<Demonstration | null> {
  if (!(await findCredentials(db, 'administrator@demo.example'))) return null
  return {
    password: demoPassword,
    people: demoPeople.map(({ name, email, roles }) => ({ name, email, roles: roles.map(([role]) => role) })),
  }
}
