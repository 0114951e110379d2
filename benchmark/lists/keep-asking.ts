import net from 'node:net'

export interface ThroughputOptions {
  readonly url: string
  readonly path: string
  readonly token: string
  readonly connections: number
  readonly seconds: number
}

/**
 * The length in bytes of one complete response at the start of `text`, or 0 while it is incomplete. Every response has
 * a content-length.
 */
function answerLength(text: Buffer): number {
  const head = text.indexOf('\r\n\r\n')
  if (head < 0) return 0
  const heading = text.subarray(0, head).toString('latin1')
  if (!heading.startsWith('HTTP/1.1 200')) throw new Error(heading.split('\r\n')[0])
  const length = Number(/content-length: (\d+)/i.exec(heading)?.[1])
  return text.length >= head + 4 + length ? head + 4 + length : 0
}

/**
 * Returns the number of requests answered per second over `connections` connections, each of which sends the next
 * request as soon as it has its response. Uses a plain socket, because the client must cost less than the server that
 * it measures.
 */
export async function requestsPerSecond({
  url,
  path,
  token,
  connections,
  seconds,
}: ThroughputOptions): Promise<number> {
  const { hostname, port } = new URL(url)
  const request = `GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\n\r\n`
  const end = performance.now() + seconds * 1000
  let answered = 0
  const openConnection = () =>
    new Promise<void>((resolve, reject) => {
      const socket = net.connect(Number(port), hostname, () => socket.write(request))
      let waiting: Buffer = Buffer.alloc(0)
      socket.setNoDelay(true).on('error', reject)
      socket.on('data', (chunk) => {
        try {
          waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk])
          const length = answerLength(waiting)
          if (length === 0) return
          waiting = waiting.subarray(length)
          answered += 1
          if (performance.now() < end) return void socket.write(request)
          socket.end()
          resolve()
        } catch (error) {
          socket.destroy()
          reject(error)
        }
      })
    })
  const started = performance.now()
  await Promise.all(Array.from({ length: connections }, openConnection))
  return answered / ((performance.now() - started) / 1000)
}
