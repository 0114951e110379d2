import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answers, openEmbeddingEndpoint } from '../contract-tests/embedding-endpoint.ts'
import { readConfig } from './config.ts'
import { openEmbeddings } from './embeddings.ts'

let endpoint: Awaited<ReturnType<typeof openEmbeddingEndpoint>>
beforeAll(async () => {
  endpoint = await openEmbeddingEndpoint()
})
beforeEach(() => {
  endpoint.answer(answers.well)
  endpoint.asked.length = 0
})
afterAll(() => endpoint.close())

const opened = (url = endpoint.url) =>
  openEmbeddings(readConfig({ ALTA_EMBEDDING_URL: url, ALTA_EMBEDDING_NAME: 'm3', ALTA_EMBEDDING_KEY: 'llave' }))
const embed = async (texts: readonly string[], signal = new AbortController().signal) =>
  await opened()?.embed(texts, signal)

describe('the endpoint for embeddings', () => {
  it('is absent when none is configured', () => {
    expect(openEmbeddings(readConfig({}))).toBeNull()
  })

  it('gets many texts in batches, with model and key, and each text gets its own vector', async () => {
    const texts = Array.from({ length: 130 }, (_, at) => (at === 77 ? 'enalapril' : `texto ${at}`))
    const vectors = (await embed(texts)) ?? []
    expect(endpoint.asked.map(({ input }) => input.length)).toEqual([64, 64, 2])
    expect(endpoint.asked.flatMap(({ input }) => input)).toEqual(texts)
    expect(new Set(endpoint.asked.map(({ model, authorization }) => `${model} ${authorization}`))).toEqual(
      new Set(['m3 Bearer llave']),
    )
    expect(vectors).toHaveLength(130)
    expect(vectors.findIndex((vector) => vector[2] === 1)).toBe(77)
    expect(await embed([])).toEqual([])
    expect(endpoint.asked).toHaveLength(3)
  })

  it.each([
    ['with 500', 'answered 500'],
    ['with a page', 'not JSON'],
    ['with one vector too few', 'answered 1 vectors for 2 texts'],
    ['with vectors of different lengths', 'different lengths'],
    ['with numbers that are none', 'out of range'],
    ['with too much', 'answered too much'],
    ['with a way elsewhere', 'cannot be reached'],
    ['by hanging up', 'cannot be reached'],
  ] as const)('that answers %s is reported, without a word of the texts', async (way, reason) => {
    endpoint.answer(answers[way])
    const error: unknown = await embed(['Rosa Secreta', 'Rosa']).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    const message = error instanceof Error ? `${error.stack} ${JSON.stringify(error.cause)}` : ''
    expect(message).toContain(reason)
    expect(message).not.toMatch(/Rosa|Secreta|llave/)
    expect(endpoint.asked).toHaveLength(1)
  })

  it('is not waited for longer than the caller wants', async () => {
    endpoint.answer(answers.never)
    await expect(embed(['texto'], AbortSignal.timeout(100))).rejects.toThrow(/timeout/)
  })

  it('that cannot be reached is reported', async () => {
    const nobody = opened('http://127.0.0.1:9/v1')
    await expect(nobody?.embed(['texto'], new AbortController().signal)).rejects.toThrow('cannot be reached')
  })
})
