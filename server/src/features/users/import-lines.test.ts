import * as users from '@alta/contract/users'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noOrganisation } from '#base/audit'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'

let server: TestServer
let administrator: Person
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.person(['administrator'])
})
afterAll(() => server.close())

const heading = 'name,email,organisation,role,locale'
const reason = 'Trabaja en la planta tercera'
const send = async (raw: string, typed: Record<string, string> = { reason }) =>
  await server.call(administrator, users.importFile, { raw, typed, headers: { 'content-type': 'text/csv' } })

const idsOf = async (...emails: readonly string[]) =>
  (await server.services.db.selectFrom('users').select('user_id').where('email', 'in', emails).execute()).map(
    ({ user_id }) => user_id,
  )

test('each role that a file gives is an audit event of its organisation, besides that of the import', async () => {
  const [one, two] = [await server.organisation('Hospital Uno'), await server.organisation('Hospital Dos')]
  const person = await server.person(['reader', one])
  const file = `${heading}\nÉl,${person.email},Hospital Uno,reader,es\nÉl,${person.email},Hospital Dos,manager,es\nElla,linea@ward.example,Hospital Uno,clinician,es\nElla,linea@ward.example,,auditor,es\nMal,mal@ward.example,Hospital Uno,chief,es\n`
  const { db } = server.services
  const lines = async () =>
    await db
      .selectFrom('audit_events')
      .select(['organisation_id', 'act', 'actor_id', 'detail'])
      .where('actor_id', '=', administrator.user_id)
      .where(sql<string>`detail->>'role'`, 'in', ['reader', 'manager', 'clinician', 'auditor'])
      .where(sql<string>`detail->>'by_import'`, '=', 'true')
      .where(sql<string>`detail->>'user_id'`, 'in', await idsOf(person.email, 'linea@ward.example'))
      .execute()
  await send(file, { dry_run: 'true' })
  expect(await lines()).toEqual([])
  await send(file)
  const assignmentLine = (organisation_id: string, user_id: string | undefined, role: string) => ({
    organisation_id,
    act: 'assignments.create',
    actor_id: administrator.user_id,
    detail: { role_assignment_id: expect.stringMatching(/^[\da-f-]{36}$/), user_id, role, by_import: true, reason },
  })
  const [ella] = await idsOf('linea@ward.example')
  const found = await lines()
  expect(found).toHaveLength(3)
  expect(found).toEqual(
    expect.arrayContaining([
      assignmentLine(two, person.user_id, 'manager'),
      assignmentLine(one, ella, 'clinician'),
      assignmentLine(noOrganisation, ella, 'auditor'),
    ]),
  )
  await send(file)
  expect(await lines()).toHaveLength(3)
  const imports = await db.selectFrom('audit_events').select('detail').where('act', '=', 'users.import').execute()
  expect(imports.at(-1)?.detail).toEqual({ dry_run: false, created: 0, assigned: 0, unchanged: 4, refused: 1, reason })
})
