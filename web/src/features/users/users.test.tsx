import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { barriers, openAs } from '../../stage.tsx'

test('the list of users opens', async () => {
  await openAs('administrator', '/users')
  await expect.element(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible()
  expect(await barriers()).toEqual([])
})
