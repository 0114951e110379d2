import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startModelEndpoint } from '../../contract-tests/model-endpoint.ts'
import { problemIn, request, secret, startTestModel } from '../../contract-tests/test-model.ts'
import { readConfig } from '../config.ts'
import { openMetrics } from '../metrics/metrics.ts'
import type { ModelPiece } from '../model.ts'
import { openModel } from './open.ts'

let test: Awaited<ReturnType<typeof startTestModel>>
beforeEach(async () => {
  test = await startTestModel()
})
afterEach(() => test.endpoint.close())

const until = (holds: () => unknown) => vi.waitFor(holds, { timeout: 15_000, interval: 5 })

const schema = {
  name: 'items',
  schema: {
    type: 'object',
    properties: {
      items: {
        type: 'array',
        items: {
          type: 'object',
          properties: { text: { type: 'string' }, sources: { type: 'array', items: { type: 'integer' } } },
        },
      },
    },
  },
}
describe('a configured model', () => {
  it('is absent without an endpoint, and says where texts are sent with one', () => {
    expect(openModel(readConfig({}), { log: pino(), metrics: openMetrics() })).toBeNull()
    const model = test.opened({ ALTA_MODEL_CHOICES: ['other', 'stand-in'], ALTA_MODEL_JUDGE: 'judge' })
    expect(model).toMatchObject({ models: ['stand-in', 'other'], judge: 'judge', context_tokens: 8192 })
    expect(model.host).toMatch(/^127\.0\.0\.1:\d+$/)
  })

  it('writes a whole answer and reports its usage', async () => {
    const { text, usage } = await test
      .opened({ ALTA_MODEL_PRICE_INPUT: 2, ALTA_MODEL_PRICE_OUTPUT: 10 })
      .write(request())
    expect(text).toBe(`${secret}. [1]`)
    expect(usage).toMatchObject({ prompt_tokens: 31, completion_tokens: 25, estimated: false, attempts: 1 })
    expect(usage.cost).toBeCloseTo((31 * 2 + 25 * 10) / 1e6, 12)
    expect(usage.total_ms).toBeGreaterThanOrEqual(usage.first_ms)
    const [{ body, authorization } = expect.fail('nothing came')] = test.endpoint.requests
    expect(authorization).toBe('Bearer llave')
    expect(body).toMatchObject({ model: 'stand-in', stream: true, stream_options: { include_usage: true } })
  })

  it('streams chunks as they come, and the usage after them', async () => {
    const pieces: ModelPiece[] = []
    for await (const piece of test.opened().stream(request())) pieces.push(piece)
    const texts = pieces.flatMap((piece) => ('text' in piece ? [piece.text] : []))
    expect(texts.join('')).toBe(`${secret}. [1]`)
    expect(pieces.at(-1)).toHaveProperty('usage.estimated', false)
    expect(pieces).toHaveLength(texts.length + 1)
  })

  it('sends the schema that it was given', async () => {
    const { text } = await test.opened().write(request({ schema }))
    expect(JSON.parse(text)).toEqual({ items: [{ text: `${secret}.`, sources: [1] }] })
  })

  it('leaves the reasoning of reasoning models out of the answer', async () => {
    test.endpoint.set('thinks')
    expect((await test.opened().write(request())).text).toBe(`${secret}. [1]`)
  })

  it('estimates the tokens that the endpoint does not count', async () => {
    test.endpoint.set('counts_nothing')
    const { usage } = await test.opened().write(request())
    expect(usage).toMatchObject({ prompt_tokens: 31, completion_tokens: 25, estimated: true })
  })

  it('counts requests, tokens, cost and time', async () => {
    const model = test.opened({ ALTA_MODEL_PRICE_OUTPUT: 10 })
    await model.write(request())
    await model.write(request({ model: 'unheard of' }))
    test.endpoint.set('too_long')
    await problemIn(model.write(request()))
    expect(await test.figure('alta_model_requests_total{model="stand-in",outcome="done"}')).toBe('1')
    expect(await test.figure('alta_model_requests_total{model="other",outcome="done"}')).toBe('1')
    expect(await test.figure('alta_model_requests_total{model="stand-in",outcome="too_long"}')).toBe('1')
    expect(await test.figure('alta_model_tokens_total{model="stand-in",part="input"}')).toBe('31')
    expect(await test.figure('alta_model_cost_total{model="stand-in"}')).toBe('0.00025')
    expect(await test.figure('alta_model_first_token_seconds_count{model="stand-in"}')).toBe('1')
  })
})

describe('an unusable answer', () => {
  it.each([
    ['unauthorised', 'unauthorised', 1],
    ['rate_limited', 'rate_limited', 3],
    ['fails', 'engine', 3],
    ['fails_midway', 'engine', 1],
    ['cut_stream', 'truncated', 1],
    ['hangs_up', 'truncated', 1],
    ['length', 'truncated', 1],
    ['html', 'bad_answer', 1],
    ['malformed', 'bad_answer', 1],
    ['endless', 'bad_answer', 1],
    ['redirects', 'bad_answer', 1],
    ['too_long', 'too_long', 1],
    ['no_schema', 'no_schema', 1],
    ['no_answer', 'timeout', 1],
    ['stall', 'timeout', 1],
    ['stalls_midway', 'timeout', 1],
    ['slow', 'timeout', 1],
  ] as const)(
    'for %s is named %s after %i attempts, without a word of its content',
    async (behaviour, failure, tries) => {
      test.endpoint.set(behaviour)
      const impatient = { ALTA_MODEL_IDLE_TIMEOUT: 0.4, ALTA_MODEL_TIMEOUT: behaviour === 'slow' ? 1 : 30 }
      const model = test.opened(failure === 'timeout' ? impatient : {})
      const problem = await problemIn(model.write(request({ schema })))
      expect([problem.code, problem.failure]).toEqual(['model-failed', failure])
      expect(test.endpoint.requests).toHaveLength(tries)
      expect(`${problem.stack} ${JSON.stringify(problem)} ${test.logged.join('')}`).not.toMatch(/Rosa|furosemida|llave/)
      await until(() => expect(test.endpoint.open()).toBe(0))
    },
  )

  it('is named unreachable when no endpoint listens', async () => {
    const problem = await problemIn(test.opened({ ALTA_MODEL_URL: 'http://127.0.0.1:9/v1' }).write(request()))
    expect(problem.failure).toBe('unreachable')
  })

  it('may come after some chunks, and is then not requested again', async () => {
    test.endpoint.set('hangs_up')
    const texts: string[] = []
    const read = async () => {
      for await (const piece of test.opened().stream(request())) if ('text' in piece) texts.push(piece.text)
    }
    expect((await problemIn(read())).failure).toBe('truncated')
    expect(secret.startsWith(texts.join('').trim())).toBe(true)
    expect(test.endpoint.requests).toHaveLength(1)
  })
})

describe('a prompt that the endpoint truncates', () => {
  it('has no answer, although the endpoint returns one', async () => {
    const endpoint = await startModelEndpoint({ window: 1_000 })
    const log = pino({ level: 'silent' })
    const environment = { ALTA_MODEL_URL: endpoint.url, ALTA_MODEL_NAME: 'stand-in' }
    const model = openModel(readConfig(environment), { log, metrics: openMetrics() })
    const long = { ...request(), messages: [{ role: 'user', content: 'Camina sin ayuda. '.repeat(400) }] } as const
    expect((await problemIn(model?.write(long) ?? Promise.resolve())).failure).toBe('too_long')
    const short = { ...long, messages: [{ role: 'user', content: 'Camina sin ayuda. '.repeat(200) }] } as const
    expect((await model?.write(short))?.text).not.toBe('')
    await endpoint.close()
  })
})

describe('a temporary failure', () => {
  it.each([
    ['fails', 100],
    // The stand-in asks the client to wait for one second.
    ['rate_limited', 990],
  ] as const)('%s once is tried again, after a pause', async (behaviour, least_ms) => {
    test.endpoint.set(behaviour, 1)
    const { text, usage } = await test.opened().write(request())
    expect(text).toContain('furosemida')
    expect(usage.attempts).toBe(2)
    expect(usage.first_ms).toBeGreaterThan(least_ms)
  })

  it('is not tried again when the endpoint asks to wait much longer', async () => {
    await test.endpoint.close()
    test = await startTestModel({ behaviour: 'rate_limited', retry_after: 3_600 })
    const problem = await problemIn(test.opened().write(request()))
    expect([problem.failure, problem.retry_after, test.endpoint.requests.length]).toEqual(['rate_limited', 3_600, 1])
  })

  it('is not tried again after the time limit', async () => {
    await test.endpoint.close()
    test = await startTestModel({ behaviour: 'rate_limited', retry_after: 7 })
    const problem = await problemIn(test.opened({ ALTA_MODEL_TIMEOUT: 6 }).write(request()))
    expect([problem.failure, test.endpoint.requests.length]).toEqual(['rate_limited', 1])
  })
})

describe('an endpoint that does not support schemas', () => {
  it('is remembered for ten minutes, by model', async () => {
    const model = test.opened()
    expect(model.takesSchema('stand-in')).toBe(true)
    test.endpoint.set('no_schema')
    expect((await problemIn(model.write(request({ schema })))).failure).toBe('no_schema')
    expect([model.takesSchema('stand-in'), model.takesSchema('other')]).toEqual([false, true])
    expect((await model.write(request())).text).toContain('furosemida')
    test.later(601_000)
    expect(model.takesSchema('stand-in')).toBe(true)
  })

  it.each(['max_tokens', 'temperature', 'stream_options'] as const)(
    'or no %s gets a request without it, at once the next time',
    async (parameter) => {
      await test.endpoint.close()
      test = await startTestModel({ refuses: parameter })
      const model = test.opened()
      for (const _ of [1, 2]) expect((await model.write(request())).text).toContain('furosemida')
      expect(test.endpoint.requests).toHaveLength(3)
      expect(test.endpoint.requests.at(-1)?.body).not.toHaveProperty(parameter)
    },
  )
})
