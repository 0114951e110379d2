import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accessibilityViolations, modelOf, openAs, ownOrganisation } from '../../../test-app.tsx'
import { clearDraft } from './draft-store.ts'

/** Creates an organisation for one test, whose model has this behaviour. */
const organisationWithModel = async (name: string, behaviour = 'faithful', more: object = {}) => {
  const organisation_id = await ownOrganisation(name)
  await modelOf(organisation_id, behaviour, more)
  return organisation_id
}

const path = '/generate-discharge-report'
const choice = (name: string) => page.getByRole('combobox', { name })
const lengths = { short: 100, medium: 200, long: 300 }

afterEach(() => {
  clearDraft()
  history.pushState(null, '', '/profile')
})

const openFor = async (organisation_id: string) => {
  await openAs('clinician', path)
  await choice('Organisation').selectOptions(organisation_id)
}

test('the form says how the report is written, where the text goes, and which template is used', async () => {
  const templates = ['Cardiology', 'Surgery'].map((name) => ({ name, lengths, sections: [] }))
  const organisation_id = await organisationWithModel('Ward with two templates', 'faithful', { templates })
  await openFor(organisation_id)
  await expect.element(choice('Strategy')).toHaveValue('guided')
  await expect.element(page.getByText(/^The text goes to 127\.0\.0\.1:\d+ \(stand-in:faithful\)\.$/)).toBeVisible()
  await expect.element(choice('Template')).toHaveValue('Cardiology')
  expect(await accessibilityViolations()).toEqual([])
  await choice('Template').selectOptions('Surgery')
  await choice('Strategy').selectOptions('extractive')
  await expect.element(page.getByText('The text stays on this server.')).toBeVisible()
  await expect.element(choice('Template')).not.toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
  await choice('Strategy').selectOptions('guided')
  await expect.element(choice('Template')).toHaveValue('Surgery')
})

test('an organisation whose text may go to no model has no choice, and the form says so', async () => {
  const organisation_id = await organisationWithModel('Ward that keeps its text', 'faithful', { model_allowed: false })
  await openFor(organisation_id)
  await expect
    .element(page.getByText(/^No model writes: this organisation does not let its text go to one/))
    .toBeVisible()
  await expect.element(choice('Strategy')).not.toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
})

test('the choice for one organisation is not applied to another', async () => {
  const [first, second] = [
    await organisationWithModel('Ward of the choice'),
    await organisationWithModel('Ward beside it'),
  ]
  await openFor(first)
  await choice('Strategy').selectOptions('single_pass')
  await choice('Organisation').selectOptions(second)
  await expect.element(choice('Strategy')).toHaveValue('guided')
})
