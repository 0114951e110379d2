import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { requestAs, accessibilityViolations, modelOf, openAs, ownOrganisation } from '../../../test-app.tsx'
import sample from '../course/sample.en.txt?raw'
import { inMain } from '../review/report.fixtures.ts'

/** Creates an organisation for one test, whose model has this behaviour. */
const organisationWithModel = async (name: string, behaviour = 'faithful', more: object = {}) => {
  const organisation_id = await ownOrganisation(name)
  await modelOf(organisation_id, behaviour, more)
  return organisation_id
}

const pending = () => inMain('[aria-busy=true] h2').map(({ textContent }) => textContent)
const top = (part: string) => Math.round(inMain(`[data-part=${part}]`)[0]?.getBoundingClientRect().top ?? Number.NaN)

/** Opens the progress page of a report that was just requested; the model is already writing it. */
async function waitFor(organisation_id: string, text = sample) {
  await openAs('clinician', '/generate-discharge-report')
  await expect.element(page.getByRole('combobox', { name: 'Organisation' })).toBeVisible()
  const body = { organisation_id, language: 'en', source: { text }, report_strategy: 'guided' }
  const { discharge_report_id } = await requestAs('clinician', '/discharge-reports', { method: 'POST', body })
  history.pushState(null, '', `/generate-discharge-report?report=${discharge_report_id}`)
}

afterEach(async () => {
  await page.viewport(1280, 800)
  window.scrollTo(0, 0)
  history.pushState(null, '', '/profile')
})

test('the draft is readable at once; the model’s text replaces sections without moving what is read', async () => {
  await waitFor(await organisationWithModel('Ward with a slow model', 'slow'))
  await expect.poll(() => inMain('[data-part]').length).toBe(18)
  await expect.poll(() => pending()).toContain('Additional comments')
  expect(pending()).not.toContain('Allergies')
  await expect.element(page.getByText(/^The model is writing \d sections$/)).toBeVisible()
  const done = () => Number(/(\d+) of 18 sections · \d+ s/.exec(document.body.textContent)?.[1])
  expect(done()).toBe(18 - pending().length)

  // The heading at the top of the window does not move while the examination above it becomes a line longer or shorter.
  await page.viewport(1280, 500)
  const examination = 'Examination in the emergency department'
  expect(pending()).toContain(examination)
  window.scrollBy({ top: top('main_diagnosis') - 100, behavior: 'instant' })
  await expect.poll(() => top('main_diagnosis')).toBe(100)
  await expect.poll(() => pending()).not.toContain(examination)
  expect(top('main_diagnosis')).toBe(100)
  expect(done()).toBe(18 - pending().length)
  expect(await accessibilityViolations()).toEqual([])

  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('heading', { name: 'Generation cancelled' })).toBeVisible()
}, 120_000)

test('a person who reads the draft stays in the same section when the report becomes ready', async () => {
  // Only a little is left to write, which gives the test time to scroll and does not take long.
  const quoted = sample.replace(/HISTORY OF PRESENTING[^]*(?=DIAGNOSIS\n)/, '')
  await waitFor(await organisationWithModel('Ward of a reader', 'slow'), quoted)
  await expect.poll(() => pending()).toContain('Additional comments')
  window.scrollBy({ top: top('toxic_habits') - 100, behavior: 'instant' })
  await expect.poll(() => location.pathname).toBe('/browse-discharge-reports')
  await expect.poll(() => inMain('[data-section]').length).toBe(18)
  await expect.poll(() => document.activeElement?.getAttribute('data-section')).toBe('toxic_habits')
}, 120_000)
