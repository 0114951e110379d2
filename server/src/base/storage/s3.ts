import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { AwsClient } from 'aws4fetch'
import { Problem } from '@alta/contract/problems'
import { answerWithin } from '../answer-within.ts'
import type { Config } from '../config.ts'
import { partsOfKey } from './keys.ts'
import type { Files } from '../files.ts'

/** `s3://bucket/prefix?endpoint=https://…&region=…`; without an endpoint, Amazon's for the region. */
const bucketOf = (url: URL) => {
  const region = url.searchParams.get('region') ?? 'us-east-1'
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`
  const prefix = url.pathname.split('/').filter(Boolean).join('/')
  return { region, bucket: `${endpoint.replace(/\/+$/, '')}/${url.hostname}`, prefix: prefix && `${prefix}/` }
}

/** Shorter than the time for which callers wait; the largest file is some megabytes. */
const timeout_ms = 20_000
const retry_after_s = 10

/** A failure of the store is not the fault of the file: the request may be repeated. */
async function orUnavailable<T>(request: Promise<T>): Promise<T> {
  try {
    return await request
  } catch (cause) {
    throw new Problem('files-unavailable', { retry_after: retry_after_s, cause })
  }
}

/** Files in an object store that speaks S3, addressed by path. An object is whole or not there by the protocol. */
export const filesOnS3 = (config: Config): Files => {
  const { ALTA_FILES_URL, ALTA_FILES_KEY: accessKeyId, ALTA_FILES_SECRET: secretAccessKey } = config
  if (ALTA_FILES_URL === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    throw new Error('Configuration: ALTA_FILES_URL needs ALTA_FILES_KEY and ALTA_FILES_SECRET.')
  const { region, bucket, prefix } = bucketOf(new URL(ALTA_FILES_URL))
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })

  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    // A redirect would take a patient's file to an address that nobody configured.
    const request = client.fetch(`${bucket}/${path}`, { ...init, redirect: 'error' })
    // A signal that is passed to a Request may be lost with it, and the wait would then never end.
    const response = await answerWithin(request, timeout_ms, null)
    if (response === null) throw new Error('The object store did not answer in time.')
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    throw new Error(`The object store answered ${response.status} to ${init.method ?? 'GET'}.`)
  }
  const mustBeThere = ({ status }: Response): void => {
    if (status === 404) throw new Error('The object store has no such bucket.')
  }
  const pathOf = (key: string): string => `${prefix}${partsOfKey(key).join('/')}`

  return {
    put: async (key, content) => {
      // A request is signed with the digest of its body, so the body is read whole first: the largest file has some
      // megabytes.
      const body = new Uint8Array(content instanceof Readable ? await buffer(content) : content)
      await orUnavailable(ask(pathOf(key), { method: 'PUT', body }).then(mustBeThere))
    },
    get: async (key) => {
      const response = await orUnavailable(ask(pathOf(key), {}))
      if (response.status === 404 || response.body === null) return undefined
      return Readable.from(response.body)
    },
    delete: async (key) => {
      await orUnavailable(ask(pathOf(key), { method: 'DELETE' }))
    },
    check: async () => {
      const response = await ask(`?list-type=2&max-keys=1&prefix=${encodeURIComponent(prefix)}`, {})
      await response.body?.cancel()
      mustBeThere(response)
    },
  }
}
