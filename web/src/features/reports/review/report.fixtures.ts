import { expect } from 'vitest'
import { requestAs } from '../../../test-app.tsx'
import sample from '../course/sample.en.txt?raw'

// The report leaves these sentences out, so they are in the tray.
const leftOutSentences = [
  'Physiotherapy taught breathing exercises and recommends walking the corridor three times a day with her partner.',
  'The dietitian visited, she eats two thirds of the diet and asks for supplements with vanilla taste.',
  'Nursing changed the cannula from the right arm to the left, no signs of phlebitis, slept six hours.',
  'The ward clerk telephoned the school about her certificate and the transport home was ordered for the morning.',
].join(' ')
// The course records an allergy to codeine, so one sentence needs a decision.
const course = sample
  .replace('DISCHARGE MEDICATION\n', 'DISCHARGE MEDICATION\n- Codeine 30 mg every 6 hours (new)\n')
  .replace('Eating light diet.', `Eating light diet. ${leftOutSentences}`)

async function firstOrganisation(): Promise<string> {
  const { items } = await requestAs(
    'clinician',
    '/organisations?permission=discharge_reports:create&q=Hospital%20General',
  )
  return items[0].organisation_id
}

/** For tests: creates a report of the demonstration's clinician, for one test only. */
export async function createTestReport(title: string, organisation?: string) {
  const body = {
    organisation_id: organisation ?? (await firstOrganisation()),
    title,
    language: 'en',
    source: { text: course },
  }
  const created = await requestAs('clinician', '/discharge-reports', { method: 'POST', body })
  const id: string = created.discharge_report_id
  for (let tries = 0; tries < 400; tries += 1) {
    if ((await requestAs('clinician', `/discharge-reports/${id}`)).status === 'ready') break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { id, path: `/browse-discharge-reports?report=${id}` }
}

/** The elements of the page that match, outside of its frame. */
export const inMain = (selector: string) => [...document.querySelectorAll<HTMLElement>(`main ${selector}`)]

/** Waits until the report of `createTestReport`, or one of its length, is drawn. */
export const waitForReport = () => expect.poll(() => inMain('.sentence').length).toBeGreaterThan(20)
