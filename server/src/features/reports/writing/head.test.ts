import { afterAll, beforeAll, expect, test } from 'vitest'
import { course, openWritingFixture, type WritingFixture } from './writing.fixtures.ts'

let fixture: WritingFixture
beforeAll(async () => {
  fixture = await openWritingFixture()
})
afterAll(async () => await fixture.close())

/** The engine does not recognise the physician in this sentence. */
const text = `${course}\nSigue igual; la lleva desde el principio arantxa elizalde goñi\n`

async function written(behaviour: string, report_strategy = 'guided') {
  const hospital = await fixture.hospital(behaviour)
  const { json } = await fixture.create(hospital, { report_strategy, source: { text } })
  const report = await fixture.becomes('ready', hospital.person, json.discharge_report_id)
  const calls = await fixture.calls(hospital.person, json.discharge_report_id)
  return { head: report.generated, calls: calls.filter(({ step }) => step === 'head') }
}

const headRequests = (model: string) =>
  fixture.endpoint.requests.filter(
    ({ body }) => body.model === model && body.response_format?.json_schema.name === 'head',
  )

test.each(['guided', 'single_pass'])(
  'one request to the model (%s) fills fields of the head that the engine did not read, with their positions',
  { timeout: 180_000 },
  async (strategy) => {
    const before = headRequests('stand-in:faithful').length
    const { head, calls } = await written('faithful', strategy)
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({ section: null, failure: null, model: 'stand-in:faithful' })
    expect(headRequests('stand-in:faithful')).toHaveLength(before + 1)
    const { physician } = head.stay
    expect(physician?.text).toBe('arantxa elizalde goñi')
    expect(text.slice(physician?.spans[0]?.start, physician?.spans[0]?.end)).toBe('arantxa elizalde goñi')
    expect(head.patient.name?.text).toBe('Rosa Invent Ficticia')
  },
)

test.each(['flips_negation', 'other_language', 'invalid_json', 'empty', 'html', 'fails', 'unauthorised'])(
  'a model that answers %s leaves the head as the engine read it',
  { timeout: 180_000 },
  async (behaviour) => {
    const { head } = await written(behaviour)
    expect(head.stay.physician).toBeNull()
    expect(head.patient.name?.text).toBe('Rosa Invent Ficticia')
  },
)
