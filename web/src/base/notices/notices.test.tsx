import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createInvitedUser } from '../../test-data.ts'
import { requestAs, accessibilityViolations, openAs } from '../../test-app.tsx'

const panel = page.getByRole('region', { name: 'You should know' })
const bell = page.getByRole('button', { name: /unread notice/ })

/** The demonstration's administrator gives a new person the right to read in the owner's organisation. */
async function grantReading(name: string, reason: string) {
  const { user_id } = await createInvitedUser(name)
  const { items } = await requestAs('owner', '/organisations')
  const { organisation_id } = items[0]
  const body = { user_id, role: 'reader', scope: 'organisation', organisation_id, reason }
  const created = await requestAs('administrator', '/role-assignments', { method: 'POST', body })
  return { organisation_id, undo: `/role-assignments/${created.role_assignment_id}` }
}

test('a notice on the dashboard says who got access to clinical text, by whom and why, until it is read', async () => {
  await requestAs('owner', '/notices/read', { method: 'POST' })
  const { undo } = await grantReading('Nerea Lectora', 'Second opinion on the ward')
  await openAs('owner', '/dashboard')
  await expect.element(panel.getByText(/gave Nerea Lectora the role Reader in/)).toBeVisible()
  await expect.element(panel.getByText(/Reason: “Second opinion on the ward”/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await panel.getByRole('button', { name: /^Mark as read: .*Nerea Lectora/ }).click()
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(bell).not.toBeInTheDocument()
  await requestAs('administrator', undo, { method: 'DELETE' })
})

test('the bell is shown as long as a notice is unread, and a notice leads to its organisation', async () => {
  await requestAs('owner', '/notices/read', { method: 'POST' })
  const { organisation_id, undo } = await grantReading('Oriol Lector', 'Covers for a colleague')
  await openAs('owner', '/profile')
  await bell.click()
  const popover = page.getByRole('dialog', { name: 'Notifications' })
  await expect.element(popover.getByText('Reason: “Covers for a colleague”')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await popover.getByRole('link', { name: /gave Oriol Lector the role Reader/ }).click()
  await expect.poll(() => location.pathname).toBe(`/organisations/${organisation_id}`)
  await expect.element(bell).not.toBeInTheDocument()
  await requestAs('administrator', undo, { method: 'DELETE' })
})

test('a person without notices sees neither a panel nor a bell', async () => {
  await openAs('auditor', '/dashboard')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(bell).not.toBeInTheDocument()
})
