import { createHmac } from 'node:crypto'
import type { AuditReceiver } from './receiver.ts'
import { batch_ms } from './receiver.ts'

const failure = (word: string): Error => new Error(`the webhook: ${word}`)

/** Signs the time in seconds, a point, and the body: an old request that is sent again is recognised by its time. */
const signatureOf = (secret: string, time: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`

/**
 * Each batch is one POST. An answer of 200 to 299 means that it was received; after any other answer it is sent again.
 */
export function webhookReceiver(address: string, secret: string): AuditReceiver {
  const post = async (content: object): Promise<void> => {
    const body = JSON.stringify(content)
    const time = String(Math.floor(Date.now() / 1000))
    const headers = {
      'content-type': 'application/json',
      'alta-timestamp': time,
      'alta-signature': signatureOf(secret, time, body),
    }
    let response: Response
    try {
      const signal = AbortSignal.timeout(batch_ms)
      response = await fetch(address, { method: 'POST', body, headers, redirect: 'error', signal })
    } catch (error) {
      const { cause } = Object(error)
      const { code = Object(error).name } = Object(cause)
      throw failure(String(code))
    }
    // The body of the answer is not read, however long it is.
    await response.body?.cancel()
    if (!response.ok) throw failure(String(response.status))
  }
  return {
    sendEvents: (events) => post({ format: 'alta-audit-1', events }),
    sendAnchor: (anchor) => post(anchor),
    check: async () => `events go to ${new URL(address).host}`,
  }
}
