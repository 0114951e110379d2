import http from 'node:http'
import { json } from 'node:stream/consumers'
import * as z from 'zod/mini'

const request = z.object({ model: z.string(), input: z.array(z.string()) })

/** Words that mean alike stand on one line: each line is a direction of the vectors. */
const meanings = [
  ['pasea', 'orilla', 'fútbol'],
  ['alerg', 'penicilina'],
  ['enalapril', 'hipertensión'],
]

/** As long as there are lines, and one number more for what none of them speaks of. */
function vectorOf(text: string): number[] {
  const lower = text.toLowerCase()
  const found = meanings.map((words) => words.filter((word) => lower.includes(word)).length)
  return [...found, found.some((count) => count > 0) ? 0 : 1]
}

interface ReceivedEmbeddingRequest {
  readonly model: string
  readonly input: readonly string[]
  readonly authorization: string | undefined
}
type EmbeddingResponder = (response: http.ServerResponse, received: ReceivedEmbeddingRequest) => unknown

const send = (response: http.ServerResponse, data: unknown) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))

/** How an endpoint may answer: well, though not in order, and in all the ways that are of no use. */
export const answers = {
  well: (response, { input }) =>
    send(response, input.map((text, index) => ({ index, embedding: vectorOf(text) })).toReversed()),
  'with 500': (response, { input }) => response.writeHead(500).end(`cannot embed ${input.join(' ')}`),
  'with a page': (response, { input }) => response.writeHead(200).end(`<html>${input.join(' ')}</html>`),
  'with one vector too few': (response, { input }) =>
    send(
      response,
      input.slice(1).map((text, index) => ({ index, embedding: vectorOf(text) })),
    ),
  'with vectors of different lengths': (response, { input }) =>
    send(
      response,
      [...input, ''].slice(0, input.length).map((_, index) => ({ index, embedding: index ? [1] : [] })),
    ),
  'with numbers that are none': (response, { input }) =>
    send(
      response,
      input.map((_, index) => ({ index, embedding: [1e300, 1] })),
    ),
  'with too much': (response) => response.writeHead(200).end(' '.repeat(16_000_001)),
  'with a way elsewhere': (response) => response.writeHead(307, { location: '/v1/embeddings' }).end(),
  'by hanging up': (response) => response.destroy(),
  never: () => undefined,
} satisfies Record<string, EmbeddingResponder>

/** A stand-in for an embedding model, over real HTTP. */
export async function openEmbeddingEndpoint() {
  const state: { answer: EmbeddingResponder } = { answer: answers.well }
  const received: ReceivedEmbeddingRequest[] = []
  const server = http.createServer((incoming, response) => {
    void json(incoming).then((body) => {
      const { model, input } = request.parse(body)
      const { authorization } = incoming.headers
      received.push({ model, input, authorization })
      return state.answer(response, { model, input, authorization })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  return {
    url: `http://127.0.0.1:${port}/v1`,
    /** What came, oldest first. */
    asked: received,
    answer: (answer: EmbeddingResponder) => void (state.answer = answer),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
