import * as assignments from '@alta/contract/assignments'
import * as auth from '@alta/contract/auth'
import * as organisations from '@alta/contract/organisations'
import * as users from '@alta/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'

const reason = 'Trabaja en la planta tercera'

let server: TestServer
let administrator: Person
let here: string
let manager: Person
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.person(['administrator'])
  here = await server.organisation('Hospital Sant Pau')
  manager = await server.person(['manager', here])
})
afterAll(() => server.close())

let number = 0
/** A person who registered an address without a proof that it is theirs. */
async function registered() {
  const email = `anybody${(number += 1)}@ward.example`
  const { json } = await server.call(null, auth.register, {
    body: { name: 'Quien Sea', email, password: 'nou conills a la lluna' },
    headers: { 'x-forwarded-for': `203.0.113.${number}` },
  })
  return { user_id: String(json.user_id), email, created_at: String(json.created_at), from: `203.0.113.${number}` }
}
const readUser = async (user_id: string): Promise<users.User> =>
  (await server.call(administrator, users.read, { params: { user_id } })).json
const give = (by: Person, user_id: string, more: object = {}) =>
  server.call(by, assignments.create, {
    body: { user_id, role: 'clinician', scope: 'organisation', organisation_id: here, reason, ...more },
  })
const lastOf = async (act: string) =>
  await server.services.db
    .selectFrom('audit_events')
    .select(['outcome', 'detail'])
    .where('act', '=', act)
    .orderBy('occurred_at', 'desc')
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow()

/** The refusal of an unverified account, with the position of its field in the request. */
const askedOf = ({ created_at, from }: Awaited<ReturnType<typeof registered>>, pointer: string) => [
  409,
  'unverified-account',
  [
    {
      pointer,
      code: 'unverified_account',
      params: { registered_at: created_at, origin: 'registered', registered_from: from },
    },
  ],
]

describe('a role for an account that nobody vouches for', () => {
  it('is given only after a confirmation, which shows when and from where it was registered', async () => {
    const anybody = await registered()
    for (const by of [manager, administrator]) {
      const { status, json } = await give(by, anybody.user_id)
      expect([status, json.code, json.errors]).toEqual(askedOf(anybody, '/user_id'))
      expect((await give(by, anybody.user_id, { confirm_unverified: false })).status).toBe(409)
    }
    expect(await readUser(anybody.user_id)).toMatchObject({ healthcare_organisation_role_count: 0, verified_at: null })
    expect((await give(manager, anybody.user_id, { confirm_unverified: true })).status).toBe(201)
    expect(await readUser(anybody.user_id)).toMatchObject({
      healthcare_organisation_role_count: 1,
      verified_at: expect.any(String),
    })
    expect(await lastOf('assignments.create')).toMatchObject({
      outcome: 'done',
      detail: { user_id: anybody.user_id, confirmed_unverified: true },
    })
    // The account counts as confirmed from now on.
    expect((await give(manager, anybody.user_id, { role: 'reader' })).status).toBe(201)
    expect((await lastOf('assignments.create')).detail).not.toHaveProperty('confirmed_unverified')
  })

  it('cannot be confirmed by a person who may not give it', async () => {
    const anybody = await registered()
    const reader = await server.person(['reader', here])
    expect((await give(reader, anybody.user_id, { confirm_unverified: true })).json.code).toBe('forbidden')
    expect((await give(manager, anybody.user_id, { role: 'owner', confirm_unverified: true })).status).toBe(403)
    expect((await readUser(anybody.user_id)).verified_at).toBeNull()
  })

  it('needs a confirmation for the owner role, too', async () => {
    const [founder, heir] = [await registered(), await registered()]
    const create = (more: object) =>
      server.call(administrator, organisations.create, { body: { name: 'Nueva', owner_id: founder.user_id, ...more } })
    const refused = await create({})
    expect([refused.status, refused.json.code, refused.json.errors]).toEqual(askedOf(founder, '/owner_id'))
    const created = await create({ confirm_unverified: true })
    expect([created.status, created.json.owner.user_id]).toEqual([201, founder.user_id])
    expect((await lastOf('organisations.create')).detail).toMatchObject({ confirmed_unverified: true })
    const params = { organisation_id: String(created.json.organisation_id) }
    const handOver = (more: object) =>
      server.call(administrator, organisations.update, { params, body: { owner_id: heir.user_id, ...more } })
    const response = await handOver({})
    expect([response.status, response.json.code, response.json.errors]).toEqual(askedOf(heir, '/owner_id'))
    expect((await handOver({ confirm_unverified: true })).json.owner.user_id).toBe(heir.user_id)
    expect((await lastOf('organisations.update')).detail).toMatchObject({ confirmed_unverified: true })
  })
})

describe('an import for an account that nobody vouches for', () => {
  const send = async (rows: readonly string[], more: object = { typed: { reason } }) => {
    const raw = ['name,email,organisation,role,locale', ...rows].join('\n')
    const headers = { 'content-type': 'text/csv; charset=utf-8' }
    return (await server.call(administrator, users.importFile, { raw, headers, ...more })).json
  }

  it('gives it nothing and says why, in a dry run, too', async () => {
    const anybody = await registered()
    const rows = [
      `La Colega,${anybody.email},Hospital Sant Pau,clinician,es`,
      `La Colega,${anybody.email.toUpperCase()},,,es`,
      `Otra,otra${number}@ward.example,Hospital Sant Pau,reader,es`,
    ]
    for (const more of [{ query: { dry_run: 'true' } }, { typed: { reason } }]) {
      const { items, counts } = await send(rows, more)
      expect(items.slice(0, 2)).toMatchObject(
        [2, 3].map((line) => ({
          line,
          outcome: 'refused',
          errors: [{ column: 'email', code: 'unverified_account' }],
          invitation_token: null,
        })),
      )
      expect(counts).toEqual({ created: 1, assigned: 0, unchanged: 0, refused: 2 })
    }
    expect(await readUser(anybody.user_id)).toMatchObject({ healthcare_organisation_role_count: 0, verified_at: null })
  })

  it('gives its roles once a person has vouched for it', async () => {
    const anybody = await registered()
    await give(manager, anybody.user_id, { role: 'reader', confirm_unverified: true })
    const { items } = await send([`La Colega,${anybody.email},Hospital Sant Pau,clinician,es`])
    expect(items).toMatchObject([{ outcome: 'assigned', errors: [] }])
  })

  it('creates accounts that are vouched for, before their first sign-in', async () => {
    const email = `fichero${(number += 1)}@ward.example`
    await send([`Nueva,${email},Hospital Sant Pau,reader,es`])
    const { items } = await send([`Nueva,${email},Hospital Sant Pau,clinician,es`])
    expect(items).toMatchObject([{ outcome: 'assigned' }])
    const found = (await server.call(administrator, users.list, { query: { q: email } })).json.items
    expect(found).toMatchObject([{ origin: 'imported', verified_at: expect.any(String) }])
  })
})
