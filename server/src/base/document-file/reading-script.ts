import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'

interface ReadingScriptInput {
  readonly request: unknown
  readonly bytes: Uint8Array
  /** To the process that asked; messages arrive in their order. */
  readonly send: (message: unknown) => void
}

/** The whole of a script that `readInProcess` runs: takes what it is given and answers by messages. */
export async function runReadingScript(work: (input: ReadingScriptInput) => Promise<void>): Promise<void> {
  // whoever asked is gone, perhaps killed: nobody else ends this process
  process.once('disconnect', () => process.exit())
  const [[message], bytes] = await Promise.all([once(process, 'message'), buffer(process.stdin)])
  let delivered = Promise.resolve()
  const send = (answer: unknown) => {
    delivered = new Promise((resolve) => process.send?.(answer, () => resolve()))
  }
  await work({ request: message.request, bytes, send })
  await delivered
  process.disconnect()
}
