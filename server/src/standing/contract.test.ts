import { everyCall } from '@alta/contract/api'
import { rolePermissions } from '@alta/contract/role-permissions'
import { organisationRoles, type Permission, roles, systemRoles } from '@alta/contract/permissions'
import { problems } from '@alta/contract/problems'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bodyNamesRecord, leastSent } from './least-sent.ts'
import { freshRecords, type Ids } from './records.ts'
import { everyRecord } from './every-record.ts'
import { openTestServer, type Person, type TestServer } from './test-server.ts'

const calls = everyCall()

let server: TestServer
let records: Ids
let stranger: Person
let almighty: Person
beforeAll(async () => {
  server = await openTestServer()
  const organisation_id = await server.organisation('Hospital A')
  const b = await server.organisation('Hospital B')
  const made = await freshRecords(server, { organisation_id, word: 'Garza', clinical: 'Tucán' }, everyRecord)
  records = { ...made, provider_id: 'not-configured' }
  stranger = await server.person(...organisationRoles.map((role) => [role, b] as const))
  const c = await server.organisation('Hospital C')
  almighty = await server.person(['administrator'], ...organisationRoles.map((role) => [role, c] as const))
})
afterAll(() => server.close())

const isKnown = (problem: { code: string; status: number }) =>
  Object.entries(problems).some(([code, status]) => code === problem.code && status === problem.status)

describe('access', () => {
  test.each(calls)('%s asks a stranger to sign in, unless it is public', async (_name, endpoint) => {
    const answer = await server.call(null, endpoint, { params: records })
    expect(answer.status === 401).toBe(endpoint.access !== 'public')
    expect(answer.status < 400 || isKnown(answer.json)).toBe(true)
  })

  test.each(calls.filter(([, { access }]) => typeof access === 'object'))(
    '%s refuses whoever holds every other permission, before reading what he sent',
    async (_name, endpoint) => {
      const { access } = endpoint
      if (typeof access === 'string') throw new Error('filtered')
      const needed: Permission = 'system' in access ? access.system : access.organisation
      const held = roles.filter((role) => !rolePermissions[role].includes(needed))
      const place = await server.organisation('Hospital D')
      const isSystem = (role: string) => systemRoles.some((system) => system === role)
      const person = await server.person(
        ...held.map((role) => (isSystem(role) ? ([role] as const) : ([role, place] as const))),
      )
      const answer = await server.call(person, endpoint, { params: records, body: 'not even an object' })
      expect([answer.status, answer.json.code]).toEqual([403, 'forbidden'])
    },
  )

  // what only holders of a system role may do is refused to everybody else before any record is looked for
  const naming = calls.filter(
    ([name, { path, access }]) =>
      (path.includes('/:') || bodyNamesRecord(name)) && (typeof access === 'string' || 'organisation' in access),
  )
  test.each(naming)('%s finds no record of another organisation', async (name, endpoint) => {
    const answer = await server.call(stranger, endpoint, leastSent(name, records))
    expect([answer.status, answer.json.code]).toEqual([404, 'not-found'])
    expect(answer.text).not.toMatch(/Hospital A|Garza|Tucán/)
  })

  test.each(calls.filter(([, { path }]) => path.includes('/:')))(
    '%s finds nothing under an id that is none',
    async (name, endpoint) => {
      const none = Object.fromEntries(Object.keys(records).map((key) => [key, 'no-such-id']))
      expect((await server.call(almighty, endpoint, leastSent(name, none))).status).toBe(404)
    },
  )
})

/** Every object in a JSON schema. */
function objectsIn(schema: unknown): Record<string, unknown>[] {
  if (Array.isArray(schema)) return schema.flatMap(objectsIn)
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'type' in schema && schema.type === 'object' ? [Object.fromEntries(Object.entries(schema))] : []
  return [...own, ...Object.values(schema).flatMap(objectsIn)]
}

describe('what leaves', () => {
  const answers = calls.flatMap(([name, call]) => {
    if (call.kind === 'stream')
      return Object.entries(call.events).map(([event, schema]) => [`${name} ${event}`, schema] as const)
    return call.answer ? [[name, call.answer] as const] : []
  })
  test.each(answers)('%s declares every field it answers', (_name, schema) => {
    const open = objectsIn(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })).filter(
      (object) => object['additionalProperties'] !== false && typeof object['additionalProperties'] !== 'object',
    )
    expect(open).toEqual([])
  })
})

/** Tables that hold no clinical data and stay small. */
const small = [
  'users',
  'sessions',
  'second_factors',
  'recovery_codes',
  'second_factor_challenges',
  'login_attempts',
  'registration_attempts',
  'setup_tokens',
  'single_sign_on_attempts',
  'password_link_requests',
  'password_links',
  'known_devices',
  'audit_shipping',
  'audit_positions',
  'identity_links',
  'logout_tokens',
  'provisioned_users',
  'provisioned_groups',
  'provisioned_members',
  'role_assignments',
  'invitations',
  'notices',
  'idempotency_keys',
  'data_exports',
  'content_keys',
  // marks, which are appended and have no key (decision 0052)
  'report_weeks_stale',
  'kysely_migration',
  'kysely_migration_lock',
]

test('every other table has the organisation first in its primary key', async () => {
  const { rows } = await sql<{ table_name: string; first: string | null }>`
    select tables.table_name, (
      select attname from pg_index
      join pg_attribute on attrelid = indrelid and attnum = indkey[0]
      where indisprimary and indrelid = quote_ident(tables.table_name)::regclass
    ) as first
    from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(server.services.db)
  const others = rows.filter(({ table_name }) => !small.includes(table_name))
  expect(others.length).toBeGreaterThan(4)
  expect(others.filter(({ first }) => first !== 'organisation_id')).toEqual([])
})
