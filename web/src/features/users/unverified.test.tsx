import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createInvitedUser, newOrganisation, createUnverifiedUser } from '../../test-data.ts'
import { signIn, signOut } from '../../base/session.ts'
import { requestAs, accessibilityViolations, openAs } from '../../test-app.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
const field = (name: string) => page.getByLabelText(name, { exact: true })
const definition = (name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .element().nextElementSibling?.textContent

async function chooseFile(rows: readonly string[]) {
  const file = new File([['name,email,organisation,role,locale', ...rows].join('\n')], 'w.csv', { type: 'text/csv' })
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLElement)) throw new Error('There is nowhere to put a file')
  await userEvent.upload(input, file)
}

/** Opens a path without being signed in. */
async function openOutside(path: string) {
  await openAs('guest', '/dashboard')
  await signOut()
  await expect.element(heading('Sign in')).toBeVisible()
  history.pushState(null, '', path)
}

async function linkFor(body: Readonly<Record<string, string>>): Promise<string> {
  const { invitation_token } = await requestAs('administrator', '/invitations', { method: 'POST', body })
  return `/register#invitation_token=${invitation_token}`
}

test('giving a role to an unverified account first shows its date and origin and asks for confirmation', async () => {
  const person = await createUnverifiedUser('Sorcha Dubitada')
  const organisation = await newOrganisation('Valldubte')
  await openAs('administrator', `/users/${person.user_id}`)
  await expect.element(page.getByText('Unverified', { exact: true })).toBeVisible()
  expect(definition('Came by')).toBe('Registered unasked')
  expect(await accessibilityViolations()).toEqual([])
  await button('Give a role').click()
  const form = dialog(/^Give Sorcha Dubitada a role/)
  await form.getByRole('combobox', { name: 'Organisation' }).fill(organisation.name.slice(0, 16))
  await page.getByRole('option', { name: organisation.name }).click()
  await form.getByRole('radio', { name: /^Reader/ }).click()
  await form.getByRole('textbox', { name: 'Reason' }).fill('Reads for the ward round')
  await form.getByRole('button', { name: 'Give this role' }).click()
  const question = dialog('Is this the account of Sorcha Dubitada?')
  const year = String(new Date().getFullYear())
  await expect
    .element(question)
    .toMatchTextContent(
      new RegExp(
        `${person.email} was registered without an invitation on .*${year}.*, from the network address [\\d.:]+`,
      ),
    )
  await expect.element(question).toMatchTextContent(`If you are not sure, invite ${person.email}`)
  await expect.element(question.getByRole('button', { name: 'No, go back' })).toHaveFocus()
  expect(await accessibilityViolations()).toEqual([])
  await question.getByRole('button', { name: 'No, go back' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(form.getByRole('radio', { name: /^Reader/ })).toBeChecked()
  expect((await requestAs('administrator', `/users/${person.user_id}`)).verified_at).toBeNull()
  await form.getByRole('button', { name: 'Give this role' }).click()
  await question.getByRole('button', { name: 'Yes, I am sure' }).click()
  await expect.element(page.getByText(`Role given: Reader in ${organisation.name}`)).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(page.getByText('Unverified', { exact: true })).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('list', { name: 'Organisations' }))
    .toMatchTextContent(`Reader in ${organisation.name}`)
})

test.each([
  {
    locale: 'es',
    open: 'Asignar rol',
    everywhere: 'Todo el sistema',
    give: 'Asignar este rol',
    title: '¿Es esta la cuenta de Berta Incerta?',
    text: /se registró sin invitación el/,
    back: 'No, volver',
  },
  {
    locale: 'ca',
    open: 'Assigna un rol',
    everywhere: 'Tot el sistema',
    give: 'Assigna aquest rol',
    title: 'És aquest el compte de Berta Incerta?',
    text: /es va registrar sense invitació el/,
    back: 'No, torna enrere',
  },
] as const)('the confirmation is shown in $locale', async ({ locale, open, everywhere, give, title, text, back }) => {
  const person = await createUnverifiedUser('Berta Incerta')
  await openAs('administrator', `/users/${person.user_id}`, locale)
  await button(open).click()
  const form = page.getByRole('dialog')
  await form.getByRole('radio', { name: everywhere }).click()
  await form.getByRole('radio', { name: /^Auditor/ }).click()
  await form.getByRole('button', { name: give }).click()
  await expect.element(dialog(title)).toMatchTextContent(text)
  await dialog(title).getByRole('button', { name: back }).click()
})

test('an invited person needs no confirmation', async () => {
  const known = await createInvitedUser('Berta Certa')
  await openAs('administrator', `/users/${known.user_id}`)
  await button('Give a role').click()
  const form = page.getByRole('dialog')
  await form.getByRole('radio', { name: 'Whole system' }).click()
  await form.getByRole('radio', { name: /^Auditor/ }).click()
  await form.getByRole('button', { name: 'Give this role' }).click()
  await expect.element(page.getByText('Role given: Auditor')).toBeVisible()
})

test('an unverified owner needs confirmation too', async () => {
  const person = await createUnverifiedUser('Oona Desconeguda')
  const name = `Hospital Dubtós ${Date.now().toString(36)}`
  await openAs('administrator', '/organisations')
  await button('Create organisation').click()
  const form = dialog('Create an organisation')
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByRole('combobox', { name: 'Owner' }).fill(person.email)
  await page.getByRole('option').getByText(person.email).click()
  await form.getByRole('button', { name: 'Create organisation' }).click()
  const question = dialog('Is this the account of Oona Desconeguda?')
  expect((await requestAs('administrator', `/organisations?q=${encodeURIComponent(name)}`)).items).toEqual([])
  await question.getByRole('button', { name: 'Yes, I am sure' }).click()
  await expect.element(page.getByText(`Organisation created: ${name}`)).toBeVisible()
  const { items } = await requestAs('administrator', `/organisations?q=${encodeURIComponent(name)}`)
  expect(items).toMatchObject([{ owner: { user_id: person.user_id } }])
})

test('an import says why an unverified account gets no role and what to do', async () => {
  const person = await createUnverifiedUser('Clara Sospitosa')
  const organisation = await newOrganisation('Vallfitxer')
  await openAs('administrator', '/users')
  await button('Import CSV').click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent('Up to 5 MB')
  await chooseFile([`Clara,${person.email},${organisation.name},clinician,es`])
  const row = page.getByRole('dialog').getByRole('row', { name: new RegExp(`^2 ${person.email} Refused email`) })
  await expect.element(row).toMatchTextContent(/nobody has verified whose account it is\. Invite the address, or give/)
  await userEvent.keyboard('{Escape}')
})

test('an invitation link takes the account over from whoever registered it', async () => {
  const person = await createUnverifiedUser('Ningú Conegut')
  const organisation = await newOrganisation('Vallrobada')
  const path = await linkFor({
    email: person.email,
    organisation_id: organisation.organisation_id,
    role: 'reader',
    reason: 'Reads for the ward round',
  })
  await openAs('guest', '/dashboard')
  await signOut()
  await signIn(person)
  // The person who registered the account cannot use the link with the old password.
  history.pushState(null, '', path)
  const offer = dialog('Invitation')
  await expect.element(offer).toMatchTextContent(/You registered without an invitation/)
  await expect.element(offer.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
  await offer.getByRole('button', { name: 'Sign out and open the link' }).click()
  await expect.element(field('Email')).toHaveValue(person.email)
  await field('Name').fill('Clara Veritable')
  await field('Password').fill('another sentence here')
  await button('Create account').click()
  await expect.element(page.getByText('Your account is ready. Sign in with it.')).toBeVisible()
  await expect(signIn(person)).rejects.toMatchObject({ code: 'unauthenticated' })
  await signIn({ email: person.email, password: 'another sentence here' })
  await expect.element(heading(/Clara/)).toBeVisible()
})

test('registering says the same whether the address had an account or not', async () => {
  const known = await createInvitedUser('Neus Coneguda')
  const register = async (email: string) => {
    await openOutside('/register')
    await field('Name').fill('Quisvulla Persona')
    await field('Email').fill(email)
    await field('Password').fill('a sentence of this test')
    await button('Create account').click()
    await expect.element(page.getByText(/^Sign in with the password you have just chosen\./)).toBeVisible()
    expect(location.pathname).toBe('/login')
    expect(await accessibilityViolations()).toEqual([])
    await field('Email').fill(email)
    await field('Password').fill('a sentence of this test')
    await button('Sign in').click()
  }
  await register(`free-${known.email}`)
  await expect.element(heading(/Quisvulla/)).toBeVisible()
  await register(known.email)
  await expect.element(page.getByText(/^You could not be signed in\./)).toBeVisible()
})
