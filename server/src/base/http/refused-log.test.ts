import { Problem, type ProblemCode } from '@alta/contract/problems'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { type Actor, anonymous } from '../access.ts'
import { answerErrors } from './problems.ts'

const codes: readonly ProblemCode[] = [
  'validation-failed',
  'malformed-request',
  'rate-limited',
  'forbidden',
  'not-ready',
]

/** The log lines that requests for these addresses leave. */
async function linesOf(urls: readonly string[], actor: Actor = anonymous) {
  const lines: string[] = []
  const loggerInstance: FastifyBaseLogger = pino(
    { base: null, timestamp: false },
    { write: (line: string) => void lines.push(line) },
  )
  const app = Fastify({ loggerInstance })
  app.addHook('onRequest', async (request) => void Object.assign(request, { actor }))
  answerErrors(app)
  for (const code of codes)
    app.get(`/${code}/:id`, async () => {
      throw new Problem(code)
    })
  for (const url of urls) await app.inject({ url, remoteAddress: '192.0.2.7' })
  await app.close()
  return lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'refused')
}

test('refused and invalid requests are logged, without a word of what was sent', async () => {
  const lines = await linesOf(['/validation-failed/Rosa?q=fiebre', '/forbidden/Rosa', '/not-ready/Rosa'])
  expect(lines).toEqual([
    expect.objectContaining({ code: 'validation-failed', route: '/validation-failed/:id', address: '192.0.2.7' }),
    expect.objectContaining({ code: 'forbidden', method: 'GET', caller_id: null }),
  ])
  expect(JSON.stringify(lines)).not.toMatch(/Rosa|fiebre/)
})

test('a caller that exceeds the rate limit leaves one line, however often', async () => {
  const person = { ...anonymous, user_id: '01932f6e-7c1a-7d42-9d0e-5f1f4c0e2b7a' }
  const lines = await linesOf(
    Array.from({ length: 5 }, () => '/rate-limited/x'),
    person,
  )
  expect(lines.map(({ code, caller_id }) => [code, caller_id])).toEqual([['rate-limited', person.user_id]])
})
