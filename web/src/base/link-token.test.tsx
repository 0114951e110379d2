import { expect, test } from 'vitest'
import { hashOf, moveOldToken, tokenIn } from './link-token.ts'

test.each([
  ['/register?invitation_token=a_B-1', '/register#invitation_token=a_B-1'],
  ['/new-password?password_token=x', '/new-password#password_token=x'],
  ['/users?q=x', '/users?q=x'],
  ['/register?invitation_token=x&y=1', '/register?invitation_token=x&y=1'],
])('the link %s is read as %s', (sent, read) => {
  const before = location.href
  history.replaceState(null, '', sent)
  moveOldToken()
  expect(location.href).toBe(new URL(read, before).href)
  history.replaceState(null, '', before)
})

test('a token after # is found by its own name only', () => {
  const hash = hashOf('invitation_token', 'a_B-1')
  expect(tokenIn(hash, 'invitation_token')).toBe('a_B-1')
  expect(tokenIn(hash, 'password_token')).toBeUndefined()
})
