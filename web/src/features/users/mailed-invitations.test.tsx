import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { requestAs, accessibilityViolations, openAs } from '../../test-app.tsx'

const stamp = Date.now().toString(36)
const rowOf = (email: string) => page.getByRole('row', { name: new RegExp(email) })

test('the list of invitations says which mail was sent and which was not, and sends it again', async () => {
  const [sent, refused] = [`sent.${stamp}@ward.example`, `refused@${stamp}.example`]
  for (const email of [sent, refused])
    await requestAs('administrator', '/invitations', { method: 'POST', body: { email, locale: 'es' } })
  const states = async () => {
    const { items } = await requestAs('administrator', '/invitations?limit=200')
    return [sent, refused].map((email) => items.find((one: { email: string }) => one.email === email).mail)
  }
  await expect.poll(states).toEqual(['sent', 'failed'])
  await openAs('administrator', '/users?tab=invitations')
  await expect.element(rowOf(sent)).toMatchTextContent(/Sent \d+ \w+ \d{4}/)
  await expect.element(rowOf(refused)).toMatchTextContent('Not sent')
  expect(await accessibilityViolations()).toEqual([])
  await rowOf(refused).getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Send by mail' }).click()
  await expect.element(page.getByText(`A mail to ${refused} is on its way.`)).toBeVisible()
})

test('the inviter is notified that the mail was not delivered', async () => {
  await openAs('administrator', '/dashboard')
  await expect.element(page.getByText(new RegExp(`Your invitation to refused@${stamp}`)).first()).toBeVisible()
})
