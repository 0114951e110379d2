import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordAll } from '#base/audit'
import { openTestServer, type TestServer } from '../../standing/test-server.ts'
import { writeAnchor } from '../audit-shipping/anchor-file.ts'
import { headsOf } from '../audit-shipping/shipping.store.ts'
import { anchorsShape, verifyAll } from './anchors.ts'

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
/** As whoever can write to the database itself may. */
async function clear(organisation_id: string) {
  const { db } = server.services
  await sql`alter table audit_events disable trigger user`.execute(db)
  await sql`delete from audit_events where organisation_id = ${organisation_id}`.execute(db)
  await sql`delete from audit_heads where organisation_id = ${organisation_id}`.execute(db)
  await sql`alter table audit_events enable trigger user`.execute(db)
}

test('an anchor that was kept outside shows a chain that was counted anew, and one that was cut', async () => {
  const { db } = server.services
  const [one, two] = [await server.organisation('Uno'), await server.organisation('Dos')]
  await write(one, 3, 'before')
  await write(two, 3, 'before')
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-anchor-'))
  const anchored_at = '2026-11-20T10:00:00.000Z'
  const file = await writeAnchor(folder, { format: 'alta-audit-anchor-1', anchored_at, chains: await headsOf(db) })
  const anchors = anchorsShape.parse([JSON.parse(fs.readFileSync(file, 'utf8'))])
  await write(one, 2, 'later')
  const wrong = async () => (await verifyAll(db, anchors)).filter(({ holds }) => !holds)
  expect(await wrong()).toEqual([])
  // a whole new chain follows from its first event to its last, and only the anchor tells
  await clear(one)
  await write(one, 5, 'another story')
  await clear(two)
  await write(two, 2, 'before')
  expect(await wrong()).toEqual(
    [
      { organisation_id: one, holds: false, said: `event 3 of the anchor of ${anchored_at} was another` },
      { organisation_id: two, holds: false, said: `event 3 of the anchor of ${anchored_at} is not there any more` },
    ].toSorted((a, b) => a.organisation_id.localeCompare(b.organisation_id)),
  )
})
