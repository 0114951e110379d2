import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decrypted } from '#base/backup/encryption'
import { runCommand } from './commands.ts'

let root = ''
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-command-'))
  vi.stubEnv('DATABASE_URL', '')
})
afterEach(() => {
  vi.unstubAllEnvs()
  fs.rmSync(root, { recursive: true })
})

async function alta(...words: string[]) {
  const lines: string[] = []
  const terminal = {
    write: async (content: unknown) => void lines.push(String(content)),
    complain: (line: string) => void lines.push(line),
  }
  return { code: await runCommand(words, terminal), output: lines.join('\n') }
}

test('a backup is encrypted to the keys from options and environment, and restored with an identity', async () => {
  const identities = [await generateIdentity(), await generateIdentity()]
  const [one = '', two = ''] = await Promise.all(identities.map((identity) => identityToRecipient(identity)))
  const [file, key] = [path.join(root, 'backup.age'), path.join(root, 'key')]
  vi.stubEnv('ALTA_DATA_DIR', path.join(root, 'source'))
  expect(await alta('migrate')).toMatchObject({ code: 0 })
  vi.stubEnv('ALTA_BACKUP_RECIPIENTS', one)
  expect(await alta('backup', file, '--recipient', two)).toMatchObject({ code: 0 })
  const opened = await Promise.all(identities.map(async (identity) => await buffer(await decrypted(file, [identity]))))
  expect(Buffer.compare(opened[0] ?? Buffer.of(), opened[1] ?? Buffer.of())).toBe(0)
  vi.stubEnv('ALTA_DATA_DIR', path.join(root, 'target'))
  expect(await alta('restore', file)).toMatchObject({ code: 1, output: expect.stringContaining('--identity') })
  fs.writeFileSync(key, `${identities[1]}\n`)
  expect(await alta('restore', file, '--identity', key)).toMatchObject({ code: 0 })
  expect(await alta('backup', path.join(root, 'x'), '--recipient', 'age1nobody')).toMatchObject({ code: 1 })
  expect(fs.existsSync(path.join(root, 'x'))).toBe(false)
}, 240_000)
