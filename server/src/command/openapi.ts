import { openApiDocument } from '../features/public/reference.routes.ts'
import type { Terminal } from './command.ts'
import { assertNoArguments } from './command-services.ts'

export const usage = ''

/** `alta openapi`: the contract as an OpenAPI document, as docs/openapi.json keeps it. */
export async function run(words: string[], terminal: Terminal): Promise<void> {
  assertNoArguments(words)
  await terminal.write(`${JSON.stringify(openApiDocument(), null, 2)}\n`)
}
