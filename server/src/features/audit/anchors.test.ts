import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordAll } from '#base/audit'
import { openTestServer, type TestServer } from '../../contract-tests/test-server.ts'
import { writeAnchor } from '../audit-shipping/anchor-file.ts'
import { listChainHeads } from '../audit-shipping/shipping.store.ts'
import { anchorsShape } from './anchors.ts'
import { type ChainPartRequest, verifyInParts, verifyPart } from './verify-parts.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function write(organisation_id: string, count: number, word: string) {
  const line = {
    occurred_at: new Date(1_700_000_000_000),
    actor_id: null,
    address: null,
    act: 'reports.read',
    outcome: 'done',
  }
  const lines = Array.from({ length: count }, () => ({ ...line, organisation_id, detail: { word } }))
  await server.services.db.transaction().execute((trx) => recordAll(trx, lines))
}
/** Deletes the log as somebody with access to the database could. */
async function clear(organisation_id: string) {
  const { db } = server.services
  await sql`alter table audit_events disable trigger user`.execute(db)
  await sql`delete from audit_events where organisation_id = ${organisation_id}`.execute(db)
  await sql`delete from audit_heads where organisation_id = ${organisation_id}`.execute(db)
  await sql`alter table audit_events enable trigger user`.execute(db)
}

test('an anchor that was saved outside reveals a chain that was rebuilt, and one that was cut', async () => {
  const { db } = server.services
  const [one, two] = [await server.organisation('Uno'), await server.organisation('Dos')]
  await write(one, 3, 'before')
  await write(two, 3, 'before')
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-anchor-'))
  const anchored_at = '2026-11-20T10:00:00.000Z'
  const file = await writeAnchor(folder, {
    format: 'alta-audit-anchor-1',
    anchored_at,
    chains: await listChainHeads(db),
  })
  const anchors = anchorsShape.parse([JSON.parse(fs.readFileSync(file, 'utf8'))])
  await write(one, 2, 'later')
  const asking = { trusted: [], anchors, most: 1_000_000, saveTrusted: async () => {} }
  const verify = async () => await verifyInParts(async (request) => await verifyPart(db, request), asking)
  const wrong = async () => (await verify()).filter(({ holds }) => !holds)
  expect(await wrong()).toEqual([])
  // A completely new chain is consistent in itself. Only the anchor shows the change.
  await clear(one)
  await write(one, 5, 'another story')
  await clear(two)
  await write(two, 2, 'before')
  expect(await wrong()).toEqual(
    [
      { organisation_id: one, holds: false, message: `event 3 of the anchor of ${anchored_at} was another` },
      { organisation_id: two, holds: false, message: `event 3 of the anchor of ${anchored_at} is not there any more` },
    ].toSorted((a, b) => a.organisation_id.localeCompare(b.organisation_id)),
  )
})

describe('verification from trusted heads', () => {
  const many = 2_500
  const part = async (request: ChainPartRequest) => await verifyPart(server.services.db, request)
  /** Counts in parts and stops after `stop` parts. Returns the findings for one chain and the saved heads. */
  async function count(organisation_id: string, trusted: ChainPartRequest['trusted'], stop = Infinity) {
    let [saved, parts] = [trusted, 0]
    const saveTrusted = async (heads: ChainPartRequest['trusted']) => {
      saved = heads
      parts += 1
      if (parts >= stop) throw new Error('stopped')
    }
    const found = await verifyInParts(part, { trusted, anchors: [], most: 1, saveTrusted }).catch(() => [])
    const own = saved.find((head) => head.organisation_id === organisation_id)
    return { said: found.filter((one) => one.organisation_id === organisation_id), saved, own, parts }
  }

  test('a run that was stopped resumes from its saved heads, and the next run verifies only later events', async () => {
    const organisation_id = await server.organisation('Tres')
    await write(organisation_id, many, 'before')
    const stopped = await count(organisation_id, [], 1)
    expect(stopped.said).toEqual([])
    expect(stopped.own?.sequence).toBeGreaterThanOrEqual(1)
    expect(stopped.own?.sequence).toBeLessThan(many)
    const from = stopped.own?.sequence ?? 0
    const rest = await count(organisation_id, stopped.saved)
    expect(rest.said).toEqual([{ organisation_id, holds: true, message: `${many - from} events follow event ${from}` }])
    expect(rest.own?.sequence).toBe(many)
    await write(organisation_id, 2, 'later')
    const next = await count(organisation_id, rest.saved)
    expect(next.said).toEqual([{ organisation_id, holds: true, message: `2 events follow event ${many}` }])
    // A count in one part gives the same chain.
    const whole = await count(organisation_id, [])
    expect(whole.said).toEqual([{ organisation_id, holds: true, message: `${many + 2} events follow one another` }])
  })

  test('a trusted event that was replaced, or removed with its whole chain, is found at once', async () => {
    const [one, two] = [await server.organisation('Cuatro'), await server.organisation('Cinco')]
    await write(one, 3, 'before')
    await write(two, 3, 'before')
    const { saved } = await count(one, [])
    await clear(one)
    await write(one, 5, 'another story')
    await clear(two)
    const wrong = { holds: false, message: 'event 3 is not what it was' }
    expect((await count(one, saved)).said).toEqual([{ organisation_id: one, ...wrong }])
    expect((await count(two, saved)).said).toEqual([{ organisation_id: two, ...wrong }])
  })

  test('a changed event after the trusted one breaks the chain, and stays the one reported', async () => {
    const organisation_id = await server.organisation('Seis')
    await write(organisation_id, 3, 'before')
    const { saved } = await count(organisation_id, [])
    await write(organisation_id, 3, 'later')
    const { db } = server.services
    await sql`alter table audit_events disable trigger user`.execute(db)
    await sql`update audit_events set detail = '{}' where organisation_id = ${organisation_id} and sequence in (2, 5)`.execute(
      db,
    )
    await sql`alter table audit_events enable trigger user`.execute(db)
    const found = await count(organisation_id, saved)
    expect(found.said).toEqual([{ organisation_id, holds: false, message: 'event 5 does not follow' }])
    expect(found.own?.sequence).toBe(4)
    // An error before a trusted event is found by a count from the beginning.
    expect((await count(organisation_id, [])).said).toMatchObject([{ message: 'event 2 does not follow' }])
  })
})
