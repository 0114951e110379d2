import {
  type EndpointResponse,
  type Endpoint,
  type FileEndpoint,
  type JsonEndpoint,
  type EndpointProgress,
  type EndpointRequest,
  typedHeader,
} from '@alta/contract/endpoint'
import { type FieldError, fieldErrorCodes, Problem, type ProblemCode, problems } from '@alta/contract/problems'
import { cachedAnswer, cacheAnswer, isCacheable } from './answer-cache.ts'
import { readEvents } from './event-stream.ts'
import { isNumber, isOneOf, isRecord, isText } from './shapes.ts'
import { comesFromServer, markUnreachable, markReachable } from './connectivity.ts'
import { requestReauthentication } from './reauthentication-request.ts'
import { setPendingSession } from './pending-session.ts'
import { clearSession, endRefusedSession, useSession, useUsers } from './stores.ts'

// Written out, not imported from api.ts: that file lists every call, and a page should load only its own.
const apiPrefix = '/api/v0'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Names one act of the person: sent again with the same key it is done once. Made fresh per call when left out. */
  readonly idempotency_key?: string
  /** The token of the session in which the call is made, where the session may be over before the answer comes. */
  readonly token?: string
  /** The session check handles its own 401. */
  readonly keeps_session?: true
  /** The request outlives the page that sent it; its body then may hold 64 KiB at most. */
  readonly keepalive?: boolean
}

export type RequestParts = {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  typed?: Record<string, string | undefined>
  body?: unknown
  /** The file is sent as it is, under its own media type. */
  file?: Blob
}

const isParam = (value: unknown): value is string | number => isText(value) || isNumber(value)

/** The refused fields that this version of the pages knows how to name. */
function fieldErrorsIn(list: unknown): FieldError[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((one: unknown) => {
    if (!isRecord(one) || !isText(one['pointer']) || !isFieldErrorCode(one['code'])) return []
    const params = isRecord(one['params']) ? Object.entries(one['params']) : []
    const known = params.filter((entry): entry is [string, string | number] => isParam(entry[1]))
    return [{ pointer: one['pointer'], code: one['code'], params: Object.fromEntries(known) }]
  })
}

const isFieldErrorCode = isOneOf(fieldErrorCodes)
const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code)

let latest: string | undefined
/** The server's name for the newest answer: what an error screen shows when nothing better is known. */
export const lastRequestId = () => latest

/** A fresh random name. `crypto.randomUUID` is missing on plain http inside a hospital's network. */
export const freshKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export function addressOf(endpoint: Endpoint, { params = {}, query = {} }: RequestParts) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const parameters = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const search = new URLSearchParams(parameters).toString()
  return `${apiPrefix}${path}${search && `?${search}`}`
}

/** The headers for words that must not appear in an address (decision 0033). */
const typedHeaders = ({ typed = {} }: RequestParts) =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([field, word]) =>
      word === undefined ? [] : [[typedHeader(field), encodeURIComponent(word.toWellFormed())]],
    ),
  )

export async function problemOf(response: Response): Promise<Problem> {
  const read: unknown = await response.json().catch(() => undefined)
  if (!comesFromServer(response)) return new Problem('engine-unavailable')
  return problemIn(read, Number(response.headers.get('retry-after')))
}

function problemIn(read: unknown, wait: number): Problem {
  const { code, instance, errors, allowed_from } = isRecord(read) ? read : {}
  return new Problem(isText(code) && isProblemCode(code) ? code : 'unexpected', {
    errors: fieldErrorsIn(errors),
    ...(isText(instance) && { request_id: instance.replace(/^urn:alta:request:/, '') }),
    ...(wait > 0 && { retry_after: wait }),
    ...(isText(allowed_from) && !Number.isNaN(Date.parse(allowed_from)) && { allowed_from }),
  })
}

type Sending = CallOptions & { headers?: Record<string, string>; was_asked?: true }

/** A session that has come to lack its second factor goes on on the sign-in page, where that is given or set up. */
function holdSession(token: string) {
  const own = useSession.getState().user?.user_id
  const email = useUsers.getState().users.find(({ user_id }) => user_id === own)?.email ?? ''
  setPendingSession({ token, email })
  clearSession()
}

/** Sends one request. Throws Problem, or AbortError when the caller gave up; never anything else. */
export async function send(endpoint: Endpoint, parts: RequestParts, options: Sending): Promise<Response> {
  const { signal, idempotency_key, token = useSession.getState().token } = options
  const creates = 'creates' in endpoint && endpoint.creates === true
  const response = await fetch(addressOf(endpoint, parts), {
    method: endpoint.method,
    credentials: 'omit',
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(parts.body !== undefined && { 'content-type': 'application/json' }),
      ...(parts.file && { 'content-type': parts.file.type }),
      ...(creates && { 'idempotency-key': idempotency_key ?? freshKey() }),
      ...typedHeaders(parts),
      ...options.headers,
    },
    ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
    ...(parts.file && { body: parts.file }),
    ...(signal && { signal }),
    ...(options.keepalive === true && { keepalive: true }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    markUnreachable('server')
    throw new Problem('engine-unavailable')
  })
  if (comesFromServer(response)) markReachable()
  else markUnreachable('server')
  latest = response.headers.get('x-request-id') ?? latest
  // A late answer belongs to the session it was asked in: it must neither fill nor end the one that has begun since.
  const isOver = token !== null && token !== useSession.getState().token
  if (isOver && options.token === undefined) throw new Problem('unauthenticated')
  if (response.ok || response.status === 304) return response
  if (response.status === 401 && !options.keeps_session && token !== null && !isOver) endRefusedSession()
  const problem = await problemOf(response)
  if (problem.code === 'database-unavailable') markUnreachable('database')
  if (problem.code === 'second-factor-required' && token !== null && !isOver) holdSession(token)
  const asksWho = problem.code === 'reauthentication-required' && options.was_asked !== true
  // This is the one place for all calls: the person authenticates again, and the call is repeated.
  if (asksWho && (await requestReauthentication(options.token ?? null)))
    return await send(endpoint, parts, { ...options, was_asked: true })
  throw problem
}

/** Makes one JSON call of the contract. */
export async function call<E extends JsonEndpoint>(
  endpoint: E,
  sent: EndpointRequest<E>,
  options: CallOptions = {},
): Promise<EndpointResponse<E>> {
  if (isCacheable(endpoint)) return (await askAgain(endpoint, sent as RequestParts, options)) as EndpointResponse<E>
  const response = await send(endpoint, sent as RequestParts, options)
  return (response.status === 204 ? null : await response.json()) as EndpointResponse<E>
}

/** Asks with the ETag of the cached answer, if there is one: an answer that has not changed is not sent again. */
async function askAgain(endpoint: JsonEndpoint, parts: RequestParts, options: CallOptions): Promise<unknown> {
  const question = `${addressOf(endpoint, parts)} ${JSON.stringify(parts.typed)}`
  const before = cachedAnswer(question)
  const response = await send(endpoint, parts, {
    ...options,
    ...(before && { headers: { 'if-none-match': before.etag } }),
  })
  if (before && response.status === 304) return before.answer
  const answer: unknown = await response.json()
  const etag = response.headers.get('etag')
  if (etag !== null) cacheAnswer(question, { etag, answer })
  return answer
}

/** Makes a call for its success alone. */
export async function callForStatus<E extends JsonEndpoint>(
  endpoint: E,
  sent: EndpointRequest<E>,
  options: CallOptions = {},
): Promise<void> {
  // A browser keeps a request open until its answer is read to the end.
  await (await send(endpoint, sent as RequestParts, options)).text()
}

/** Fetches a file of the contract, with the name the server gives it. */
export async function fetchFile<E extends FileEndpoint>(
  endpoint: E,
  sent: EndpointRequest<E>,
  options: CallOptions = {},
): Promise<{ bytes: Blob; filename: string | null }> {
  const response = await send(endpoint, sent as RequestParts, options)
  const disposition = response.headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename="([^"]+)"/i.exec(disposition)?.[1]
  return { bytes: await response.blob(), filename: encoded ? decodeURIComponent(encoded) : (plain ?? null) }
}

/** Sends the bytes of a file; its type is one of those the call takes. `onProgress` is told how far the server is. */
export async function sendFile<E extends FileEndpoint>(
  endpoint: E,
  sent: EndpointRequest<E>,
  options: CallOptions & { file: Blob; onProgress?: (progress: EndpointProgress<E>) => void },
): Promise<EndpointResponse<E>> {
  const { file, onProgress, ...others } = options
  const headers = onProgress && { accept: 'application/json, text/event-stream' }
  const response = await send(endpoint, { ...(sent as RequestParts), file }, { ...others, ...(headers && { headers }) })
  if (!onProgress || response.headers.get('content-type')?.startsWith('text/event-stream') !== true)
    return (await response.json()) as EndpointResponse<E>
  return await progressedAnswer(response, onProgress)
}

/**
 * Reads an answer that comes as events: progress, then the answer or a problem. A stream that breaks off is a failure.
 */
async function progressedAnswer<E extends FileEndpoint>(
  response: Response,
  onProgress: (progress: EndpointProgress<E>) => void,
): Promise<EndpointResponse<E>> {
  try {
    for await (const { event, data } of readEvents(response)) {
      const read: unknown = JSON.parse(data)
      if (event === 'answer') return read as EndpointResponse<E>
      if (event === 'problem') throw problemIn(read, 0)
      if (event === 'progress') onProgress(read as EndpointProgress<E>)
    }
  } catch (error) {
    if (error instanceof Problem || (error instanceof Error && error.name === 'AbortError')) throw error
  }
  throw new Problem('engine-unavailable')
}
