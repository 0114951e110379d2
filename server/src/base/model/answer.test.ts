import http from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { problemIn, request, startTestModel } from '../../contract-tests/test-model.ts'

/** The pieces that the endpoint sends. It closes the connection after the last one unless `stays` is set. */
let sent: readonly (string | Uint8Array)[] = []
let stays = false
let gone = 0
let server: http.Server
let test: Awaited<ReturnType<typeof startTestModel>>
let url = ''

beforeEach(async () => {
  stays = false
  gone = 0
  test = await startTestModel()
  server = http.createServer(async (_, response) => {
    response.on('close', () => (gone += 1))
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).flushHeaders()
    for (const piece of sent) {
      response.write(piece)
      await new Promise((resolve) => setImmediate(resolve))
    }
    if (!stays) response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  url = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}/v1`
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await test.endpoint.close()
})

const write = (idle_s = 5) =>
  test.opened({ ALTA_MODEL_URL: url, ALTA_MODEL_IDLE_TIMEOUT: idle_s }).write(request({ max_tokens: 50 }))
const chunk = (content: string | null, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason }] })}\n\n`
const done = 'data: [DONE]\n\n'

describe('streams as endpoints really send them', () => {
  it('may be cut anywhere, even within a character', async () => {
    const bytes = Buffer.from(`${chunk('Evolución: ñandú, 38 °C ')}${chunk('🫀 mejora')}${chunk('', 'stop')}${done}`)
    sent = Array.from(bytes, (byte) => Uint8Array.of(byte))
    expect((await write()).text).toBe('Evolución: ñandú, 38 °C 🫀 mejora')
  })

  it.each([
    [
      'lines that end as on Windows',
      [chunk('a').replaceAll('\n', '\r\n'), chunk('b', 'stop').replaceAll('\n', '\r\n')],
    ],
    ['signs of life between them', [': processing\n\n', chunk('a'), ': processing\n\n', chunk('b', 'stop')]],
    [
      'events without choices',
      ['data: {"choices":[],"prompt_filter_results":[]}\n\n', 'data: {"choices":null}\n\n', chunk('ab', 'stop')],
    ],
    ['no word and no reason in some', [chunk(null), chunk('ab'), chunk(null, 'stop')]],
    ['an empty reason until the last', [chunk('a', ''), chunk('b', ''), chunk('', 'stop')]],
    ['no reason, but an end', [chunk('ab'), done]],
    ['words behind the end', [chunk('ab', 'stop'), done, chunk('c')]],
    ['counts that are none', [chunk('ab'), 'data: {"choices":[],"usage":{"prompt_tokens":-1}}\n\n', done]],
  ])('may have %s', async (_, pieces) => {
    sent = pieces
    const { text, usage } = await write()
    expect([text, usage.estimated]).toEqual(['ab', true])
  })

  it('may report token counts with every event, and the last count is used', async () => {
    const counting = (completion_tokens: number) =>
      `data: ${JSON.stringify({ choices: [{ delta: { content: 'a' } }], usage: { prompt_tokens: 7, completion_tokens } })}\n\n`
    sent = [counting(1), counting(2), chunk('', 'stop'), done]
    expect((await write()).usage).toMatchObject({ prompt_tokens: 7, completion_tokens: 2, estimated: false })
  })

  it('are closed when the endpoint does not close them at their end', async () => {
    sent = [chunk('ab', 'stop'), done]
    stays = true
    const { text, usage } = await write()
    expect(text).toBe('ab')
    expect(usage.total_ms).toBeLessThan(20_000)
    await expect.poll(() => gone).toBe(1)
  })

  it('time out when neither chunks nor keep-alive comments come', async () => {
    sent = [chunk('a'), ': processing\n\n']
    stays = true
    expect((await problemIn(write(0.1))).failure).toBe('timeout')
  })

  it.each([
    ['a filter stopped it', [chunk('a'), chunk('b', 'content_filter'), done], 'truncated'],
    ['it stopped at its length', [chunk('a'), chunk('b', 'length'), done], 'truncated'],
    ['its end is missing', [chunk('a'), chunk('b')], 'truncated'],
    ['it is longer than was asked for', [chunk('x'.repeat(2_001)), chunk('', 'stop')], 'bad_answer'],
    ['an event never ends', [`data: ${'x'.repeat(2_000_001)}`], 'bad_answer'],
    ['events are of another kind', ['data: [1,2]\n\n'], 'bad_answer'],
    [
      'it says that it was too long',
      [chunk('a'), 'data: {"error":{"message":"exceeds the available context size"}}\n\n'],
      'too_long',
    ],
  ])('are no answer when %s', async (_, pieces, failure) => {
    sent = pieces
    expect((await problemIn(write())).failure).toBe(failure)
  })
})
