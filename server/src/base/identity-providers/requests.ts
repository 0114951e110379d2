import type { CustomFetch } from 'openid-client'
import { isLoopback } from '../config.ts'

/** The most bytes of an answer: metadata, keys, tokens and claims are short. */
const answer_bytes_max = 512 * 1024

/** Seconds that one request to a provider may take. */
export const request_seconds = 10

async function bodyOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of response.body ?? []) {
    length += piece.byteLength
    if (length > answer_bytes_max) throw new Error('an identity provider answered too much')
    pieces.push(piece)
  }
  return Uint8Array.from(Buffer.concat(pieces))
}

/** Only https is allowed, or http on this machine where the issuer is there. */
export function mustBeSafe(address: string, { insecure }: { readonly insecure: boolean }): void {
  const { protocol, hostname } = new URL(address)
  if (protocol === 'https:' || (insecure && protocol === 'http:' && isLoopback(hostname))) return
  throw new Error('an identity provider names an address that is not safe')
}

type Init = Pick<RequestInit, 'method' | 'headers' | 'body' | 'signal'>

/** Asks a provider: no redirection is followed, the answer is read whole, within limits of time and size. */
export async function askProvider(
  address: string,
  init: Init,
  safety: { readonly insecure: boolean },
): Promise<Response> {
  mustBeSafe(address, safety)
  const limit = AbortSignal.timeout(request_seconds * 1000)
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit
  const response = await fetch(address, { ...init, signal, redirect: 'manual' })
  if (response.status >= 300 && response.status < 400) throw new Error('an identity provider answered a redirection')
  const body = await bodyOf(response)
  const headers = new Headers(response.headers)
  // The body is decoded already.
  headers.delete('content-encoding')
  headers.delete('content-length')
  const isEmpty = response.status === 204 || body.byteLength === 0
  return new Response(isEmpty ? null : body, { status: response.status, headers })
}

/** The same as a `fetch` for openid-client, which sends forms or nothing. */
export const fetchFor =
  (safety: { readonly insecure: boolean }): CustomFetch =>
  async (address, { method, headers, body, signal }) => {
    const form = body instanceof URLSearchParams || typeof body === 'string' ? { body } : {}
    return await askProvider(address, { method, headers, ...form, ...(signal && { signal }) }, safety)
  }
