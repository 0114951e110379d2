import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startModelEndpoint } from '../../contract-tests/model-endpoint.ts'
import { problemIn, request, startTestModel } from '../../contract-tests/test-model.ts'
import type { Model } from '../model.ts'

let test: Awaited<ReturnType<typeof startTestModel>>
beforeEach(async () => {
  test = await startTestModel()
})
afterEach(() => test.endpoint.close())

const until = (holds: () => unknown) => vi.waitFor(holds, { timeout: 15_000, interval: 5 })

describe('many requests at once', () => {
  const served = () => test.endpoint.requests.map(({ body }) => body.messages[0]?.content)
  const ask = (organisation_id: string, number: number) =>
    request({ organisation_id, messages: [{ role: 'user', content: `${organisation_id}${number}` }] })

  it('wait for one another, and organisations take turns', async () => {
    test.endpoint.set('stall')
    const model = test.opened({ ALTA_MODEL_CONCURRENCY: 1 })
    const cancellation = new AbortController()
    const first = problemIn(model.write(request({ signal: cancellation.signal })))
    await until(() => expect(test.endpoint.open()).toBe(1))
    const held = performance.now()
    test.endpoint.set('empty')
    const others = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) =>
      model.write(ask(name.charAt(0), Number(name.charAt(1)))),
    )
    await until(async () => expect(await test.figure('alta_model_requests_waiting')).toBe('7'))
    cancellation.abort()
    await first
    const held_ms = performance.now() - held
    const answers = await Promise.all(others)
    expect(served().slice(1)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
    expect(await test.figure('alta_model_requests_waiting')).toBe('0')
    expect(answers[0]?.usage.waited_ms).toBeGreaterThanOrEqual(Math.floor(held_ms) - 50)
    expect(answers[6]?.usage.waited_ms).toBeGreaterThan(answers[0]?.usage.waited_ms ?? Infinity)
  })

  it('are never more than the limit', async () => {
    const slow = await startModelEndpoint({ tokens_per_second: 100 })
    const model = test.opened({ ALTA_MODEL_URL: slow.url, ALTA_MODEL_CONCURRENCY: 3 })
    let most = 0
    const watching = setInterval(() => (most = Math.max(most, slow.open())), 1)
    await Promise.all(Array.from({ length: 12 }, (_, at) => model.write(ask('a', at))))
    clearInterval(watching)
    await slow.close()
    expect([most, slow.requests.length]).toEqual([3, 12])
  })

  it('may be cancelled while they wait, and their waiting does not count against their time limit', async () => {
    const slow = await startModelEndpoint({ tokens_per_second: 40 })
    const model = test.opened({ ALTA_MODEL_URL: slow.url, ALTA_MODEL_CONCURRENCY: 1, ALTA_MODEL_TIMEOUT: 3 })
    const cancellation = new AbortController()
    const first = model.write(request())
    const given_up = problemIn(model.write(request({ signal: cancellation.signal })))
    const others = [1, 2, 3, 4, 5, 6, 7].map(() => model.write(request()))
    cancellation.abort()
    expect((await given_up).failure).toBe('aborted')
    await first
    const last = (await Promise.all(others))[6]
    expect(last?.usage.waited_ms).toBeGreaterThan(3_000)
    expect(slow.requests).toHaveLength(8)
    await slow.close()
  })
})

describe('a caller that no longer wants the answer', () => {
  it('cancels the request, and the endpoint sees the connection close', async () => {
    test.endpoint.set('stalls_midway')
    const cancellation = new AbortController()
    const answer = problemIn(test.opened().write(request({ signal: cancellation.signal })))
    await until(() => expect(test.endpoint.open()).toBe(1))
    cancellation.abort()
    expect((await answer).failure).toBe('aborted')
    await until(() => expect([test.endpoint.open(), test.endpoint.requests[0]?.closed]).toEqual([0, true]))
    expect(await test.figure('alta_model_requests_total{model="stand-in",outcome="aborted"}')).toBe('1')
  })

  it('sends no request when it cancelled before', async () => {
    const problem = await problemIn(test.opened().write(request({ signal: AbortSignal.abort() })))
    expect([problem.failure, test.endpoint.requests.length]).toEqual(['aborted', 0])
    expect(await test.figure('alta_model_requests_total{model="stand-in",outcome="aborted"}')).toBeUndefined()
  })

  it('may just stop reading', async () => {
    test.endpoint.set('slow')
    const model = test.opened({ ALTA_MODEL_CONCURRENCY: 1 })
    for await (const _ of model.stream(request())) break
    await until(() => expect([test.endpoint.open(), test.endpoint.requests[0]?.closed]).toEqual([0, true]))
    test.endpoint.set('faithful')
    expect((await model.write(request())).text).toContain('furosemida')
  })

  it('does not wait for the pause between two attempts', async () => {
    test.endpoint.set('rate_limited')
    const cancellation = new AbortController()
    const answer = problemIn(test.opened().write(request({ signal: cancellation.signal })))
    await until(() => expect(test.endpoint.requests).toHaveLength(1))
    cancellation.abort()
    expect((await answer).failure).toBe('aborted')
    expect(test.endpoint.requests).toHaveLength(1)
  })
})

describe('a failing endpoint', () => {
  const ill = async (model: Model) => {
    test.endpoint.set('fails_midway')
    for (let time = 0; time < 5; time += 1) await problemIn(model.write(request()))
  }

  it('gets no request for half a minute after five failures in a row', async () => {
    const model = test.opened()
    await ill(model)
    const problem = await problemIn(model.write(request()))
    expect([problem.failure, test.endpoint.requests.length]).toEqual(['unreachable', 5])
    expect(problem.retry_after).toBeGreaterThan(28)
    expect(await test.figure('alta_model_breaker_open')).toBe('1')
  })

  it('then gets a single request, and all requests again once that one is answered', async () => {
    const model = test.opened()
    await ill(model)
    test.endpoint.set('faithful')
    test.later(30_001)
    const [answer, problem] = await Promise.all([model.write(request()), problemIn(model.write(request()))])
    expect(answer.text).toContain('furosemida')
    expect([problem.failure, problem.retry_after, test.endpoint.requests.length]).toEqual(['unreachable', 1, 6])
    expect(await test.figure('alta_model_breaker_open')).toBe('0')
    await Promise.all([model.write(request()), model.write(request())])
  })

  it('gets no request again when the single one fails', async () => {
    const model = test.opened()
    await ill(model)
    test.later(30_001)
    expect((await problemIn(model.write(request()))).failure).toBe('engine')
    expect((await problemIn(model.write(request()))).failure).toBe('unreachable')
    expect(test.endpoint.requests).toHaveLength(6)
  })

  it('is not considered failing because callers cancel', async () => {
    const model = test.opened({ ALTA_MODEL_CONCURRENCY: 10 })
    test.endpoint.set('stall')
    const cancellation = new AbortController()
    const answers = [1, 2, 3, 4, 5, 6].map(() => problemIn(model.write(request({ signal: cancellation.signal }))))
    await until(() => expect(test.endpoint.open()).toBe(6))
    cancellation.abort()
    await Promise.all(answers)
    test.endpoint.set('faithful')
    expect((await model.write(request())).text).toContain('furosemida')
  })

  it('is not considered failing because it refuses a request', async () => {
    const model = test.opened()
    test.endpoint.set('too_long')
    for (let time = 0; time < 6; time += 1) await problemIn(model.write(request()))
    test.endpoint.set('faithful')
    expect((await model.write(request())).text).toContain('furosemida')
  })
})
