import { askAs } from '../../../stage.tsx'
import sample from '../samples/en.txt?raw'

// Codeine is on record as an allergy: one sentence asks for a decision.
const course = sample.replace('DISCHARGE MEDICATION\n', 'DISCHARGE MEDICATION\n- Codeine 30 mg every 6 hours (new)\n')

/** For tests: a report of one test only, made by the clinician of the demonstration. */
export async function ownReport(title: string) {
  const { items } = await askAs('clinician', '/organisations?permission=discharge_reports:create')
  const body = { organisation_id: items[0].organisation_id, title, language: 'en', source: { text: course } }
  const made = await askAs('clinician', '/discharge-reports', { method: 'POST', body })
  const id: string = made.discharge_report_id
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await askAs('clinician', `/discharge-reports/${id}`)).status === 'ready') break
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { id, path: `/browse-discharge-reports?report=${id}` }
}
