import { describeConfig, readConfig } from '#base/config'
import type { Terminal } from './command.ts'
import { assertNoArguments } from './command-services.ts'

export const usage = ''

/** `alta config`: every variable, its present value (secrets masked) and what it means. */
export async function run(words: string[], terminal: Terminal): Promise<void> {
  assertNoArguments(words)
  await terminal.write(`${describeConfig(readConfig(process.env))}\n`)
}
