import type { Logger } from 'pino'
import { errorCodeOf } from '../error-code.ts'
import type { ModelRequest } from '../model.ts'
import { modelFailed } from './failure.ts'
import type { Timeouts } from './timeouts.ts'
import {
  type RefusedRequest,
  type UnsupportedParameter,
  failureIn,
  retryAfter,
  unsupportedParameter,
} from './refusal.ts'

/** Where requests are sent, and the parameters that the endpoint is known to refuse. */
export interface ModelEndpoint {
  readonly url: string
  readonly key: string | undefined
  readonly log: Logger
  /** For each model, the parameters that it refused. */
  readonly spared: Map<string, Set<UnsupportedParameter>>
  /** The trace context of the request's span, where traces are sent. */
  readonly traceparent?: string | undefined
}

const refusal_bytes_max = 64_000

/** The beginning of the body of a refusal. */
async function beginningOf({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body ?? []) {
    pieces.push(piece)
    length += piece.byteLength
    if (length > refusal_bytes_max) break
  }
  return Buffer.concat(pieces).toString('utf8').slice(0, refusal_bytes_max)
}

function bodyOf(request: ModelRequest, spared: ReadonlySet<UnsupportedParameter>): string {
  const { model, messages, max_tokens, temperature = 0, schema } = request
  return JSON.stringify({
    model,
    messages,
    stream: true,
    ...(!spared.has('stream_options') && { stream_options: { include_usage: true } }),
    ...(spared.has('max_tokens') ? { max_completion_tokens: max_tokens } : { max_tokens }),
    ...(!spared.has('temperature') && { temperature }),
    ...(schema && {
      response_format: { type: 'json_schema', json_schema: { name: schema.name, strict: true, schema: schema.schema } },
    }),
  })
}

const headersOf = ({ key, traceparent }: ModelEndpoint) => ({
  'content-type': 'application/json',
  accept: 'text/event-stream',
  // Whatever compresses a stream holds it back.
  'accept-encoding': 'identity',
  ...(key !== undefined && { authorization: `Bearer ${key}` }),
  ...(traceparent !== undefined && { traceparent }),
})

/** The stream of events of an answer. @throws Problem `model-failed` */
export async function sendTo(endpoint: ModelEndpoint, request: ModelRequest, timeouts: Timeouts): Promise<Response> {
  const { url, log } = endpoint
  const { model } = request
  const spared = endpoint.spared.get(model) ?? new Set()
  endpoint.spared.set(model, spared)
  const body = bodyOf(request, spared)
  // A redirection would send the text to a host that nobody configured.
  const init = {
    method: 'POST',
    headers: headersOf(endpoint),
    body,
    signal: timeouts.signal,
    redirect: 'manual',
  } as const
  const response = await timeouts.of(fetch(`${url}/chat/completions`, init)).catch((error: unknown) => {
    log.warn({ model, code: errorCodeOf(error) }, 'the model endpoint cannot be reached')
    throw timeouts.failure('unreachable')
  })
  const { status, headers } = response
  if (response.ok) {
    if (/^text\/event-stream\b/i.test(headers.get('content-type') ?? '')) return response
    log.warn({ model, status }, 'the model endpoint answered no stream')
    throw modelFailed('bad_answer')
  }
  const text = await timeouts.of(beginningOf(response)).catch(() => {
    throw timeouts.failure('unreachable')
  })
  const refused: RefusedRequest = { status, text, with_schema: request.schema !== undefined }
  const parameter = unsupportedParameter(refused)
  if (parameter !== null && !spared.has(parameter)) {
    spared.add(parameter)
    return sendTo(endpoint, request, timeouts)
  }
  log.warn({ model, status }, 'the model endpoint refused')
  throw modelFailed(failureIn(refused), retryAfter(headers.get('retry-after'), new Date()))
}
