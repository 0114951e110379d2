// An object store that can be unreachable, slow, full or closed: the s3rver package that the tests use, behind a proxy.
import fs from 'node:fs'
import http from 'node:http'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'

export type StoreState = 'there' | 'away' | 'slow' | 'full' | 'closed'

/** The package is a development dependency of the server and has no types. */
type S3rverConstructor = new (options: object) => { run(): Promise<{ port: number }>; close(): Promise<void> }
const S3rver: S3rverConstructor = createRequire(new URL('../../server/package.json', import.meta.url))('s3rver')

export interface ObjectStore {
  readonly environment: Readonly<Record<string, string>>
  readonly become: (state: StoreState) => void
  readonly close: () => Promise<void>
}

export async function startObjectStore(): Promise<ObjectStore> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-store-'))
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'ward', configs: [] }],
  })
  const { port } = await store.run()
  let state: StoreState = 'there'
  const refuse = (response: http.ServerResponse, status: number, code: string) =>
    response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
  const proxy = http.createServer((request, response) => {
    if (state === 'away') return void request.socket.destroy()
    // Accepts the request and never answers, like an overloaded store.
    if (state === 'slow') return
    if (state === 'closed') return void refuse(response, 403, 'AccessDenied')
    if (state === 'full' && request.method === 'PUT') return void refuse(response, 507, 'InsufficientStorage')
    const { method, url = '/', headers } = request
    const sent = http.request({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    sent.on('error', () => response.destroy())
    request.pipe(sent)
  })
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    environment: {
      ALTA_FILES_URL: `s3://ward?endpoint=${url}&region=eu-west-1`,
      ALTA_FILES_KEY: 'S3RVER',
      ALTA_FILES_SECRET: 'S3RVER',
    },
    become: (newState) => {
      state = newState
      if (newState !== 'slow') proxy.closeAllConnections()
    },
    close: async () => {
      proxy.close()
      proxy.closeAllConnections()
      await store.close()
      fs.rmSync(directory, { recursive: true, force: true })
    },
  }
}
