import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { openFiles } from './open.ts'
import type { Files } from '../files.ts'

/** The package has no types of its own. */
type S3ServerConstructor = new (options: object) => { run(): Promise<{ port: number }>; close(): Promise<void> }
const require = createRequire(import.meta.url)
const S3rver: S3ServerConstructor = require('s3rver')

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-files-'))
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: path.join(folder, 's3'),
  configureBuckets: [{ name: 'ward', configs: [] }],
})
let endpoint = ''

beforeAll(async () => {
  const { port } = await server.run()
  endpoint = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await server.close()
  fs.rmSync(folder, { recursive: true })
})

const onS3 = (bucket: string, key = 'S3RVER', at = endpoint): Files =>
  openFiles(
    readConfig({
      ALTA_FILES_URL: `s3://${bucket}/alta?endpoint=${at}&region=eu-west-1`,
      AWS_ACCESS_KEY_ID: key,
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    }),
  )
/** A server that answers every request in the same way. */
async function listening(answer: http.RequestListener) {
  const server = http.createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const close = async () => await new Promise((resolve) => server.close(resolve))
  return { url: `http://127.0.0.1:${port}`, close }
}

const onDisk = (): Files => openFiles(readConfig({ ALTA_DATA_DIR: path.join(folder, 'disk') }))
const key = '019400a0-0000-7000-8000-000000000001/019400a0-0000-7000-8000-00000000000a'
const read = async (files: Files, of: string): Promise<Buffer | undefined> => {
  const content = await files.get(of)
  return content && buffer(content)
}

describe.each([
  ['on disk', onDisk],
  ['in an object store', () => onS3('ward')],
])('files %s', (_, open) => {
  it('are read as they were written, from bytes and from a stream', async () => {
    const files = open()
    await files.check()
    const bytes = new Uint8Array(300_000).map((_byte, index) => index % 251)
    await files.put(key, bytes)
    expect(Buffer.compare(Buffer.from(bytes), (await read(files, key)) ?? Buffer.of())).toBe(0)
    await files.put(key, Readable.from([Buffer.from('uno '), Buffer.from('dos')]))
    expect((await read(files, key))?.toString()).toBe('uno dos')
  })

  it('that do not exist are not found, and deleting them is no error', async () => {
    const files = open()
    expect(await files.get('nobody/nothing')).toBeUndefined()
    await files.delete('nobody/nothing')
    await files.put('a/b', Buffer.from('x'))
    await files.delete('a/b')
    expect(await files.get('a/b')).toBeUndefined()
  })

  it.each(['../secret', 'a/../../b', '/etc/passwd', 'a//b', '', 'a/.', 'a\\b', 'a/b\0', 'a b'])(
    'refuse the key %j',
    async (wrong) => {
      const files = open()
      await expect(files.put(wrong, Buffer.of(1))).rejects.toThrow('not a plain path')
      await expect(files.get(wrong)).rejects.toThrow('not a plain path')
      await expect(files.delete(wrong)).rejects.toThrow('not a plain path')
    },
  )
})

describe('files on disk', () => {
  it('leave no partial file behind when an upload breaks off', async () => {
    const files = onDisk()
    await files.put('broken/file', Buffer.from('whole'))
    const breaking = Readable.from(
      (async function* () {
        yield Buffer.from('hal')
        throw new Error('gone')
      })(),
    )
    await expect(files.put('broken/file', breaking)).rejects.toThrow('gone')
    expect((await read(files, 'broken/file'))?.toString()).toBe('whole')
    expect(fs.readdirSync(path.join(folder, 'disk/files/unfinished'))).toEqual([])
  })
})

describe('files in an object store', () => {
  it('report a missing bucket and a wrong key', async () => {
    await expect(onS3('nowhere').check()).rejects.toThrow('no such bucket')
    const refusal = (message: string) => ({
      code: 'files-unavailable',
      cause: { message: expect.stringContaining(message) },
    })
    await expect(onS3('nowhere').put('a/b', Buffer.of(1))).rejects.toMatchObject(refusal('no such bucket'))
    await expect(onS3('ward', 'wrong').put('a/b', Buffer.of(1))).rejects.toMatchObject(refusal('answered 403'))
  })

  it.each([301, 307])('go nowhere else when the store answers with a redirect (%i)', async (status) => {
    const received: string[] = []
    const elsewhere = await listening((request, response) => {
      received.push(request.url ?? '')
      response.end()
    })
    const store = await listening((_, response) => response.writeHead(status, { location: elsewhere.url }).end())
    const files = onS3('ward', 'S3RVER', store.url)
    await expect(files.put('a/b', Buffer.from('a course'))).rejects.toMatchObject({ code: 'files-unavailable' })
    await expect(files.get('a/b')).rejects.toMatchObject({ code: 'files-unavailable' })
    await expect(files.delete('a/b')).rejects.toMatchObject({ code: 'files-unavailable' })
    expect(received).toEqual([])
    for (const { close } of [store, elsewhere]) await close()
  })

  it('cannot be opened without their keys', () => {
    expect(() => openFiles(readConfig({ ALTA_FILES_URL: 's3://ward' }))).toThrow('ALTA_FILES_SECRET')
  })
})
