import { once } from 'node:events'
import http from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { answerTo } from './model-answer.ts'
import { writings } from './model-behaviours.ts'

/** The faults on the way, whatever is written. */
const faults = [
  'invalid_json',
  'empty',
  'agrees',
  'objects',
  'declines',
  'cut_stream',
  'hangs_up',
  'length',
  'stall',
  'stalls_midway',
  'no_answer',
  'rate_limited',
  'fails',
  'fails_midway',
  'unauthorised',
  'too_long',
  'no_schema',
  'html',
  'malformed',
  'endless',
  'redirects',
  'slow',
  'thinks',
  'counts_nothing',
] as const

type StandInFault = (typeof faults)[number]
/** How a stand-in behaves: `faithful`, or in one of the ways that must do no harm. */
export type StandInBehaviour = keyof typeof writings | StandInFault

export const behaviours: readonly string[] = [...Object.keys(writings), ...faults]
export const isBehaviour = (name: string): name is StandInBehaviour => behaviours.includes(name)

const body = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  max_tokens: z.optional(z.int()),
  max_completion_tokens: z.optional(z.int()),
  temperature: z.optional(z.number()),
  stream: z._default(z.boolean(), false),
  stream_options: z.optional(z.object({ include_usage: z.boolean() })),
  response_format: z.optional(
    z.object({
      type: z.string(),
      json_schema: z.object({ name: z.string(), schema: z.record(z.string(), z.unknown()) }),
    }),
  ),
})

/** A request as it came, kept for those who want to know. */
export interface ReceivedModelRequest {
  readonly body: z.output<typeof body>
  readonly behaviour: StandInBehaviour
  readonly authorization: string | undefined
  readonly traceparent: string | undefined
  readonly window: number
  /** The caller went away before the answer was whole. */
  closed: boolean
}

export interface StandInOptions {
  readonly behaviour?: StandInBehaviour
  /** Unset: as fast as possible. */
  readonly tokens_per_second?: number
  /** The bearer token that is required. */
  readonly key?: string
  /** Tokens of context as vLLM tells them in /models, llama.cpp in /props, or Ollama in /api/ps. */
  readonly context?: { readonly by: 'vllm' | 'llama.cpp' | 'ollama'; readonly tokens: number }
  /** Tokens that it reads; of a longer question it drops the beginning without a word. */
  readonly window?: number
  readonly port?: number
  /** The number of requests that are rate_limited. */
  readonly retry_after?: number
  /** A parameter that is refused, since some endpoints do not accept all. */
  readonly refuses?: 'max_tokens' | 'temperature' | 'stream_options'
}

const sendJson = (response: http.ServerResponse, status: number, content: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))

const refuse = (response: http.ServerResponse, status: number, error: Record<string, unknown>) =>
  sendJson(response, status, { error: { type: 'invalid_request_error', ...error } })

const refusals: Partial<
  Record<StandInBehaviour, (response: http.ServerResponse, received: ReceivedModelRequest) => unknown>
> = {
  no_answer: () => undefined,
  rate_limited: (response) => refuse(response, 429, { message: 'Slow down' }),
  // The most dangerous engine is one that repeats the prompt in its errors.
  fails: (response, received) => refuse(response, 500, { message: received.body.messages.at(-1)?.content }),
  unauthorised: (response) => refuse(response, 401, { message: 'Incorrect API key provided' }),
  too_long: (response) => refuse(response, 400, { message: 'Too long', code: 'context_length_exceeded' }),
  html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Sign in</body></html>'),
  redirects: (response) => response.writeHead(307, { location: '/v1/chat/completions' }).end(),
}

const usageOf = ({ body: { messages }, window }: ReceivedModelRequest, text: string) => {
  const written_tokens = Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / 4)
  const prompt_tokens = Math.min(written_tokens, window)
  const completion_tokens = Math.ceil(text.length / 4)
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens }
}

const event = (
  { body: { model } }: ReceivedModelRequest,
  choices: readonly unknown[],
  more: Record<string, unknown> = {},
) =>
  `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model, choices, ...more })}\n\n`

const pieceOf = (received: ReceivedModelRequest, delta: Record<string, string>, finish_reason: string | null = null) =>
  event(received, [{ index: 0, delta, finish_reason }])

/** The answer is cut at max_tokens, as models do. */
const written = (received: ReceivedModelRequest) => {
  const {
    messages,
    max_tokens: most = 100_000,
    max_completion_tokens: max_tokens = most,
    response_format,
  } = received.body
  const request = { messages, max_tokens, schema: response_format?.json_schema ?? null }
  const text = answerTo(request, received.behaviour)
  const cut = received.behaviour === 'length' ? text.slice(0, text.length / 2) : text.slice(0, max_tokens * 4)
  return { text: cut, finish: cut.length < text.length ? 'length' : 'stop' }
}

/** What is done half-way through; true: nothing follows. */
const midway: Partial<Record<StandInBehaviour, (response: http.ServerResponse) => unknown>> = {
  cut_stream: (response) => response.end(),
  hangs_up: (response) => response.destroy(),
  stalls_midway: () => undefined,
  fails_midway: (response) => response.end('data: {"error":{"message":"CUDA out of memory","code":500}}\n\n'),
  malformed: (response) => response.end('data: {"choices":[{"delta":{"con\n\n'),
}

async function endless(response: http.ServerResponse, received: ReceivedModelRequest) {
  const filler = pieceOf(received, { content: 'x'.repeat(60_000) })
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  while (!response.destroyed)
    if (!response.write(filler)) await once(response, 'drain', { signal: gone.signal }).catch(() => undefined)
}

async function streamed(
  response: http.ServerResponse,
  received: ReceivedModelRequest,
  tokens_per_second: number | undefined,
) {
  const { behaviour, body: modelRequest } = received
  const { text, finish } = written(received)
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
  if (behaviour === 'stall') return
  response.write(pieceOf(received, { role: 'assistant', content: '' }))
  if (behaviour === 'endless') return endless(response, received)
  if (behaviour === 'thinks') {
    response.write(pieceOf(received, { reasoning_content: 'The user wants a summary.' }))
    for (const thought of ['<thi', 'nk>\nLet me see', ' [1].\n</th', 'ink>\n\n'])
      response.write(pieceOf(received, { content: thought }))
  }
  const pieces = text.split(/(?<=\s)/)
  const wait = tokens_per_second === undefined ? 0 : 1000 / tokens_per_second
  for (const [at, content] of pieces.entries()) {
    if (response.destroyed) return
    const stop = at >= Math.floor(pieces.length / 2) ? midway[behaviour] : undefined
    if (stop) {
      // What was written before is read before.
      await pause(50)
      return void stop(response)
    }
    if (wait > 0) await pause(wait)
    response.write(pieceOf(received, { content }))
  }
  response.write(pieceOf(received, {}, finish))
  if (modelRequest.stream_options?.include_usage && behaviour !== 'counts_nothing')
    response.write(event(received, [], { usage: usageOf(received, text) }))
  response.end('data: [DONE]\n\n')
}

const whole = (response: http.ServerResponse, received: ReceivedModelRequest) => {
  const { text, finish } = written(received)
  const choices = [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }]
  sendJson(response, 200, { id: 'chatcmpl-1', object: 'chat.completion', choices, usage: usageOf(received, text) })
}

/** What else endpoints tell of themselves. */
function sendModelInfo(response: http.ServerResponse, path: string, { context }: StandInOptions) {
  const declared = context?.by === 'vllm' ? { max_model_len: context.tokens } : {}
  const names = ['stand-in', ...behaviours.map((behaviour) => `stand-in:${behaviour}`)]
  if (path === '/v1/models')
    return sendJson(response, 200, { data: names.map((id) => ({ id, object: 'model', ...declared })) })
  if (path === '/props' && context?.by === 'llama.cpp')
    return sendJson(response, 200, { default_generation_settings: { n_ctx: context.tokens } })
  if (path === '/api/ps' && context?.by === 'ollama')
    return sendJson(response, 200, { models: [{ name: 'stand-in', context_length: context.tokens }] })
  return refuse(response, 404, { message: 'Not found' })
}

const unsupported = {
  max_tokens:
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
  temperature: "Unsupported value: 'temperature' does not support 0 with this model.",
  stream_options: "Extra inputs are not permitted: 'stream_options'",
}

async function answered(response: http.ServerResponse, received: ReceivedModelRequest, options: StandInOptions) {
  const { behaviour, body: modelRequest } = received
  const { refuses, retry_after = 1 } = options
  if (refuses !== undefined && modelRequest[refuses] !== undefined)
    return void refuse(response, 400, { message: unsupported[refuses], param: refuses })
  if (behaviour === 'rate_limited') response.setHeader('retry-after', String(retry_after))
  const refusal = refusals[behaviour]
  if (refusal) return void refusal(response, received)
  if (behaviour === 'no_schema' && modelRequest.response_format)
    return void refuse(response, 400, { message: 'response_format of type json_schema is not supported' })
  const speed = behaviour === 'slow' ? 4 : options.tokens_per_second
  return modelRequest.stream ? streamed(response, received, speed) : whole(response, received)
}

/**
 * A stand-in for a language model, over real HTTP on 127.0.0.1. The name of the model may choose how it behaves
 * (`stand-in:flips_side`); any other name behaves as was `set`.
 */
export async function startModelEndpoint(options: StandInOptions = {}) {
  const state = { behaviour: options.behaviour ?? 'faithful', times: Infinity, open: 0 }
  const requests: ReceivedModelRequest[] = []
  const behaviourOf = (model: string): StandInBehaviour => {
    const named = model.split(':').at(-1) ?? ''
    if (isBehaviour(named)) return named
    if (state.times <= 0) return 'faithful'
    state.times -= 1
    return state.behaviour
  }
  const chat = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const modelRequest = body.parse(await json(request))
    const { authorization, traceparent } = request.headers
    const sent = { authorization, traceparent: typeof traceparent === 'string' ? traceparent : undefined }
    const { window = Infinity } = options
    const received = { body: modelRequest, behaviour: behaviourOf(modelRequest.model), ...sent, window, closed: false }
    requests.push(received)
    state.open += 1
    response.on('close', () => {
      state.open -= 1
      received.closed = !response.writableFinished
    })
    await answered(response, received, options)
  }
  const server = http.createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    const refused = options.key !== undefined && request.headers.authorization !== `Bearer ${options.key}`
    if (refused) refuse(response, 401, { message: 'Incorrect API key provided' })
    else if (path !== '/v1/chat/completions') sendModelInfo(response, path, options)
    else chat(request, response).catch((error: unknown) => refuse(response, 400, { message: String(error) }))
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const bound = server.address()
  return {
    url: `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}/v1`,
    /** The received requests, oldest first. */
    requests,
    /** From now on, or only for so many requests, after which it is faithful. */
    set: (behaviour: StandInBehaviour, times = Infinity) => void Object.assign(state, { behaviour, times }),
    /** Answers under way. */
    open: () => state.open,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
