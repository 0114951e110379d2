import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { requestAs, accessibilityViolations, openAs } from '../../../test-app.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true })
const region = (name: string) => page.getByRole('region', { name })

const make = async (name: string): Promise<string> =>
  (await requestAs('administrator', '/organisations', { method: 'POST', body: { name } })).organisation_id
const address = (id: string) => `/organisations/${id}/model-settings`
const stored = (id: string) => requestAs('administrator', address(id))
const change = (id: string, body: object) => requestAs('administrator', address(id), { method: 'PATCH', body })
const template = (name: string, instruction = '') => ({
  name,
  lengths: { short: 100, medium: 200, long: 300 },
  sections: instruction === '' ? [] : [{ key: 'evolution', style: 'prose', instruction }],
})

afterEach(() => {
  vi.restoreAllMocks()
  history.pushState(null, '', '/profile')
})

test('one click forbids sending text to the model, and the report strategy says so at once', async () => {
  const id = await make('Hospital Interruptor')
  await openAs('administrator', `/organisations/${id}`)
  await expect.element(region('Report strategy').getByText('Guided').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Language model' }).click()
  const allowed = page.getByRole('switch', { name: 'Text of this organisation may go to the language model' })
  await expect.element(allowed).toBeChecked()
  await expect.element(page.getByText(/it is sent to 127\.0\.0\.1:\d+\. Switched off, nothing is sent/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await allowed.click()
  await expect.element(page.getByText('Language model settings saved')).toBeVisible()
  await expect.element(allowed).not.toBeChecked()
  expect((await stored(id)).model_allowed).toBe(false)
  await page.getByRole('tab', { name: 'Overview' }).click()
  const strategy = region('Report strategy')
  await expect.element(strategy.getByText('Every sentence is taken from the course. No model is used.')).toBeVisible()
  await expect
    .element(strategy.getByText(/Needs a language model\. The text of this organisation/).first())
    .toBeVisible()
})

test('a switch that cannot be saved is reset and says why', async () => {
  const id = await make('Hospital Sense Xarxa')
  await openAs('administrator', `/organisations/${id}?tab=model`)
  const allowed = page.getByRole('switch').first()
  await expect.element(allowed).toBeChecked()
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('the network is gone'))
  await allowed.click()
  await expect.element(page.getByText('Error saving the settings. Please try again later.')).toBeVisible()
  await expect.element(allowed).toBeChecked()
})

test('a person who may not change the settings sees them', async () => {
  const [organisation] = (await requestAs('reader', '/organisations')).items
  await openAs('reader', `/organisations/${organisation.organisation_id}?tab=model`)
  await expect.element(region('Where text goes').getByText('Allowed')).toBeVisible()
  await expect.element(region('How a model writes').getByText('stand-in (chosen by the installation)')).toBeVisible()
  expect(page.getByRole('switch').all()).toHaveLength(0)
  for (const name of ['Change', 'Add template']) await expect.element(button(name)).not.toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
})

test('the model, the verification and the treatment of unsupported text are chosen and saved together', async () => {
  const id = await make('Hospital Escollit')
  await openAs('administrator', `/organisations/${id}?tab=model`)
  await button('Change').click()
  await inDialog('Save changes').click()
  await expect.element(dialog.getByText('No changes to update')).toBeVisible()
  await dialog.getByLabelText('Model', { exact: true }).selectOptions('stand-in:slow')
  await dialog.getByRole('radio', { name: /^Rules and a second look/ }).click()
  await dialog.getByRole('radio', { name: /^Shown with a mark/ }).click()
  expect(await accessibilityViolations()).toEqual([])
  await inDialog('Save changes').click()
  await expect.element(page.getByText('Language model settings saved')).toBeVisible()
  await expect.element(region('How a model writes').getByText('stand-in:slow')).toBeVisible()
  await expect.element(region('How a model writes').getByText('Shown with a mark')).toBeVisible()
  expect(await stored(id)).toMatchObject({
    model: 'stand-in:slow',
    verifier: 'rules_and_judge',
    on_unsupported: 'mark',
    revision: 1,
  })
})

test('of two people who save at once, the second is told and loses nothing', async () => {
  const id = await make('Hospital de Dos')
  await openAs('administrator', `/organisations/${id}?tab=model`)
  await button('Change').click()
  await dialog.getByRole('radio', { name: /^Shown with a mark/ }).click()
  await change(id, { verifier: 'rules_and_judge' })
  await inDialog('Save changes').click()
  await expect.element(dialog.getByText(/^Somebody else has just saved\./)).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: /^Shown with a mark/ })).toBeChecked()
  await expect.element(dialog.getByRole('radio', { name: /^Rules and a second look/ })).toBeChecked()
  await inDialog('Save changes').click()
  await expect.element(page.getByText('Language model settings saved')).toBeVisible()
  expect(await stored(id)).toMatchObject({ verifier: 'rules_and_judge', on_unsupported: 'mark', revision: 2 })
})

test('a template is made, changed and deleted', async () => {
  const id = await make('Hospital Plantilla')
  await openAs('administrator', `/organisations/${id}?tab=model`)
  await button('Add template').click()
  await page.getByRole('menuitem', { name: 'Empty template' }).click()
  await inDialog('Save template').click()
  await expect.element(dialog.getByText('Fill in this field.')).toBeVisible()
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('name')
  await dialog.getByLabelText('Name').fill('Medicina Interna')
  await dialog.getByLabelText('3 to 14 days').fill('5')
  await inDialog('Save template').click()
  await expect.element(dialog.getByText(/^From 20 to 2,?000\.$/)).toBeVisible()
  await dialog.getByLabelText('3 to 14 days').fill('250')
  await dialog.getByLabelText('Add a section').selectOptions('Hospital course')
  const guide = dialog.getByRole('group', { name: 'Hospital course' })
  await guide.getByLabelText('What to tell and in which order').fill('By problems.')
  await guide.getByLabelText('Form').selectOptions('List')
  expect(await accessibilityViolations()).toEqual([])
  await inDialog('Save template').click()
  await expect.element(page.getByText('Template saved: Medicina Interna')).toBeVisible()
  const sections = [{ key: 'evolution', style: 'list', instruction: 'By problems.' }]
  expect((await stored(id)).templates).toMatchObject([{ name: 'Medicina Interna', lengths: { medium: 250 }, sections }])
  await button('Edit Medicina Interna').click()
  await dialog.getByRole('button', { name: 'Remove Hospital course' }).click()
  await inDialog('Save template').click()
  await expect.element(page.getByText(/all sections in the common way/)).toBeVisible()
  await button('Delete Medicina Interna').click()
  await expect.element(dialog.getByText('Reports written with it stay as they are.')).toBeVisible()
  await inDialog('Delete template').click()
  await expect.element(page.getByText('No templates yet')).toBeVisible()
  expect((await stored(id)).templates).toEqual([])
  await button('Add template').click()
  await page.getByRole('menuitem', { name: 'Internal medicine' }).click()
  await inDialog('Save template').click()
  await expect.element(page.getByText('Template saved: Internal medicine')).toBeVisible()
  const [preset] = (await stored(id)).templates
  expect(preset.sections.length).toBeGreaterThan(1)
})

test('a concurrent change of another template is kept; only one of the same template causes a question', async () => {
  const id = await make('Hospital Concurrent')
  await change(id, { templates: [template('Cirugía', 'Antes.'), template('Medicina')] })
  await openAs('administrator', `/organisations/${id}?tab=model`)
  await button('Edit Cirugía').click()
  const instruction = dialog.getByLabelText('What to tell and in which order')
  await instruction.fill('Lo mío.')
  await change(id, { templates: [template('Cirugía', 'Antes.'), template('Medicina', 'Lo suyo.')] })
  await inDialog('Save template').click()
  await expect.element(page.getByText('Template saved: Cirugía')).toBeVisible()
  expect((await stored(id)).templates).toEqual([template('Cirugía', 'Lo mío.'), template('Medicina', 'Lo suyo.')])
  await button('Edit Cirugía').click()
  await instruction.fill('Otra vez lo mío.')
  await change(id, { templates: [template('Cirugía', 'Lo de otros.')] })
  await inDialog('Save template').click()
  await expect.element(dialog.getByText(/^Somebody else has just changed this template\./)).toBeVisible()
  await expect.element(instruction).toHaveValue('Otra vez lo mío.')
  expect(await accessibilityViolations()).toEqual([])
  await inDialog('Save template').click()
  await expect.poll(async () => (await stored(id)).templates).toEqual([template('Cirugía', 'Otra vez lo mío.')])
  await button('Add template').click()
  await page.getByRole('menuitem', { name: 'Empty template' }).click()
  await dialog.getByLabelText('Name').fill('CIRUGÍA')
  await inDialog('Save template').click()
  await expect.element(dialog.getByText('Another template has this name.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
})

test('a new organisation uses the best available strategy, unless a person chooses one', async () => {
  await openAs('administrator', '/organisations')
  await button('Create organisation').first().click()
  await expect.element(dialog.getByRole('radio', { name: /^Guided/ })).toBeChecked()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Hospital Sense Triar')
  await inDialog('Create organisation').click()
  await expect.element(page.getByText('Organisation created: Hospital Sense Triar')).toBeVisible()
  const { items } = await requestAs('administrator', '/organisations?q=Sense%20Triar')
  expect(items[0].report_strategy).toBe('guided')
  await change(items[0].organisation_id, { model_allowed: false })
  const after = await requestAs('administrator', `/organisations/${items[0].organisation_id}`)
  expect(after.report_strategy).toBe('extractive')
})
