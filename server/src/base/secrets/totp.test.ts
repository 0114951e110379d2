import { expect, test } from 'vitest'
import { matchingStep, newTotpSecret, totpCode, totpStep, totpUri } from './totp.ts'

// RFC 6238, appendix B, SHA-1: the last six of eight digits. The secret is "12345678901234567890".
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const vectors: readonly (readonly [seconds: number, code: string])[] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
]
const at = (seconds: number) => new Date(seconds * 1000)

test.each(vectors)('at second %d of the epoch the code equals that of the standard', (seconds, code) => {
  expect(totpCode(secret, totpStep(at(seconds)))).toBe(code)
})

test('a code is valid for a phone whose clock is half a minute off, and no longer', () => {
  const [code, step] = [totpCode(secret, 1000), 1000]
  const found = [998, 999, 1000, 1001, 1002].map((now) => matchingStep(secret, code, at(now * 30)))
  expect(found).toEqual([null, step, step, step, null])
})

test('spaces are ignored; other digits, letters and lengths are invalid', () => {
  const now = at(59)
  expect(matchingStep(secret, ' 287 082', now)).toBe(1)
  for (const wrong of ['287083', '28708', '2870820', 'abcdef', '', '²87082', '２８７０８２'])
    expect(matchingStep(secret, wrong, now)).toBeNull()
})

test('a new secret is 160 random bits, in a URI that authenticator apps read', () => {
  const newSecret = newTotpSecret()
  expect(newSecret).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(newSecret)
  expect(totpUri(newSecret, { issuer: 'Alta', account: 'ana@ward.example' })).toBe(
    `otpauth://totp/Alta:ana%40ward.example?secret=${newSecret}&issuer=Alta&digits=6&period=30`,
  )
})
