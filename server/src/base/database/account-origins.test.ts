import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../contract-tests/test-database.ts'
import { recordAudit } from '../audit.ts'
import { statementGatherer } from '../backup/sql-text.ts'
import type { OpenDatabase } from '../database.ts'
import { newId } from '../ids.ts'
import { migrationText } from './migrate.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const day = (of: number) => new Date(`2026-10-${String(of).padStart(2, '0')}T08:00:00.123Z`)

interface Before {
  readonly name: string
  readonly password: boolean
  readonly role?: true
  /** The audit events that concern the account, each with its day. The account is created on the first of them. */
  readonly acts: readonly (readonly [act: string, on: number, detail: Record<string, string | boolean>])[]
}
const itself = { first_administrator: false }
const invited = { invitation_id: 'i' }

/** Accounts from before the migration that records the origin of an account. */
const accounts: readonly Before[] = [
  { name: 'alone', password: true, acts: [['auth.register', 1, itself]] },
  { name: 'alone with a role', password: true, role: true, acts: [['auth.register', 1, itself]] },
  {
    name: 'alone, then a link',
    password: true,
    acts: [
      ['auth.register', 1, itself],
      ['auth.register', 2, invited],
    ],
  },
  {
    name: 'alone, then accepted',
    password: true,
    acts: [
      ['auth.register', 1, itself],
      ['invitations.accept', 2, invited],
    ],
  },
  { name: 'invited', password: true, acts: [['auth.register', 1, invited]] },
  { name: 'imported', password: true, acts: [['auth.register', 4, invited]] },
  { name: 'imported, waiting', password: false, acts: [] },
  { name: 'first', password: true, role: true, acts: [['auth.register', 1, { first_administrator: true }]] },
  { name: 'environment', password: true, role: true, acts: [['setup.administrator', 1, {}]] },
  { name: 'nobody knows', password: true, acts: [] },
]

async function writeBefore({ name, password, role, acts }: Before): Promise<void> {
  const { db } = database
  const user_id = newId(day(1))
  await sql`insert into users (user_id, name, email, password_hash, locale, created_at)
    values (${user_id}, ${name}, ${`${user_id}@ward.example`}, ${password ? 'x' : null}, 'es', ${day(1)})`.execute(db)
  if (role)
    await sql`insert into role_assignments (role_assignment_id, user_id, role, created_at)
      values (${newId(day(1))}, ${user_id}, 'auditor', ${day(1)})`.execute(db)
  for (const [act, on, detail] of acts) {
    const from = { organisation_id: null, actor_id: user_id, address: '203.0.113.9', outcome: 'done' }
    await recordAudit(db, { ...from, act, occurred_at: day(on), detail: { actor_id: user_id, ...detail, user_id } })
  }
}

it('existing accounts get the origin that the audit log shows, and accounts nobody vouches for are unverified', async () => {
  const { db } = database
  await sql`drop table registration_attempts`.execute(db)
  await sql`alter table users drop column origin, drop column registered_from, drop column verified_at`.execute(db)
  for (const account of accounts) await writeBefore(account)
  const gather = statementGatherer()
  for (const line of migrationText('0024-account-origins').split('\n')) {
    const statement = gather(line)
    if (statement !== undefined) await sql.raw(statement).execute(db)
  }
  const rows = await db.selectFrom('users').select(['name', 'origin', 'registered_from', 'verified_at']).execute()
  const found = rows.map((row) => [row.name, row.origin, row.registered_from, row.verified_at !== null])
  expect(new Set(found)).toEqual(
    new Set([
      ['alone', 'registered', '203.0.113.9', false],
      ['alone with a role', 'registered', '203.0.113.9', true],
      ['alone, then a link', 'registered', '203.0.113.9', true],
      ['alone, then accepted', 'registered', '203.0.113.9', true],
      ['invited', 'invited', null, true],
      ['imported', 'imported', null, true],
      ['imported, waiting', 'imported', null, true],
      ['first', 'installed', null, true],
      ['environment', 'installed', null, true],
      ['nobody knows', 'unknown', null, false],
    ]),
  )
})
