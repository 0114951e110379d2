import { everyCall } from '@alta/contract/api'
import { rolePermissions } from '@alta/contract/role-permissions'
import { organisationRoles, type Permission, roles, systemRoles } from '@alta/contract/permissions'
import { stream } from '@alta/contract/endpoint'
import { problems } from '@alta/contract/problems'
import { organisationRecords, recordIds } from '@alta/contract/records'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bodyNamesRecord, minimalRequest } from './minimal-requests.ts'
import { freshRecords } from './records.ts'
import type { RecordIds } from './record-ids.ts'
import { everyRecord } from './every-record.ts'
import { openTestServer, type Person, type TestServer } from './test-server.ts'

const calls = everyCall()

let server: TestServer
let records: RecordIds
let stranger: Person
let superuser: Person
beforeAll(async () => {
  server = await openTestServer()
  const organisation_id = await server.organisation('Hospital A')
  const b = await server.organisation('Hospital B')
  const made = await freshRecords(server, { organisation_id, word: 'Garza', clinical: 'Tucán' }, everyRecord)
  records = { ...made, provider_id: 'not-configured' }
  stranger = await server.person(...organisationRoles.map((role) => [role, b] as const))
  const c = await server.organisation('Hospital C')
  superuser = await server.person(['administrator'], ...organisationRoles.map((role) => [role, c] as const))
})
afterAll(() => server.close())

const isKnown = (problem: { code: string; status: number }) =>
  Object.entries(problems).some(([code, status]) => code === problem.code && status === problem.status)

describe('access', () => {
  test.each(calls)('%s needs a session, unless it is public', async (_name, endpoint) => {
    const answer = await server.call(null, endpoint, { params: records })
    expect(answer.status === 401).toBe(endpoint.access !== 'public')
    expect(answer.status < 400 || isKnown(answer.json)).toBe(true)
  })

  test.each(calls.filter(([, { access }]) => typeof access === 'object'))(
    '%s refuses a person with every other permission, before it reads the body',
    async (_name, endpoint) => {
      const { access } = endpoint
      if (typeof access === 'string') throw new Error('filtered')
      const needed: Permission = 'system' in access ? access.system : access.organisation
      const held = roles.filter((role) => !rolePermissions[role].includes(needed))
      const organisation_id = await server.organisation('Hospital D')
      const isSystem = (role: string) => systemRoles.some((system) => system === role)
      const person = await server.person(
        ...held.map((role) => (isSystem(role) ? ([role] as const) : ([role, organisation_id] as const))),
      )
      const answer = await server.call(person, endpoint, { params: records, body: 'not even an object' })
      expect([answer.status, answer.json.code]).toEqual([403, 'forbidden'])
    },
  )

  // A call for holders of a system role is refused to everybody else before a record is looked up.
  const naming = calls.filter(
    ([name, { path, access }]) =>
      (path.includes('/:') || bodyNamesRecord(name)) && (typeof access === 'string' || 'organisation' in access),
  )
  test.each(naming)('%s finds no record of another organisation', async (name, endpoint) => {
    const answer = await server.call(stranger, endpoint, minimalRequest(name, records))
    expect([answer.status, answer.json.code]).toEqual([404, 'not-found'])
    expect(answer.text).not.toMatch(/Hospital A|Garza|Tucán/)
  })

  test.each(calls.filter(([, { path }]) => path.includes('/:')))(
    '%s finds nothing under an invalid id',
    async (name, endpoint) => {
      const none = Object.fromEntries(Object.keys(records).map((key) => [key, 'no-such-id']))
      expect((await server.call(superuser, endpoint, minimalRequest(name, none))).status).toBe(404)
    },
  )
})

/** Calls about the caller's own account, and about a provider, which is in the configuration. */
const withoutRecord = [
  'auth.end_session',
  'single_sign_on.unlink',
  'single_sign_on.back_channel_logout',
  'second_factor.rename',
  'second_factor.remove',
  'notices.read',
]

describe('the record of a call', () => {
  test('every call with an id in its path declares its record, which the server loads to check the permission', () => {
    const silent = calls.filter(([, { path, record }]) => path.includes('/:') && record === undefined)
    expect(silent.map(([name]) => name)).toEqual(withoutRecord)
  })

  test('every record is identified by its ids, in the path where the path has any', () => {
    for (const [name, { record, path, params, query, ...rest }] of calls) {
      if (record === undefined) continue
      const body = 'body' in rest && rest.body ? JSON.stringify(z.toJSONSchema(rest.body, { io: 'input' })) : ''
      const sent = { ...params?.shape, ...query?.shape }
      for (const field of recordIds[record])
        expect([name, field, field in sent || body.includes(`"${field}"`)]).toEqual([name, field, true])
      const inPath = recordIds[record].filter((field) => path.includes(`/:${field}`))
      expect([name, inPath.length]).toEqual([name, path.includes('/:') ? recordIds[record].length : 0])
    }
  })

  test('every stream is about a record of one organisation, in which its listener is authorised again', () => {
    const streams = calls.filter(([, { kind }]) => kind === 'stream')
    expect(streams.length).toBeGreaterThan(2)
    for (const [name, { record = '', access }] of streams)
      expect([name, record in organisationRecords, access]).toEqual([name, true, { organisation: expect.any(String) }])
  })

  test('a stream without such a record cannot be declared, nor a record whose id is not sent', () => {
    const access = { organisation: 'organisation:read' } as const
    const streamed = { path: '/heard', summary: 'x', events: {}, access, reads: 'none' } as const
    // @ts-expect-error -- no record
    expect(stream(streamed)).toBeDefined()
    // @ts-expect-error -- people belong to no organisation
    expect(stream({ ...streamed, params: z.object({ user_id: z.string() }), record: 'user' })).toBeDefined()
    // @ts-expect-error -- nothing names it
    expect(stream({ ...streamed, record: 'organisation' })).toBeDefined()
    const params = z.object({ organisation_id: z.string() })
    expect(stream({ ...streamed, params, record: 'organisation' })).toBeDefined()
  })
})

/** Every object in a JSON schema. */
function objectsIn(schema: unknown): Record<string, unknown>[] {
  if (Array.isArray(schema)) return schema.flatMap(objectsIn)
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'type' in schema && schema.type === 'object' ? [Object.fromEntries(Object.entries(schema))] : []
  return [...own, ...Object.values(schema).flatMap(objectsIn)]
}

describe('answers and events', () => {
  const answers = calls.flatMap(([name, call]) => {
    if (call.kind === 'stream')
      return Object.entries(call.events).map(([event, schema]) => [`${name} ${event}`, schema] as const)
    return call.answer ? [[name, call.answer] as const] : []
  })
  test.each(answers)('%s declares every field it sends', (_name, schema) => {
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
  // Marks are appended and have no key (decision 0052).
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
