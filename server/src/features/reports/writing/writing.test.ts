import { openWriting } from '@alta/clinical/writing/open-writing'
import { calls as callsContract } from '@alta/contract/model'
import type { ReportItem } from '@alta/contract/report'
import * as reports from '@alta/contract/reports'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { organisationSubmitter } from '#base/jobs'
import { testCourses } from '../../../contract-tests/test-work.ts'
import type { Model } from '#base/model'
import type { Services } from '#base/services'
import { jobs } from '../../../app.ts'
import type { Caller } from '../../../contract-tests/test-server.ts'
import type { ReportKey } from '../reports.store.ts'
import { writeJob } from './writing.jobs.ts'
import { course, openWritingFixture, type WritingFixture } from './writing.fixtures.ts'

let fixture: WritingFixture
const job = jobs.find(({ name }) => name === 'write-report')
const never = new AbortController().signal
const limits = { timeout: 50_000, interval: 20 }

beforeAll(async () => {
  fixture = await openWritingFixture()
})
afterAll(async () => await fixture.close())

/** Runs the job in this process, as a worker would. */
const run = async (data: ReportKey, signal = never, more: Partial<Services> = {}) =>
  await job?.run({
    services: { ...fixture.server.services, ...more },
    data,
    submitter: organisationSubmitter(data.organisation_id),
    signal,
    attempt: 1,
  })
const askedOf = (model: string) => fixture.endpoint.requests.filter(({ body }) => body.model === model)
const allButOne = async (by: Caller, { discharge_report_id }: ReportKey) =>
  await vi.waitUntil(async () => {
    const { progress } = await fixture.read(by, discharge_report_id)
    const steps = (await fixture.calls(by, discharge_report_id)).map(({ step }) => step)
    return progress.done === 17 && steps.includes('head') && steps.includes('course')
  }, limits)
const inOrder = (keys: readonly string[]) => keys.toSorted((one, other) => one.localeCompare(other))
/** The sections in the events of a stream, and whether each is a draft. */
const kindsOf = (stream: string): (readonly [string, boolean])[] =>
  [...stream.matchAll(/^event: section\ndata: (.*)$/gm)].map(([, data = '']) => {
    const { section, draft = false } = JSON.parse(data)
    return [section.key, draft]
  })

// The first test also waits for the start of the thread.
test(
  'the engine’s report is shown at once; written sections replace it one by one, each with its request recorded',
  { timeout: 180_000 },
  async () => {
    const hospital = await fixture.hospital('faithful')
    const { json } = await fixture.create(hospital, { report_strategy: 'guided' })
    const report = await fixture.becomes('ready', hospital.person, json.discharge_report_id)
    const kinds = kindsOf(await fixture.events(hospital.person, json.discharge_report_id))
    const drafts = kinds.filter(([, draft]) => draft).map(([key]) => key)
    expect(kinds.slice(0, 18).map(([key]) => key)).toEqual(report.generated.sections.map(({ key }) => key))
    expect(drafts).toContain('evolution')
    expect(inOrder(kinds.slice(18).map(([key]) => key))).toEqual(inOrder(drafts))
    expect(report.strategy).toMatchObject({ key: 'guided', engine: 'alta-guided', model: 'stand-in:faithful' })
    const listed = (await fixture.server.call(hospital.person, reports.list)).json.items[0]
    expect(listed.strategy).toEqual(report.strategy)
    const all = await fixture.calls(hospital.person, json.discharge_report_id)
    for (const one of ['head', 'course']) expect(all.filter(({ step }) => step === one)).toHaveLength(1)
    const calls = all.filter(({ step }) => step !== 'head' && step !== 'course')
    expect(inOrder(calls.map(({ section }) => section ?? ''))).toEqual(inOrder(drafts))
    for (const call of calls) expect(call).toMatchObject({ step: 'section', failure: null, model: 'stand-in:faithful' })
    for (const { prompt_tokens, completion_tokens } of calls)
      expect(prompt_tokens * completion_tokens).toBeGreaterThan(0)
    expect(JSON.stringify(calls)).not.toContain('penicilina')
  },
)

test('the requests to models for a report are not found in another hospital', async () => {
  const [hospital, other] = [await fixture.hospital('faithful'), await fixture.hospital('faithful')]
  const params = await fixture.queue(hospital, 'guided')
  const { discharge_report_id } = params
  const ask = async (by: typeof hospital.person) =>
    (await fixture.server.call(by, callsContract, { params: { discharge_report_id } })).status
  expect([await ask(hospital.person), await ask(other.person)]).toEqual([200, 404])
})

test('a cancelled report closes its requests, and generating it again discards their records', async () => {
  const hospital = await fixture.hospital('patient:stall')
  const { discharge_report_id: id } = (await fixture.create(hospital, { report_strategy: 'guided' })).json
  const requests = () => askedOf('patient:stall')
  await vi.waitUntil(() => requests().length === 4, limits)
  const shown = await fixture.read(hospital.person, id)
  expect([shown.status, shown.generated.sections.length, shown.title]).toEqual(['running', 18, 'Rosa Invent Ficticia'])
  expect(shown.progress.done).toBeGreaterThan(8)
  expect(shown.progress.done).toBeLessThan(18)
  await fixture.cancel(hospital.person, id)
  await vi.waitUntil(() => requests().every(({ closed }) => closed), limits)
  expect((await fixture.read(hospital.person, id)).status).toBe('cancelled')
  expect(requests()).toHaveLength(4)

  await fixture.changeSettings(hospital, { model: 'stand-in:faithful' })
  expect(
    (await fixture.server.call(hospital.person, reports.retry, { params: { discharge_report_id: id } })).status,
  ).toBe(202)
  await fixture.becomes('ready', hospital.person, id)
  expect(new Set((await fixture.calls(hospital.person, id)).map(({ model }) => model))).toEqual(
    new Set(['stand-in:faithful']),
  )
})

test('a run that another one replaces, as after a kill, stops; its finished requests are not repeated', async () => {
  const hospital = await fixture.hospital('patient:as-was-set')
  const key = await fixture.queue(hospital, 'guided')
  fixture.endpoint.set('stall', 1)
  const before = askedOf('patient:as-was-set').length
  const first = run(key)
  await allButOne(hospital.person, key)
  const requestCount = askedOf('patient:as-was-set').length - before
  await Promise.all([first, run(key)])
  expect(askedOf('patient:as-was-set')).toHaveLength(before + requestCount + 1)
  expect(askedOf('patient:as-was-set')[before]?.closed).toBe(true)
  const report = await fixture.read(hospital.person, key.discharge_report_id)
  expect([
    report.status,
    report.generated.sections.flatMap(({ fallback }: { fallback?: string }) => fallback ?? []),
  ]).toEqual(['ready', []])
  const calls = await fixture.calls(hospital.person, key.discharge_report_id)
  expect(calls).toHaveLength(requestCount)
  expect(new Set(calls.map(({ step, section }) => `${step} ${section}`)).size).toBe(requestCount)
})

test('a server that stops returns the report to the queue with its finished requests', async () => {
  const hospital = await fixture.hospital('patient:as-was-set')
  const key = await fixture.queue(hospital, 'guided')
  fixture.endpoint.set('stall', 1)
  const before = askedOf('patient:as-was-set').length
  const stopping = new AbortController()
  const first = run(key, stopping.signal)
  await allButOne(hospital.person, key)
  const requestCount = askedOf('patient:as-was-set').length - before
  stopping.abort(new Error('The server stops.'))
  await expect(first).rejects.toThrow(/server stops|given up/)
  expect((await fixture.read(hospital.person, key.discharge_report_id)).status).toBe('running')
  await vi.waitUntil(() => askedOf('patient:as-was-set')[before]?.closed === true, limits)
  await run(key)
  expect((await fixture.read(hospital.person, key.discharge_report_id)).status).toBe('ready')
  expect(askedOf('patient:as-was-set')).toHaveLength(before + requestCount + 1)
})

test('a report waiting for a model that the hospital turns off is written without it; nothing is sent', async () => {
  const hospital = await fixture.hospital('patient:as-was-set')
  const key = await fixture.queue(hospital, 'single_pass')
  await fixture.changeSettings(hospital, { model_allowed: false })
  const before = fixture.endpoint.requests.length
  await run(key)
  const report = await fixture.read(hospital.person, key.discharge_report_id)
  expect(report).toMatchObject({ status: 'ready', strategy: { key: 'single_pass', engine: 'alta-extractive' } })
  expect(report.strategy.model).toBeUndefined()
  expect(await fixture.calls(hospital.person, key.discharge_report_id)).toEqual([])
  expect(fixture.endpoint.requests).toHaveLength(before)
})

test('once the hospital has turned its model off, no further request is sent and the report is the engine’s', async () => {
  const hospital = await fixture.hospital('faithful')
  const key = await fixture.queue(hospital, 'guided')
  const { model } = fixture.server.services
  if (!model) throw new Error('no model')
  const before = fixture.endpoint.requests.length
  const write: Model['write'] = async (request) => {
    await fixture.changeSettings(hospital, { model_allowed: false })
    return await model.write(request)
  }
  await run(key, never, { model: { ...model, write } })
  expect(fixture.endpoint.requests.length - before).toBeLessThanOrEqual(4)
  const report = await fixture.read(hospital.person, key.discharge_report_id)
  expect(report).toMatchObject({ status: 'ready', strategy: { engine: 'alta-extractive' }, progress: { done: 18 } })
  expect(
    report.generated.sections.flatMap(({ items }: { items: ReportItem[] }) => items.map(({ origin }) => origin)),
  ).not.toContain('written')
})

test('after a timeout, without an endpoint and after an answer that breaks the engine, the engine’s text is used', async () => {
  const { config } = fixture.server.services
  const written = async (
    model: string,
    strategy: 'guided' | 'single_pass',
    work: (key: ReportKey) => Promise<unknown>,
  ) => {
    const hospital = await fixture.hospital(model)
    const key = await fixture.queue(hospital, strategy)
    await work(key)
    const { status, generated } = await fixture.read(hospital.person, key.discharge_report_id)
    return [status, ...new Set(generated.sections.flatMap(({ fallback }: { fallback?: string }) => fallback ?? []))]
  }
  const short = { config: { ...config, ALTA_MODEL_TIMEOUT: 1 } }
  const breaking = writeJob(({ source, options }) => {
    const opened = openWriting(source, options)
    const broken = () => Promise.reject(new Error('broken'))
    return { plan: async (digests) => opened.plan(digests), take: broken, giveUp: broken, look: broken, finish: broken }
  }, testCourses)
  const { services } = fixture.server
  expect(
    await Promise.all([
      written('patient:stall', 'guided', (key) => run(key, never, short)),
      written('nobody:there', 'single_pass', (key) => run(key)),
      written('faithful', 'guided', (data) =>
        breaking.run({
          services,
          data,
          submitter: organisationSubmitter(data.organisation_id),
          signal: never,
          attempt: 1,
        }),
      ),
    ]),
  ).toEqual([
    ['ready', 'timeout'],
    ['ready', 'unreachable'],
    ['ready', 'bad_answer'],
  ])
})

test.each(['the second look', 'reading the course or its head', 'what was read of it'])(
  'when %s breaks the engine, the written text is kept',
  async (broken) => {
    const hospital = await fixture.hospital('faithful')
    await fixture.changeSettings(hospital, { verifier: 'rules_and_judge' })
    const data = await fixture.queue(hospital, 'guided')
    let looked = 0
    const isLook = broken === 'the second look'
    const breaking = writeJob(({ source, options }) => {
      const opened = openWriting(source, options)
      return {
        plan: async (digests) => opened.plan(digests),
        take: async (input) => {
          if (broken.startsWith('reading') && ['head', 'course'].includes(input.step.step)) throw new Error('broken')
          return opened.take(input)
        },
        giveUp: async (failed) => opened.giveUp(failed),
        look: async (settled) => {
          looked += 1
          if (isLook) throw new Error('broken')
          return opened.look(settled)
        },
        finish: async (sections, reads) => {
          if (broken.startsWith('what') && reads.votes.length > 0) throw new Error('broken')
          return opened.finish(sections, reads)
        },
      }
    }, testCourses)
    const { services } = fixture.server
    const submitter = organisationSubmitter(data.organisation_id)
    await breaking.run({ services, data, submitter, signal: never, attempt: 1 })
    const { status, generated, strategy } = await fixture.read(hospital.person, data.discharge_report_id)
    expect([status, strategy.engine, looked]).toEqual(['ready', 'alta-guided', 1])
    expect(generated.sections.flatMap(({ fallback }: { fallback?: string }) => fallback ?? [])).toEqual([])
    const calls = await fixture.calls(hospital.person, data.discharge_report_id)
    const read = calls.filter(({ step }) => step === 'head' || step === 'course')
    expect(read.map(({ failure }) => failure)).toEqual(
      broken.startsWith('reading') ? ['bad_answer', 'bad_answer'] : [null, null],
    )
  },
)

test('a hospital without a chosen strategy uses its model; an unavailable strategy is refused at its field', async () => {
  const hospital = await fixture.hospital('faithful')
  const { organisation_id, person } = hospital
  const { db } = fixture.server.services
  await db
    .updateTable('organisations')
    .set({ report_strategy: null })
    .where('organisation_id', '=', organisation_id)
    .execute()
  const lengths = { short: 100, medium: 200, long: 400 }
  await fixture.changeSettings(hospital, { templates: JSON.stringify([{ name: 'Cirugía', lengths, sections: [] }]) })
  const refused = await fixture.create(hospital, { template: 'Medicina' })
  expect([refused.status, refused.json.errors[0].pointer]).toEqual([422, '/template'])
  const created = (await fixture.create(hospital, { template: 'Cirugía' })).json
  expect(created.strategy).toMatchObject({ key: 'guided', template: 'Cirugía' })
  const report = await fixture.becomes('ready', person, created.discharge_report_id)
  expect([report.source.text, report.strategy.template]).toEqual([course, 'Cirugía'])

  await fixture.changeSettings(hospital, { model_allowed: false })
  const unavailable = await fixture.create(hospital, { report_strategy: 'guided' })
  expect([unavailable.status, unavailable.json.errors[0].pointer]).toEqual([422, '/report_strategy'])
  expect((await fixture.create(hospital)).json.strategy.key).toBe('extractive')
})
