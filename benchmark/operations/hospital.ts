// Inserts signed-in people of a hospital and their reports directly into a database before its servers start.
import { pino } from 'pino'
import { readConfig } from '../../server/src/base/config.ts'
import { hashPassword } from '../../server/src/base/secrets/passwords.ts'
import { closeServices, openServices } from '../../server/src/base/services.ts'
import { insertRole } from '../../server/src/features/assignments/assignments.store.ts'
import { sessionEnd } from '../../server/src/features/sessions/sessions.rules.ts'
import { openSession } from '../../server/src/features/sessions/sessions.store.ts'
import { insertOrganisation } from '../../server/src/features/organisations/organisations.store.ts'
import { insertUser } from '../../server/src/features/users/users.store.ts'
import { fillReports } from '../lists/fill-reports.ts'

export interface Inhabitant {
  readonly number: number
  readonly organisation_id: string
  readonly email: string
  readonly token: string
}
export const password = 'nou conills a la lluna'

interface Filling {
  readonly people: number
  /** The number of reports of each organisation. */
  readonly reports: number
}

/** The number of people in a ward; each ward is an organisation of its own. */
const of_ward = 25

export async function fillHospital(environment: Record<string, string>, { people, reports }: Filling) {
  // In this role the process works no jobs and leaves them to the servers.
  const config = { ...readConfig(environment), ALTA_ROLE: 'web' as const }
  const services = await openServices(config, pino({ level: 'silent' }))
  const { db, database } = services
  const now = new Date()
  const password_hash = await hashPassword(password)
  const inhabitants: Inhabitant[] = []
  try {
    for (let first = 0; first < people; first += of_ward) {
      const ids: string[] = []
      let organisation_id = ''
      for (let number = first; number < Math.min(people, first + of_ward); number += 1) {
        const email = `metge${number}@hospital.example`
        const made = { name: `Metge ${number}`, email, password_hash, locale: 'ca', origin: 'installed' } as const
        const user_id = (await insertUser(db, made, now)) ?? ''
        ids.push(user_id)
        if (number === first)
          organisation_id = await insertOrganisation(
            db,
            { name: `Planta ${first / of_ward}`, owner_id: user_id, report_strategy: 'extractive' },
            now,
          )
        await insertRole(db, { user_id, organisation_id, role: 'clinician', granted_by: null, reason: null }, now)
        const token = await openSession(db, user_id, { now, expires_at: sessionEnd(config, now) })
        inhabitants.push({ number, organisation_id, email, token })
      }
      await fillReports({ db }, { organisation_id, created_by: ids, now }, reports)
    }
    await database.statements.execute('analyze')
    return inhabitants
  } finally {
    await closeServices(services)
  }
}
