import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { jsonPieces, jsonText, sendWritten, writtenAnswer } from './json-text.ts'

const long = 'añ😀"\\\n'.repeat(60_000)

test.each([
  ['nothing of it is kept as text', { a: [1, { b: 'ñ' }], c: null, d: undefined }, { a: [1, { b: 'ñ' }], c: null }],
  ['a part is', { a: 1, b: { c: jsonText('[1,2]'), d: undefined }, e: 'x' }, { a: 1, b: { c: [1, 2] }, e: 'x' }],
  ['all of it is', jsonText('{"a":null}'), { a: null }],
  [
    'it is long, and cut between any two characters',
    { a: jsonText(JSON.stringify(long)), b: long },
    { a: long, b: long },
  ],
])('JSON that is streamed equals JSON that is serialised at once, also when %s', async (_what, value, same) => {
  const app = Fastify()
  app.get('/', (_request, reply) =>
    sendWritten(
      reply,
      writtenAnswer(() => jsonPieces(value)),
    ),
  )
  const { body, headers } = await app.inject('/')
  expect(body).toBe(JSON.stringify(same))
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  await app.close()
})
