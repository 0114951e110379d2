import * as reports from '@alta/contract/reports'
import * as review from '@alta/contract/review'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { at, evolution, openReviewFixture, sentence } from './review.fixtures.ts'

let fixture: Awaited<ReturnType<typeof openReviewFixture>>
beforeAll(async () => {
  fixture = await openReviewFixture()
})
afterAll(() => fixture.server.close())

const rename = async (id: string, title: string) =>
  await fixture.server.call(fixture.berta, reports.rename, at(id, { title }))
const exported = async (id: string, format: string, version = 'generated') =>
  await fixture.server.call(fixture.ada, reports.exportFile, { ...at(id), query: { format, version } })

test('a signed report with a new title is reopened, and the signed version keeps its title', async () => {
  const id = await fixture.createReport('Rosa Primera')
  const signed = (await fixture.sign(fixture.ada, id, 0)).json
  expect(signed.title).toBe('Rosa Primera')
  const renamed = await rename(id, 'Otra Paciente')
  expect([renamed.json.title, renamed.json.review_state]).toEqual(['Otra Paciente', 'corrected'])
  const { corrected, review: state } = (await fixture.read(fixture.ada, id)).json
  expect([corrected.revision, state.state]).toEqual([1, 'corrected'])

  const old = await exported(id, 'markdown')
  expect(old.text).toContain('Rosa Primera')
  expect(old.text).not.toContain('Otra Paciente')
  expect(String(old.headers['content-disposition'])).toContain('alta_Rosa-Primera_')
  const open = await exported(id, 'markdown', 'corrected')
  expect(open.text).toContain('Otra Paciente')
  expect(open.text).not.toContain(signed.digest)
  const bundle = (await exported(id, 'fhir', 'corrected')).text
  expect(bundle).not.toContain('"legal"')
  expect((await exported(id, 'fhir')).text).toContain('"legal"')

  const again = await fixture.sign(fixture.ada, id, 1)
  expect([again.status, again.json.title]).toEqual([201, 'Otra Paciente'])
  expect(again.json.digest).not.toBe(signed.digest)
  const headOf = async (version: string) => JSON.parse((await exported(id, 'fhir', version)).text).entry[0].resource
  const [first, second] = [await headOf('generated'), await headOf('corrected')]
  expect([first.status, second.status]).toEqual(['final', 'amended'])
  // All versions are the same document.
  expect(second.identifier).toEqual(first.identifier)
  expect(second.id).not.toBe(first.id)
})

test('the same text under another title has another digest', async () => {
  const [one, other] = [await fixture.createReport('Cama 1'), await fixture.createReport('Cama 2')]
  const digests = [
    (await fixture.sign(fixture.ada, one, 0)).json.digest,
    (await fixture.sign(fixture.ada, other, 0)).json.digest,
  ]
  expect(digests[0]).not.toBe(digests[1])
})

test('the title of an unsigned report changes without a revision, and the same title changes nothing', async () => {
  const id = await fixture.createReport('Cama 3')
  expect((await rename(id, 'Cama 4')).json.review_state).toBe('draft')
  await fixture.sign(fixture.ada, id, 0)
  expect((await rename(id, 'Cama 4')).json.review_state).toBe('signed')
})

test('nobody signs a title that was changed meanwhile', async () => {
  const id = await fixture.createReport('Cama 5')
  const sign = async (title: string) =>
    await fixture.server.call(fixture.ada, review.sign, at(id, { version: 'generated', revision: 0, title }))
  await rename(id, 'Cama 6')
  expect((await sign('Cama 5')).json.code).toBe('stale-revision')
  expect((await sign('Cama 6')).status).toBe(201)
})

test('signing and renaming at once never leave a signature under another title', async () => {
  const id = await fixture.createReport('Cama 7')
  await Promise.all([fixture.sign(fixture.ada, id, 0), rename(id, 'Cama 8'), rename(id, 'Cama 9')])
  const { title, review: state } = (await fixture.read(fixture.ada, id)).json
  expect(state.state === 'signed' && state.signature.title !== title).toBe(false)
})

test('a report that was ever signed is not deleted', async () => {
  const id = await fixture.createReport('Cama 10')
  await fixture.sign(fixture.ada, id, 0)
  await fixture.correct(fixture.berta, id, evolution('Corregido después.'))
  const refused = await fixture.server.call(fixture.ada, review.remove, at(id))
  expect([refused.status, refused.json.code]).toEqual([409, 'signed'])
  expect((await fixture.read(fixture.ada, id)).status).toBe(200)
})

test('accepting a sentence after a signature reopens the report, and the signed version keeps its marks', async () => {
  const id = await fixture.createReport('Cama 11')
  const { db } = fixture.server.services
  const one = db.selectFrom('discharge_reports').select('sections').where('discharge_report_id', '=', id)
  const written = JSON.stringify((await one.executeTakeFirstOrThrow()).sections)
  const sections = written.replaceAll('verbatim', 'unsupported').replaceAll('extracted', 'written')
  const key = { organisation_id: fixture.organisation_id, discharge_report_id: id }
  await db
    .updateTable('discharge_reports')
    .set({ sections })
    .where((eb) => eb.and(key))
    .execute()
  const accept = async (accepted: boolean) => {
    const { status } = await fixture.server.call(
      fixture.berta,
      review.accept,
      at(id, { section: 'evolution', text: sentence, accepted }),
    )
    expect(status).toBe(200)
    return (await fixture.read(fixture.ada, id)).json
  }
  const mark = / \[[^\]]+\]/
  const marked = async (version: string) => mark.test((await exported(id, 'text', version)).text)
  await fixture.sign(fixture.ada, id, 0)
  expect(await marked('generated')).toBe(true)
  // The call changes nothing, so the report stays signed.
  expect((await accept(false)).review.state).toBe('signed')
  const opened = await accept(true)
  expect([opened.review.state, opened.corrected.revision]).toEqual(['corrected', 1])
  expect([await marked('generated'), await marked('corrected')]).toEqual([true, false])
  expect((await fixture.sign(fixture.ada, id, 1)).status).toBe(201)
  expect((await accept(true)).review.state).toBe('signed')
  expect((await accept(false)).review.state).toBe('corrected')
  expect([await marked('generated'), await marked('corrected')]).toEqual([true, true])
})

test('a report says whether it was ever signed, whatever its state', async () => {
  const id = await fixture.createReport('Cama 12')
  const ever = async () => [
    (await fixture.read(fixture.ada, id)).json.ever_signed,
    (await fixture.summaryOf(id)).ever_signed,
  ]
  expect(await ever()).toEqual([false, false])
  await fixture.sign(fixture.ada, id, 0)
  await fixture.correct(fixture.berta, id, evolution('Corregido después.'))
  expect((await fixture.summaryOf(id)).review_state).toBe('corrected')
  expect(await ever()).toEqual([true, true])
})
