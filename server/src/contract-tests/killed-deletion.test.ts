import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { verifyChain } from '../features/audit/verify.ts'
import { deletableOrganisation } from './removal-records.ts'
import { newServerProcess } from './server-process.ts'
import { servicesOf } from './server-services.ts'

const server = await newServerProcess()
afterAll(() => server.close())
const withServices = servicesOf(server)

let seeded: Awaited<ReturnType<typeof deletableOrganisation>>
beforeAll(async () => {
  seeded = await withServices(deletableOrganisation)
}, 180_000)

interface Deletion {
  readonly removed_reports: number
  readonly removed_chats: number
}

/** The progress of the deletion; undefined when it is over. */
async function progress(): Promise<Deletion | undefined> {
  const { json } = await server.call(seeded.token, ['GET', '/organisation-deletions'])
  return json.items[0]
}
const removedOf = (deletion: Deletion) => deletion.removed_reports + deletion.removed_chats
/** Waits until something more is removed, or everything. The test does not measure the speed. */
const somethingGone = async (before: number): Promise<number> =>
  await vi.waitFor(
    async () => {
      const deletion = await progress()
      const removed = deletion ? removedOf(deletion) : seeded.gone.length + seeded.goneChats.length
      if (removed <= before) throw new Error(`not yet: ${removed}`)
      return removed
    },
    { timeout: 120_000, interval: 2 },
  )

test('the deletion of an organisation resumes after kill -9, twice, and leaves nothing of it but its log', async () => {
  const { organisation_id, beside, gone, goneChats, kept, token } = seeded
  await server.start()
  const url = `/organisations/${organisation_id}`
  expect((await server.call(token, ['DELETE', url])).status).toBe(204)
  const first = await somethingGone(0)
  await server.kill()
  await server.start()
  for (const method of ['GET', 'DELETE']) expect((await server.call(token, [method, url])).status).toBe(404)
  if (first < gone.length + goneChats.length) await somethingGone(first)
  await server.kill()
  await server.start()
  await vi.waitFor(async () => expect(await progress()).toBeUndefined(), { timeout: 120_000, interval: 50 })
  // Separate jobs delete the bytes of files.
  const folder = path.join(server.folder, 'files', 'kept')
  const files = () => fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  await vi.waitFor(() => expect(files()).toEqual([]), { timeout: 60_000, interval: 50 })
  await server.stop()

  await withServices(async ({ db }) => {
    for (const table of ['discharge_reports', 'discharge_report_words', 'chat_sessions', 'chat_documents'] as const) {
      const rows = await db.selectFrom(table).select('organisation_id').execute()
      const own = rows.filter((row) => row.organisation_id === organisation_id)
      const others = rows.filter((row) => row.organisation_id === beside)
      expect([table, own.length, others.length]).toEqual([table, 0, table.startsWith('chat') ? 0 : kept.length])
    }
    const lines = await db
      .selectFrom('audit_events')
      .select(['act', 'detail'])
      .where('organisation_id', '=', organisation_id)
      .orderBy('sequence')
      .execute()
    expect(lines.map(({ act }) => act)).toEqual(['organisations.remove', 'organisations.removed'])
    // Each record was removed exactly once.
    expect(lines[1]?.detail).toMatchObject({ removed_reports: gone.length, removed_chats: goneChats.length })
    expect(await verifyChain(db, organisation_id, AbortSignal.timeout(60_000))).toMatchObject({ intact: true })
  })
}, 300_000)
