import * as reports from '@alta/contract/reports'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type FairTask, openFairQueue } from '#base/fair-queue'
import type { Services } from '#base/services'
import { docx, paragraph } from '../../contract-tests/sample-files.ts'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'

const course = docx(paragraph('Paciente inventado. Evolución favorable, afebril, tolera dieta. Alta a domicilio.'))
const file = { file_base64: Buffer.from(course).toString('base64'), filename: 'curso.docx' }

/** The files that were read, for whom, and how many at the same time. */
const read: FairTask[] = []
let [now, most] = [0, 0]
const shared = openFairQueue({ capacity: 700 })
const courses: Services['readers']['courses'] = {
  ...shared,
  run: (task, work, signal) =>
    shared.run(
      task,
      async () => {
        read.push(task)
        now += 1
        most = Math.max(most, now)
        return await work().finally(() => (now -= 1))
      },
      signal,
    ),
}

let server: TestServer
let organisation_id: string
const clinician = () => server.person(['clinician', organisation_id])
const send = (by: Person, headers: Record<string, string> = {}) =>
  server.call(by, reports.create, { body: { organisation_id, source: file }, headers })
const count = (statuses: readonly number[]) => [202, 429].map((status) => statuses.filter((s) => s === status).length)

beforeAll(async () => {
  // The engine never ends, so every accepted report stays under way.
  server = await openTestServer({ write: () => new Promise(() => undefined) })
  Object.assign(server.services, { readers: { ...server.services.readers, courses } })
  organisation_id = await server.organisation('Planta')
})
afterAll(() => server.close())

describe('files of courses sent at the same moment', () => {
  it('by one person: two are accepted, and the others refused before any of them is read', async () => {
    const person = await clinician()
    read.length = 0
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(person)))
    expect(count(answers.map(({ status }) => status))).toEqual([2, 18])
    expect(read).toHaveLength(2)
  }, 120_000)

  it('by many people are read by as many processes at once as the memory allows', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, clinician))
    read.length = 0
    const answers = await Promise.all(people.map((person) => send(person)))
    expect(count(answers.map(({ status }) => status))).toEqual([6, 0])
    expect(read.map(({ caller_id }) => caller_id).toSorted()).toEqual(people.map(({ user_id }) => user_id).toSorted())
    expect(read.every(({ weight = 0 }) => weight >= 200)).toBe(true)
    expect(most).toBeLessThanOrEqual(2)
  }, 120_000)

  it('again with the same key get the same answer again, even when nothing more is accepted', async () => {
    const person = await clinician()
    const first = await send(person, { 'idempotency-key': 'one' })
    const second = await send(person, { 'idempotency-key': 'two' })
    expect([first.status, second.status, (await send(person)).status]).toEqual([202, 202, 429])
    const again = await send(person, { 'idempotency-key': 'one' })
    expect([again.status, again.json.discharge_report_id]).toEqual([202, first.json.discharge_report_id])
  }, 120_000)

  it('wait for their body to be read, and leave the queue when the connection closes', async () => {
    const person = await clinician()
    const release = await server.app.bodies.take({ organisation_id: 'other', caller_id: person.user_id, weight: 128 })
    const [address] = [await server.app.listen({ host: '127.0.0.1', port: 0 })]
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    await once(socket, 'connect')
    const head = `POST /api/v0/discharge-reports HTTP/1.1\r\nhost: alta\r\nauthorization: Bearer ${person.token}\r\n`
    socket.write(`${head}content-type: application/json\r\ncontent-length: 9000000\r\n\r\n{`)
    const take = vi.spyOn(server.app.bodies, 'take')
    await vi.waitFor(() => expect(take).toHaveBeenCalledTimes(1), { timeout: 20_000 })
    socket.destroy()
    await expect(take.mock.results[0]?.value).rejects.toThrow('abort')
    release()
    expect((await send(person)).status).toBe(202)
  }, 120_000)
})
