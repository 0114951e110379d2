import { endpoint } from '@alta/contract/endpoint'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Db } from './database.ts'
import { openTestServer, type Person, type TestServer } from '../contract-tests/test-server.ts'
import { scopeFor, within } from './access.ts'
import { readJsonBodies } from './http/parse.ts'
import { answerErrors } from './http/problems.ts'
import { recordLoader } from './load-record.ts'
import { registerContext, serve } from './route.ts'

const organisation_id = z.string()
const change = endpoint({
  method: 'POST',
  path: '/places/:organisation_id',
  summary: 'Does something to an organisation',
  params: z.object({ organisation_id }),
  answer: z.object({ name: z.string(), prepared: z.string() }),
  access: { organisation: 'organisation:write' },
  record: 'organisation',
})
const read = endpoint({
  method: 'GET',
  path: '/places',
  summary: 'Reads an organisation, or none',
  query: z.strictObject({ organisation_id: z.optional(organisation_id) }),
  answer: z.object({ name: z.nullable(z.string()) }),
  access: { organisation: 'organisation:read' },
  record: 'organisation',
  reads: 'none',
})

let loaded = 0
const loadPlace = recordLoader('organisation', async (db: Db, { ids, actor }) => {
  loaded += 1
  return await db
    .selectFrom('organisations')
    .select(['organisation_id', 'name'])
    .where('organisation_id', '=', ids.organisation_id)
    .where((eb) => within(scopeFor(actor, 'organisation:read'), eb.ref('organisation_id')))
    .executeTakeFirst()
})

let server: TestServer
let app: FastifyInstance
let handled = 0
beforeAll(async () => {
  server = await openTestServer()
  app = Fastify()
  registerContext(app, server.app.context)
  answerErrors(app)
  readJsonBodies(app)
  serve(app, change, {
    load: loadPlace,
    prepare: async ({ record }) => `${record.name}, prepared`,
    handle: async ({ record }, prepared) => {
      handled += 1
      return { ...record, prepared }
    },
  })
  serve(app, read, { load: loadPlace, handle: async ({ record }) => ({ name: record?.name ?? null }) })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await server.close()
})

async function act({ token }: Person, id: string) {
  const url = `/places/${id}`
  const answer = await app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` } })
  return [answer.statusCode, answer.json().name ?? answer.json().code]
}

test('a record is loaded for whoever has the permission, refused to others, and its organisation is audited', async () => {
  const garza = await server.organisation('Hospital Garza')
  const manager = await server.person(['manager', garza])
  const reader = await server.person(['reader', garza], ['manager', await server.organisation('Otro')])
  const stranger = await server.person(['manager', await server.organisation('Tercero')])
  expect(await act(manager, garza)).toEqual([200, 'Hospital Garza'])
  expect(await act(reader, garza)).toEqual([403, 'forbidden'])
  expect(await act(stranger, garza)).toEqual([404, 'not-found'])
  expect(await act(manager, 'no-such-id')).toEqual([404, 'not-found'])
  expect(handled).toBe(1)
  const lines = await server.services.db
    .selectFrom('audit_events')
    .select(['actor_id', 'outcome'])
    .where('organisation_id', '=', garza)
    .orderBy('sequence')
    .execute()
  expect(lines).toEqual([
    { actor_id: manager.user_id, outcome: 'done' },
    { actor_id: reader.user_id, outcome: 'forbidden' },
  ])
})

test('the preparation and the transaction of a call get the same record, loaded once', async () => {
  const organisation = await server.organisation('Hospital Garza')
  const { token } = await server.person(['owner', organisation])
  const before = loaded
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.inject({ method: 'POST', url: `/places/${organisation}`, headers })
  expect([answer.json(), loaded - before]).toEqual([
    { name: 'Hospital Garza', prepared: 'Hospital Garza, prepared' },
    1,
  ])
})

test('a call that may name a record has none when the id is missing', async () => {
  const organisation = await server.organisation('Hospital Garza')
  const { token } = await server.person(['reader', organisation])
  const ask = async (query: Record<string, string>) =>
    (await app.inject({ url: '/places', query, headers: { authorization: `Bearer ${token}` } })).json()
  expect(await ask({})).toEqual({ name: null })
  expect(await ask({ organisation_id: organisation })).toEqual({ name: 'Hospital Garza' })
  expect(await ask({ organisation_id: await server.organisation('Otro') })).toMatchObject({ code: 'not-found' })
})
