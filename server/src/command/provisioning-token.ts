import { newToken, tokenHash } from '#base/secrets/tokens'
import type { Terminal } from './command.ts'
import { assertNoArguments } from './command-services.ts'

export const usage = ''

/** `alta provisioning-token`: a token for a directory, shown once, and its hash for the file of providers. */
export async function run(words: string[], terminal: Terminal): Promise<void> {
  assertNoArguments(words)
  const token = `alta_scim_${newToken()}`
  await terminal.write(`token         ${token}\ntoken_sha256  ${tokenHash(token)}\n`)
}
