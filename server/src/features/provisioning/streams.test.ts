import { apiPrefix } from '@alta/contract/api'
import * as reports from '@alta/contract/reports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertRole } from '../assignments/assignments.store.ts'
import { sessionEnd } from '../sessions/sessions.rules.ts'
import { openSession } from '../sessions/sessions.store.ts'
import { openScimServer, type ScimServer } from './provisioning.fixtures.ts'

let server: ScimServer
let address: string
beforeAll(async () => {
  // The report is never ready, so its stream ends for no other reason.
  server = await openScimServer(undefined, { write: () => new Promise(() => undefined) })
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

/** A user of the directory who generates a report, with its stream open. */
async function listener(name: string) {
  const { db, clock, config } = server.services
  const { id: user_id } = await server.user(name)
  const organisation_id = await server.organisation(`Hospital de ${name}`)
  const now = clock.now()
  const role = { user_id, organisation_id, role: 'clinician', granted_by: null, reason: null } as const
  await insertRole(db, role, now)
  const token = await openSession(db, user_id, { now, expires_at: sessionEnd(config, now) })
  const body = { organisation_id, source: { text: 'Paciente inventada. Evolución favorable. Alta a domicilio.' } }
  const { discharge_report_id } = (await server.call({ token }, reports.create, { body })).json
  const url = `${address}${apiPrefix}${reports.events.path.replace(':discharge_report_id', discharge_report_id)}`
  const leave = new AbortController()
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal: leave.signal })
  expect(response.status).toBe(200)
  let isOver = false
  const ended = (response.body?.pipeTo(new WritableStream()) ?? Promise.resolve()).then(
    () => (isOver = true),
    () => undefined,
  )
  return { user_id, token, ended, isOver: () => isOver, leave: () => leave.abort() }
}

test.each([
  [
    'deactivates',
    async (id: string) => await server.patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'False' }),
  ],
  ['removes', async (id: string) => await server.scim('DELETE', `/Users/${id}`)],
])(
  'an open stream of a user whom the directory %s sends nothing more within seconds',
  async (way, sendAway) => {
    const [person, colleague] = [await listener(`Ana ${way}`), await listener(`Bea ${way}`)]
    expect(person.isOver()).toBe(false)
    const began = performance.now()
    expect((await sendAway(person.user_id)).status).toBeLessThan(300)
    await person.ended
    expect(person.isOver()).toBe(true)
    // This is well before the heartbeat after 15 seconds.
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(colleague.isOver()).toBe(false)
    expect((await server.call(person, reports.list)).status).toBe(401)
    colleague.leave()
    await colleague.ended
    await server.scim('DELETE', `/Users/${colleague.user_id}`)
  },
  60_000,
)
