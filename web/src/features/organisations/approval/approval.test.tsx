import { afterAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createInvitedUser } from '../../../test-data.ts'
import { requestAs, accessibilityViolations, openAs } from '../../../test-app.tsx'

const panel = page.getByRole('region', { name: 'Waiting for approval' })
const dialog = page.getByRole('dialog')
const inDialog = (name: string) => dialog.getByRole('button', { name })

const made: string[] = []
afterAll(() => Promise.all(made.map((id) => requestAs('administrator', `/organisations/${id}`, { method: 'DELETE' }))))

/** Creates an organisation of the demonstration's owner, with its manager. */
async function makeOrganisation(name: string) {
  const owner_id = (await requestAs('owner', '/auth/me')).user.user_id
  const manager = (await requestAs('manager', '/auth/me')).user.user_id
  const { organisation_id } = await requestAs('administrator', '/organisations', {
    method: 'POST',
    body: { name, owner_id },
  })
  made.push(organisation_id)
  const body = { user_id: manager, role: 'manager', scope: 'organisation', organisation_id }
  await requestAs('owner', '/role-assignments', { method: 'POST', body })
  return { organisation_id: String(organisation_id), path: `/organisations/${organisation_id}` }
}

test('an owner requires a second person’s approval; a role is requested, approved, and then given', async () => {
  const { organisation_id, path } = await makeOrganisation('Clinic of Four Eyes')
  await openAs('owner', path)
  await panel.getByRole('button', { name: 'Ask for a second person' }).click()
  await expect.element(dialog).toMatchTextContent('Open invitations to clinical roles')
  expect(await accessibilityViolations()).toEqual([])
  await inDialog('Ask for a second person').click()
  await expect.element(panel.getByText(/only once a second person has approved it/)).toBeVisible()
  const { user_id } = await createInvitedUser('Blai Lector')
  const body = { user_id, role: 'reader', scope: 'organisation', organisation_id, reason: 'Second opinion on the ward' }
  const give = () => requestAs('administrator', '/role-assignments', { method: 'POST', body })
  await expect(give()).rejects.toThrow('approval-required')
  await openAs('owner', path)
  await expect.element(panel.getByText('Role Reader for Blai Lector')).toBeVisible()
  await expect.element(panel.getByText(/“Second opinion on the ward”/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await panel.getByRole('button', { name: 'Approve: Role Reader for Blai Lector' }).click()
  await expect.element(inDialog('Approve')).toBeVisible()
  await inDialog('Approve').click()
  await expect.element(panel.getByText(/Approved by Olga Propietaria\. Who asked can do it now\./)).toBeVisible()
  expect((await give()).reason).toBe('Second opinion on the ward')
})

test('refusing needs a reason, and no longer requiring approval needs a second person’s approval too', async () => {
  const { organisation_id, path } = await makeOrganisation('Clinic of Two Minds')
  const on = { clinical_access_approval: 'second_person' }
  await requestAs('owner', `/organisations/${organisation_id}`, { method: 'PATCH', body: on })
  const { user_id } = await createInvitedUser('Clara Petita')
  const body = { user_id, role: 'clinician', scope: 'organisation', organisation_id, reason: 'Works here on Sundays' }
  await expect(requestAs('administrator', '/role-assignments', { method: 'POST', body })).rejects.toThrow(
    'approval-required',
  )
  await openAs('owner', path)
  await panel.getByRole('button', { name: 'Refuse: Role Clinician for Clara Petita' }).click()
  await inDialog('Refuse').click()
  await expect.element(dialog).toMatchTextContent('Fill in this field.')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('She works in another house')
  await inDialog('Refuse').click()
  await expect.element(panel.getByText('Role Clinician for Clara Petita')).not.toBeInTheDocument()
  await panel.getByRole('button', { name: 'Ask no longer' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The ward closes this month')
  await inDialog('Ask no longer').click()
  await expect.element(dialog).toMatchTextContent('a second person has to approve it')
  await inDialog('Cancel').click()
  await expect.element(panel.getByText('Switch the second person’s approval off')).toBeVisible()
  await panel.getByRole('button', { name: /^Take back: Switch/ }).click()
  await expect.element(panel.getByText('Switch the second person’s approval off')).not.toBeInTheDocument()
})
