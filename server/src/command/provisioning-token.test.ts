import { expect, test } from 'vitest'
import { tokenHash } from '#base/secrets/tokens'
import { runCommand } from './commands.ts'

test('a token for a directory is printed with the hash for the providers file, and each one is new', async () => {
  const printed = async () => {
    let output = ''
    const terminal = { write: async (content: unknown) => void (output += String(content)), complain: () => undefined }
    expect(await runCommand(['provisioning-token'], terminal)).toBe(0)
    const [, token = '', hash] = /^token +(alta_scim_[\w-]{43})\ntoken_sha256 +([0-9a-f]{64})\n$/.exec(output) ?? []
    expect(tokenHash(token)).toBe(hash)
    return token
  }
  expect(await printed()).not.toBe(await printed())
})
