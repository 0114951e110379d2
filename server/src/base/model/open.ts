import { setTimeout as wait } from 'node:timers/promises'
import { type ModelFailure, Problem } from '@alta/contract/problems'
import type { Logger } from 'pino'
import { type Clock, systemClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { openFairQueue } from '../fair-queue.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { noTracing, type SpanStart, type Tracing } from '../tracing.ts'
import type { Model, ModelAnswer, ModelPiece, ModelRequest, ModelUsage } from '../model.ts'
import { type TokenCounts, type ModelAttempt, streamAnswer } from './answer.ts'
import { openBreaker } from './breaker.ts'
import { modelFailed, failureOf } from './failure.ts'

interface ModelDependencies {
  readonly clock?: Clock
  readonly log: Logger
  readonly metrics: Metrics
  readonly tracing?: Tracing
}

const attempts_max = 3
const first_wait_ms = 250
/** An endpoint that asks to wait longer than this is not asked again for the same answer. */
const longest_wait_ms = 20_000
const schema_memory_ms = 600_000
const chars_per_token = 4
/**
 * No tokeniser makes fewer tokens of running text. Ollama drops the beginning of a text that is too long without a
 * message and counts only the rest (ollama/ollama#4967); an answer to half a record must not pass for one to the whole.
 */
const chars_per_token_most = 6
/** Fewer tokens than this may have been counted because of a cache. */
const tokens_least = 1_000

/** Failures after which another attempt may help; a slow endpoint is not waited for again. */
const passing: readonly (ModelFailure | null)[] = ['unreachable', 'engine', 'rate_limited']

/** Milliseconds before the next try; null when there is to be none. */
function waitBefore(problem: Problem, attempts: number): number | null {
  if (attempts >= attempts_max || !passing.includes(failureOf(problem))) return null
  // Jitter, so that requests that failed together do not come back together.
  const own = first_wait_ms * 2 ** (attempts - 1) * (0.5 + Math.random())
  const requested_ms = (problem.retry_after ?? 0) * 1000
  return requested_ms > longest_wait_ms ? null : Math.max(own, requested_ms)
}

/** The state of a request under way. */
interface ModelRequestRun {
  readonly request: ModelRequest
  readonly began: number
  readonly waited_ms: number
  attempts: number
  first_ms: number | null
  chars: number
  counts: TokenCounts | null
}

const charsOf = ({ messages }: ModelRequest) => messages.reduce((sum, { content }) => sum + content.length, 0)

/** Whether the endpoint read only a part of the question. */
const isPartlyRead = ({ request, counts }: ModelRequestRun): boolean =>
  counts !== null &&
  counts.prompt_tokens >= tokens_least &&
  charsOf(request) > counts.prompt_tokens * chars_per_token_most

/** Makes attempts until one begins to answer, and returns that one. */
async function* tried(run: ModelRequestRun, one: ModelAttempt): AsyncGenerator<string> {
  for (;;) {
    run.attempts += 1
    try {
      run.counts = yield* streamAnswer(one)
      if (isPartlyRead(run)) throw modelFailed('too_long')
      return
    } catch (error) {
      const again_ms = error instanceof Problem && run.first_ms === null ? waitBefore(error, run.attempts) : null
      if (again_ms === null || performance.now() + again_ms > one.ends_at) throw error
      await wait(again_ms, undefined, { signal: one.request.signal }).catch(() => {
        throw modelFailed('aborted')
      })
    }
  }
}

const asSpan = (model: string): SpanStart => ({
  name: `chat ${model}`,
  kind: 'client',
  attributes: { 'gen_ai.request.model': model },
})

const tryOf = (
  config: Config,
  { request, began }: ModelRequestRun,
  endpoint: ModelAttempt['endpoint'],
): ModelAttempt => ({
  endpoint,
  request,
  idle_ms: config.ALTA_MODEL_IDLE_TIMEOUT * 1000,
  ends_at: began + config.ALTA_MODEL_TIMEOUT * 1000,
})

function usageOf(run: ModelRequestRun, config: Config): ModelUsage {
  const total_ms = performance.now() - run.began
  const { prompt_tokens, completion_tokens } = run.counts ?? {
    prompt_tokens: Math.ceil(charsOf(run.request) / chars_per_token),
    completion_tokens: Math.ceil(run.chars / chars_per_token),
  }
  return {
    prompt_tokens,
    completion_tokens,
    estimated: run.counts === null,
    first_ms: run.first_ms ?? total_ms,
    total_ms,
    waited_ms: run.waited_ms,
    attempts: run.attempts,
    cost:
      (prompt_tokens * config.ALTA_MODEL_PRICE_INPUT + completion_tokens * config.ALTA_MODEL_PRICE_OUTPUT) / 1_000_000,
  }
}

/** Records the metrics. A request that began costs money, even when nobody wanted its end. */
function recordIn({ model: figures }: Metrics, model: string) {
  return (run: ModelRequestRun, usage: ModelUsage, outcome: string): void => {
    figures.requests.inc({ model, outcome })
    figures.seconds.observe({ model, outcome }, usage.total_ms / 1000)
    if (run.first_ms !== null) figures.firstSeconds.observe({ model }, run.first_ms / 1000)
    if (run.first_ms === null && run.counts === null) return
    figures.tokens.inc({ model, part: 'input' }, usage.prompt_tokens)
    figures.tokens.inc({ model, part: 'output' }, usage.completion_tokens)
    figures.cost.inc({ model }, usage.cost)
  }
}

async function collected(pieces: AsyncIterable<ModelPiece>): Promise<ModelAnswer> {
  const texts: string[] = []
  for await (const piece of pieces) {
    if ('usage' in piece) return { text: texts.join(''), usage: piece.usage }
    texts.push(piece.text)
  }
  throw modelFailed('truncated')
}

/** For each model: whether a schema is worth an attempt. */
function openSchemas(clock: Clock) {
  const refused_until = new Map<string, number>()
  return {
    taken: (model: string): boolean => (refused_until.get(model) ?? 0) <= clock.now().getTime(),
    refused: (model: string): void => void refused_until.set(model, clock.now().getTime() + schema_memory_ms),
  }
}

/** An organisation alone uses the endpoint as a whole; others wait for one of its requests, however many it has. */
function requestTurns(capacity: number, { model }: Metrics) {
  const watch = (change: 1 | -1) => model.waiting.inc(change)
  const queue = openFairQueue({ capacity, organisation_max: capacity, watch })
  return ({ organisation_id, signal }: ModelRequest) =>
    queue.take({ organisation_id, caller_id: organisation_id }, signal).catch(() => {
      throw modelFailed('aborted')
    })
}

/**
 * The endpoint that the administrator configured; null without one. At most `ALTA_MODEL_CONCURRENCY` requests are under
 * way, and organisations take turns. A request with a temporary failure is repeated twice, unless it has begun to
 * answer.
 */
export function openModel(config: Config, dependencies: ModelDependencies): Model | null {
  const { clock = systemClock, log, metrics, tracing = noTracing } = dependencies
  const { ALTA_MODEL_URL: url, ALTA_MODEL_NAME: name, ALTA_MODEL_KEY: key, ALTA_MODEL_JUDGE: judge = null } = config
  if (url === undefined || name === undefined) return null
  const models = [...new Set([name, ...config.ALTA_MODEL_CHOICES])]
  const endpoint = { url, key, log, spared: new Map() }
  const turnOf = requestTurns(config.ALTA_MODEL_CONCURRENCY, metrics)
  const breaker = openBreaker({ clock, watch: (isOpen) => metrics.model.breakerOpen.set(isOpen ? 1 : 0) })
  const schemas = openSchemas(clock)

  async function* underWay(request: ModelRequest, waited_ms: number): AsyncGenerator<ModelPiece> {
    const { model } = request
    const leave = breaker.enter()
    const began = performance.now()
    const label = model === judge || models.includes(model) ? model : 'other'
    const span = tracing.begin(asSpan(label))
    const run: ModelRequestRun = { request, began, waited_ms, attempts: 0, first_ms: null, chars: 0, counts: null }
    const one = tryOf(config, run, { ...endpoint, traceparent: span.traceparent })
    // A reader that stops reading never comes back here.
    let failure: ModelFailure | null = 'aborted'
    try {
      for await (const text of tried(run, one)) {
        run.first_ms ??= performance.now() - began
        run.chars += text.length
        yield { text }
      }
      failure = null
    } catch (error) {
      failure = failureOf(error) ?? 'engine'
      if (failure === 'no_schema') schemas.refused(model)
      throw error
    } finally {
      leave(failure)
      const usage = usageOf(run, config)
      recordIn(metrics, label)(run, usage, failure ?? 'done')
      span.end({ failed: failure !== null, attributes: { 'alta.model.outcome': failure ?? 'done' } })
      if (failure !== null) log.info({ model, failure, attempts: run.attempts }, 'a model gave no usable answer')
    }
    yield { usage: usageOf(run, config) }
  }

  async function* stream(request: ModelRequest): AsyncGenerator<ModelPiece> {
    breaker.check()
    const requested_ms = performance.now()
    const release = await turnOf(request)
    try {
      yield* underWay(request, performance.now() - requested_ms)
    } finally {
      release()
    }
  }

  return {
    host: new URL(url).host,
    models,
    judge,
    context_tokens: config.ALTA_MODEL_CONTEXT,
    takesSchema: schemas.taken,
    stream,
    write: (request) => collected(stream(request)),
  }
}
