import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { requestAs, accessibilityViolations, openAs, ownOrganisation } from '../../../test-app.tsx'

const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const panel = (name: string) => page.getByRole('region', { name })
const save = (name: string) => panel(name).getByRole('button', { name: 'Save' }).click()

afterEach(() => history.pushState(null, '', '/profile'))

/** A PNG of this width in pixels, as a file on a person's disk. */
async function logo(width: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, 20)
  canvas.getContext('2d')?.fillRect(0, 0, width, 20)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'logo.png', { type: 'image/png' })
}

async function open(name: string) {
  const id = await ownOrganisation(name)
  await openAs('administrator', `/organisations/${id}?tab=documents`)
  await expect.element(panel('Letterhead')).toBeVisible()
  return { id, settings: () => requestAs('administrator', `/organisations/${id}/document-settings`) }
}

test('a letterhead is previewed as it is typed, and saved with its logo', async () => {
  const { settings } = await open('Letters')
  await field('Name to print').fill('Hospital de la Vall')
  await field('Address').fill('Calle Mayor 1\n08001 Barcelona')
  await field('Text at the foot of each page').fill('Confidential')
  await expect.element(panel('Preview').getByText('08001 Barcelona')).toBeVisible()
  await userEvent.upload(page.getByLabelText('Logo').first(), await logo(60))
  await expect.element(panel('Preview').getByRole('img')).toBeVisible()
  await save('Letterhead')
  await expect.element(page.getByText('Documents saved')).toBeVisible()
  expect(await settings()).toMatchObject({
    name: 'Hospital de la Vall',
    address: ['Calle Mayor 1', '08001 Barcelona'],
    footer: 'Confidential',
    logo: { media_type: 'image/png' },
  })
  expect(await accessibilityViolations()).toEqual([])
})

test('a file that is no image is refused beside the logo', async () => {
  const { settings } = await open('Wrong logo')
  const file = new File(['no image'], 'logo.png', { type: 'image/png' })
  await userEvent.upload(page.getByLabelText('Logo').first(), file)
  await save('Letterhead')
  await expect.element(page.getByText('This file is not a PNG or JPEG image that can be printed.')).toBeVisible()
  expect((await settings()).logo).toBeNull()
})

test('sections are ordered and titled, for all reports and for those of a service', async () => {
  const { settings } = await open('Ordered')
  const sections = panel('Sections')
  await sections.getByRole('button', { name: 'Move Allergies up' }).click()
  await sections.getByRole('textbox', { name: 'Title of Allergies' }).fill('Alerts')
  await save('Sections')
  await expect.element(page.getByText('Documents saved')).toBeVisible()
  await sections.getByRole('textbox', { name: 'Another service' }).fill('Cardiology')
  await sections.getByRole('button', { name: 'Add' }).click()
  await sections.getByRole('button', { name: 'Move Allergies down' }).click()
  await save('Sections')
  await expect.poll(async () => (await settings()).layouts.length).toBe(2)
  const { layouts } = await settings()
  expect(layouts[0].sections[0]).toEqual({ key: 'allergies', titles: { en: 'Alerts' } })
  expect(layouts[1].service).toBe('Cardiology')
  expect(layouts[1].sections[1].key).toBe('allergies')
})

test('a person who may not change the organisation does not see this part of the page', async () => {
  const { items } = await requestAs('clinician', '/organisations')
  await openAs('clinician', `/organisations/${items[0].organisation_id}`)
  await expect.element(page.getByRole('tab', { name: 'Language model' })).toBeVisible()
  expect(page.getByRole('tab', { name: 'Documents' }).query()).toBeNull()
})
