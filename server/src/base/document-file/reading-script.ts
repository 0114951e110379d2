import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'

interface ReadingScriptInput {
  readonly asked: unknown
  readonly bytes: Uint8Array
  /** To the process that asked; messages arrive in their order. */
  readonly tell: (message: unknown) => void
}

/** The whole of a script that `readInProcess` runs: takes what it is given and answers by messages. */
export async function runReadingScript(work: (given: ReadingScriptInput) => Promise<void>): Promise<void> {
  // whoever asked is gone, perhaps killed: nobody else ends this process
  process.once('disconnect', () => process.exit())
  const [[message], bytes] = await Promise.all([once(process, 'message'), buffer(process.stdin)])
  let delivered = Promise.resolve()
  const tell = (answer: unknown) => {
    delivered = new Promise((resolve) => process.send?.(answer, () => resolve()))
  }
  await work({ asked: message.asked, bytes, tell })
  await delivered
  process.disconnect()
}
