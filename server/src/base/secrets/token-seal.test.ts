import { expect, test } from 'vitest'
import { openWith, sealWith } from './token-seal.ts'
import { newToken } from './tokens.ts'

test('a text sealed with a token opens only with that token, and only unchanged', () => {
  const token = newToken()
  const sealed = sealWith(token, 'palabras')
  expect(sealed).not.toBe(sealWith(token, 'palabras'))
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('palabras')
  expect(openWith(token, sealed)).toBe('palabras')
  expect(openWith(newToken(), sealed)).toBeNull()
  const bytes = Buffer.from(sealed, 'base64url')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  expect(openWith(token, bytes.toString('base64url'))).toBeNull()
  expect(openWith(token, 'AAAA')).toBeNull()
})
