import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { requestAs, accessibilityViolations, openAs } from '../../../test-app.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const dialog = () => page.getByRole('dialog')
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true })
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })

let organisation_id = ''

/** Issues a credential through the API, so that a test does not depend on another one. */
const issue = async (name: string, expires_in_days = 300) =>
  await requestAs('owner', `/organisations/${organisation_id}/service-credentials`, {
    method: 'POST',
    body: { name, expires_in_days, roles: ['clinician'], reason: 'Prints for the ward' },
  })
const listed = async (): Promise<{ name: string; days_remaining: number; roles: string[] }[]> => {
  const { items } = await requestAs('owner', `/organisations/${organisation_id}/service-credentials`)
  return items
}
const openCredentials = async (person: 'owner' | 'auditor' = 'owner', locale: 'en' | 'es' | 'ca' = 'en') => {
  await openAs(person, `/organisations/${organisation_id}?tab=credentials`, locale)
}

beforeAll(async () => {
  const { items } = await requestAs('owner', '/organisations?permission=service_credentials:write')
  organisation_id = items[0].organisation_id
})

const reason = () => dialog().getByRole('textbox', { name: 'Reason' })

afterEach(() => vi.restoreAllMocks())

test('a request that fails on the network says so, keeps what was typed and can be tried again', async () => {
  await openCredentials()
  await button('New credential').click()
  await dialog().getByRole('textbox', { name: 'Name' }).fill('Lost and found')
  await dialog()
    .getByRole('checkbox', { name: /^Reader/ })
    .click()
  await reason().fill('Mirrors reports for the archive')
  const lost = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('the network is gone'))
  await inDialog('Create credential').click()
  await expect.element(dialog().getByText('The credential could not be created. Please try again later.')).toBeVisible()
  await expect.element(dialog().getByRole('textbox', { name: 'Name' })).toHaveValue('Lost and found')
  lost.mockRestore()
  await inDialog('Create credential').click()
  await expect.element(page.getByRole('heading', { name: 'Copy the secret now' })).toBeVisible()
  await button('I have stored it').click()
  expect((await listed()).filter(({ name }) => name === 'Lost and found')).toHaveLength(1)
})

test('the list says on which day a credential expires, and counts the whole days that are left', async () => {
  const { expires_at } = await issue('Monthly system', 30)
  await openCredentials()
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date(expires_at))
  await expect.element(row('Monthly system').getByText('30 days left')).toBeVisible()
  await expect.element(row('Monthly system').getByText(`Expires ${day}`)).toBeVisible()
})

test('a credential is issued once, however often the button is pressed, and its secret is shown once', async () => {
  await openCredentials()
  await button('New credential').click()
  await expect.element(dialog()).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog().getByRole('textbox', { name: 'Name' }).fill('Ward integration engine')
  await dialog()
    .getByRole('checkbox', { name: /^Clinician/ })
    .click()
  await reason().fill('Integrates the ward system')
  await dialog().getByLabelText('Expires after (days)').fill('300')
  const submit = inDialog('Create credential').element()
  if (submit instanceof HTMLElement) for (const _ of [1, 2, 3]) submit.click()
  await expect.element(page.getByRole('heading', { name: 'Copy the secret now' })).toBeVisible()
  const field = page.getByLabelText('Secret of “Ward integration engine”').element()
  expect(field instanceof HTMLInputElement && field.value).toMatch(/^alta_[\w-]{43}$/)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('heading', { name: 'Copy the secret now' })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await button('I have stored it').click()
  await expect.element(page.getByText('Credential created: Ward integration engine')).toBeVisible()
  await expect.element(row('Ward integration engine')).toMatchTextContent('300 days left')
  expect((await listed()).filter(({ name }) => name === 'Ward integration engine')).toHaveLength(1)
  expect(await accessibilityViolations()).toEqual([])
})

test('a missing value is reported beside its field, and nothing typed is lost', async () => {
  await openCredentials()
  await button('New credential').click()
  await dialog().getByLabelText('Expires after (days)').fill('400')
  await inDialog('Create credential').click()
  await expect.element(dialog().getByText('Fill in this field.').first()).toBeVisible()
  await expect.element(reason()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(dialog().getByText('Choose at least one role.')).toBeVisible()
  await expect.element(dialog().getByText('Service credentials last between 1 and 365 days.')).toBeVisible()
  await expect.element(dialog().getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await expect.element(dialog().getByLabelText('Expires after (days)')).toHaveValue('400')
  await inDialog('Cancel').click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('rotating says until when the old secret works, and gives a new one', async () => {
  await issue('Discharge letter printing', 10)
  await openCredentials()
  await expect.element(row('Discharge letter printing')).toMatchTextContent('10 days left')
  await button('Rotate Discharge letter printing').click()
  await expect.element(dialog().getByText(/^Until \w+day/)).toBeVisible()
  await reason().fill('The printer was replaced')
  await dialog().getByLabelText('Old secret keeps working (hours)').fill('200')
  await inDialog('Give a new secret').click()
  await expect.element(dialog().getByText('Between 0 and 168 hours.')).toBeVisible()
  await dialog().getByLabelText('Old secret keeps working (hours)').fill('24')
  await dialog().getByLabelText('Expires after (days)').fill('200')
  await inDialog('Give a new secret').click()
  await expect.element(dialog().getByText('Old secret works until')).toBeVisible()
  await button('I have stored it').click()
  await expect.element(page.getByText('Credential rotated: Discharge letter printing')).toBeVisible()
  await expect.element(row('Discharge letter printing')).toMatchTextContent('200 days left')
  await expect.element(row('Discharge letter printing')).toMatchTextContent('Old secret works until')
})

test('the last days before expiry are marked, and name and roles can be changed', async () => {
  await issue('Audit mirror', 1)
  await openCredentials()
  await expect.element(row('Audit mirror')).toMatchTextContent('Last day')
  await button('More actions: Audit mirror').click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await inDialog('Save').click()
  await expect.element(dialog().getByText('No changes to update')).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Name' }).fill('Audit copy')
  await dialog()
    .getByRole('checkbox', { name: /^Reader/ })
    .click()
  await inDialog('Save').click()
  await expect.element(page.getByText('Credential updated: Audit copy')).toBeVisible()
  await expect.element(row('Audit copy')).toMatchTextContent('Clinician, Reader')
})

test('revoking names what stops working; revoked credentials are collapsed behind a count', async () => {
  await issue('Pilot, respiratory ward')
  await openCredentials()
  await button('More actions: Pilot, respiratory ward').click()
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  await expect.element(dialog().getByText(/it is no longer Clinician in/)).toBeVisible()
  await inDialog('Revoke credential').click()
  await expect.element(page.getByText('Credential revoked: Pilot, respiratory ward')).toBeVisible()
  await expect.element(row('Pilot, respiratory ward')).not.toBeInTheDocument()
  await button(/^Show \d+ expired or revoked/).click()
  await expect.element(row('Pilot, respiratory ward')).toMatchTextContent('Revoked')
  await expect.element(button('Rotate Pilot, respiratory ward')).not.toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
})

test('a person who may only read sees no buttons', async () => {
  await issue('Looked at')
  await openCredentials('auditor')
  await expect.element(row('Looked at')).toBeVisible()
  await expect.element(button('New credential')).not.toBeInTheDocument()
  await expect.element(button('Rotate Looked at')).not.toBeInTheDocument()
})

test('on a phone each credential is a card', async () => {
  await issue('On a phone', 12)
  await page.viewport(390, 844)
  await openCredentials('owner', 'es')
  const card = page.getByRole('listitem').filter({ hasText: 'On a phone' })
  await expect.element(card).toMatchTextContent('Quedan 12 días')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await accessibilityViolations()).toEqual([])
  await page.viewport(1280, 800)
})
