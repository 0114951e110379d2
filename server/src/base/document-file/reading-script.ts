import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'

interface ReadingScriptInput {
  readonly request: unknown
  readonly bytes: Uint8Array
  /** Sends a message to the process that asked; messages arrive in their order. */
  readonly send: (message: unknown) => void
}

/** The body of a script that `readInProcess` runs: it takes a request and answers by messages. */
export async function runReadingScript(work: (input: ReadingScriptInput) => Promise<void>): Promise<void> {
  // The parent process is gone, perhaps killed: nothing else would end this process.
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
