import type { EndpointResponse, FileEndpoint, EndpointRequest } from '@alta/contract/endpoint'
import { Problem } from '@alta/contract/problems'
import { addressOf, type RequestParts, problemOf } from './api.ts'
import { clearSession, useSession } from './stores.ts'

interface UploadOptions {
  readonly file: Blob
  readonly media_type: string
  readonly signal: AbortSignal
  /** Bytes that have left the browser. */
  readonly onProgress: (sent: number) => void
}

/**
 * Sends the bytes of a file and tells how far they are; `fetch` cannot. Throws Problem, or AbortError when the caller
 * gave up.
 */
export const uploadFile = <E extends FileEndpoint>(
  endpoint: E,
  sent: EndpointRequest<E>,
  upload: UploadOptions,
): Promise<EndpointResponse<E>> =>
  new Promise((resolve, reject) => {
    const { file, media_type, signal, onProgress } = upload
    const { token } = useSession.getState()
    const request = new XMLHttpRequest()
    const giveUp = () => request.abort()
    const finish = async () => {
      signal.removeEventListener('abort', giveUp)
      // 0: there was no answer.
      if (request.status === 0) return reject(new Problem('engine-unavailable'))
      const headers = new Headers({ 'retry-after': request.getResponseHeader('retry-after') ?? '' })
      const response = new Response(request.responseText, { status: request.status, headers })
      if (response.ok) return resolve((await response.json()) as EndpointResponse<E>)
      if (request.status === 401 && token === useSession.getState().token) clearSession()
      return reject(await problemOf(response))
    }
    request.open(endpoint.method, addressOf(endpoint, sent as RequestParts))
    request.setRequestHeader('content-type', media_type)
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded))
    request.addEventListener('load', () => void finish())
    request.addEventListener('error', () => void finish())
    request.addEventListener('abort', () => reject(new DOMException('The upload was given up.', 'AbortError')))
    signal.addEventListener('abort', giveUp)
    request.send(file)
  })
