import { type GeneratedReport, type ReportItem, emptyPatient, emptyStay } from '@alta/contract/report'
import * as reports from '@alta/contract/reports'
import * as review from '@alta/contract/review'
import { sectionKeys } from '@alta/contract/sections'
import { expect, vi } from 'vitest'
import { type Caller, openTestServer } from '../../contract-tests/test-server.ts'

export const source = `Paciente: Rosa Invent Ficticia
Evolución favorable, afebril desde el segundo día, tolera dieta. Alta a domicilio con enalapril 10 mg.
`
export const sentence = 'Evolución favorable, afebril desde el segundo día, tolera dieta.'
const start = source.indexOf(sentence)
const quoted: ReportItem = {
  text: sentence,
  spans: [{ start, end: start + sentence.length }],
  origin: 'extracted',
  support: 'verbatim',
  flags: [],
}

/** What the stand-in for the engine writes: one sentence of the course and 17 empty sections. */
export const written: GeneratedReport = {
  language: 'es',
  engine: { name: 'stand-in', version: '1' },
  title: null,
  patient: emptyPatient,
  stay: emptyStay,
  warnings: [],
  sections: sectionKeys.map((key) =>
    key === 'evolution' ? { key, items: [quoted] } : { key, empty: 'not_documented', items: [] },
  ),
  unused: [{ text: 'enalapril 10 mg', spans: [], kind: 'medication', section: 'medication' }],
}

/** The request body that corrects one section. */
export const evolution = (markdown: string, base_revision = 0) => ({
  sections: [{ key: 'evolution', markdown }],
  base_revision,
})
export const at = (id: string, body?: unknown) => ({ params: { discharge_report_id: id }, body })

/**
 * Creates a hospital with two clinicians and a reader, and functions for what they do with its reports; the engine
 * waits for `gate`.
 */
export async function openReviewFixture(
  made: GeneratedReport = written,
  gate: () => Promise<unknown> = async () => null,
) {
  const server = await openTestServer({ write: async () => await gate().then(() => made) })
  const organisation_id = await server.organisation('Hospital de Prueba')
  const ada = await server.person(['clinician', organisation_id])
  const read = async (by: Caller, id: string) => await server.call(by, reports.read, at(id))
  const submitCourse = async (title = 'Cama 12', headers: Record<string, string> = {}): Promise<string> => {
    const body = { organisation_id, source: { text: source }, title }
    return (await server.call(ada, reports.create, { body, headers })).json.discharge_report_id
  }
  const waitUntilReady = async (id: string) =>
    await vi.waitFor(async () => expect((await read(ada, id)).json.status).toBe('ready'), { timeout: 20_000 })
  return {
    server,
    organisation_id,
    ada,
    berta: await server.person(['clinician', organisation_id]),
    reader: await server.person(['reader', organisation_id]),
    read,
    /** Submits a course; returns the report's id. */
    submitCourse,
    waitUntilReady,
    /** Submits a course and waits for its report; returns the report's id. */
    createReport: async (title?: string, headers?: Record<string, string>) => {
      const id = await submitCourse(title, headers)
      await waitUntilReady(id)
      return id
    },
    correct: (by: Caller, id: string, body: object) => server.call(by, review.correct, at(id, body)),
    saveDraft: (by: Caller, id: string, body: object) => server.call(by, review.saveDraft, at(id, body)),
    sign: (by: Caller, id: string, revision: number) =>
      server.call(by, review.sign, at(id, { version: revision === 0 ? 'generated' : 'corrected', revision })),
    rate: (by: Caller, id: string, body: object) => server.call(by, review.rate, at(id, body)),
    summaryOf: async (id: string) =>
      (await server.call(ada, reports.list, { query: { organisation_id } })).json.items.find(
        (item: { discharge_report_id: string }) => item.discharge_report_id === id,
      ),
  }
}
