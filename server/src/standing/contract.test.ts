import { everyCall } from '@alta/contract/api'
import type { Endpoint } from '@alta/contract/endpoint'
import { organisationRoles, type Permission, rolePermissions, roles, systemRoles } from '@alta/contract/permissions'
import { problems } from '@alta/contract/problems'
import * as reports from '@alta/contract/reports'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openTestServer, type Person, type TestServer } from './test-server.ts'

const calls = everyCall()
const course = 'Paciente inventado. Evolución favorable, afebril, tolera dieta. Alta a domicilio.'

let server: TestServer
let a: string
let records: Record<string, string>
let stranger: Person
beforeAll(async () => {
  server = await openTestServer()
  a = await server.organisation('Hospital A')
  const b = await server.organisation('Hospital B')
  const member = await server.person(['owner', a], ['clinician', a])
  stranger = await server.person(...organisationRoles.map((role) => [role, b] as const))
  const body = { organisation_id: a, source: { text: course } }
  const { json } = await server.call(member, reports.create, { body })
  const session = await server.services.db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', member.user_id)
    .executeTakeFirstOrThrow()
  records = {
    organisation_id: a,
    user_id: member.user_id,
    discharge_report_id: json.discharge_report_id,
    session_id: session.session_id,
  }
}, 60_000)
afterAll(() => server.close(), 30_000)

/** The least that each call takes besides ids; a new call with a body belongs here. */
const bodies: Record<string, (ids: Record<string, string>) => object> = {
  'reports.create': ({ organisation_id }) => ({ organisation_id, source: { text: course } }),
  'reports.rename': () => ({ title: 'Otro' }),
  'assignments.create': ({ organisation_id, user_id }) => ({
    organisation_id,
    user_id,
    role: 'reader',
    scope: 'organisation',
  }),
}
const queries: Record<string, Record<string, string>> = { 'reports.export': { version: 'generated', format: 'text' } }
const namesRecord = ([name, { path }]: [string, Endpoint]) => path.includes('/:') || bodies[name] !== undefined

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
      const place = await server.organisation('Hospital C')
      const isSystem = (role: string) => systemRoles.some((system) => system === role)
      const person = await server.person(
        ...held.map((role) => (isSystem(role) ? ([role] as const) : ([role, place] as const))),
      )
      const answer = await server.call(person, endpoint, { params: records, body: 'not even an object' })
      expect([answer.status, answer.json.code]).toEqual([403, 'forbidden'])
    },
  )

  test.each(calls.filter(namesRecord))('%s finds no record of another organisation', async (name, endpoint) => {
    const sent = { params: records, query: queries[name] ?? {}, body: bodies[name]?.(records) }
    const answer = await server.call(stranger, endpoint, sent)
    expect([answer.status, answer.json.code]).toEqual([404, 'not-found'])
    expect(answer.text).not.toMatch(/Hospital A|inventado/)
  })

  test.each(calls.filter(([, { path }]) => path.includes('/:')))(
    '%s finds nothing under an id that is none',
    async (name, endpoint) => {
      const params = Object.fromEntries(Object.keys(records).map((key) => [key, 'no-such-id']))
      const sent = { params, query: queries[name] ?? {}, body: bodies[name]?.(records) }
      expect((await server.call(stranger, endpoint, sent)).status).toBe(404)
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
  'login_attempts',
  'setup_tokens',
  'role_assignments',
  'idempotency_keys',
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
