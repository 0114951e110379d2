import { request } from 'node:http'
import { parentPort } from 'node:worker_threads'

/** A request over HTTP, from another thread: what it costs its sender is not counted as the server's. */
export interface OutgoingRequest {
  readonly url: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: Uint8Array | null
  /** A stream that does not end is left after its first bytes. */
  readonly beginning: boolean
}
export interface Incoming {
  readonly status: number
  readonly bytes: number
  /** The beginning of the answer, which shows the text of a refusal. */
  readonly head: string
}

let prepared: OutgoingRequest | undefined

function send({ url, method, headers, body, beginning }: OutgoingRequest): void {
  let isAnswered = false
  const answer = (incoming: Incoming) => {
    if (!isAnswered) parentPort?.postMessage(incoming)
    isAnswered = true
  }
  const length = body === null ? {} : { 'content-length': String(body.byteLength) }
  const outgoing = request(url, { method, headers: { ...headers, ...length }, agent: false }, (response) => {
    let bytes = 0
    let head = ''
    const end = () => answer({ status: response.statusCode ?? 0, bytes, head })
    response.on('data', (chunk: Buffer) => {
      if (bytes === 0) head = chunk.subarray(0, 300).toString()
      bytes += chunk.byteLength
      if (beginning && response.statusCode === 200) setTimeout(() => response.destroy(), 300)
    })
    response.on('close', end)
    response.on('error', () => undefined)
  })
  // The request was refused before the body was read, or the answer broke off.
  outgoing.on('error', (error) => answer({ status: 0, bytes: 0, head: String(error) }))
  outgoing.end(body ?? undefined)
}

parentPort?.on('message', (message: OutgoingRequest | 'go') => {
  if (message !== 'go') {
    prepared = message
    parentPort?.postMessage('ready')
  } else if (prepared) send(prepared)
})
