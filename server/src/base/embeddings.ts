import * as z from 'zod/mini'
import type { Config } from './config.ts'

/** A model that makes vectors of texts. Texts with similar meanings get similar vectors. */
export interface Embeddings {
  /** The host of the endpoint, as people are told where text is sent. */
  readonly host: string
  /** The name of the model: vectors of different models cannot be compared. */
  readonly name: string
  /**
   * One vector for each text, in their order, all of one length.
   * @throws Error that says what went wrong, never with words of the texts or of the answer
   */
  readonly embed: (texts: readonly string[], signal: AbortSignal) => Promise<Float32Array[]>
}

const batch = 64
const batch_ms = 30_000
/** 64 vectors of 4,096 numbers, written out, are some 6 MB. */
const answer_bytes_max = 16_000_000

const answer = z.object({ data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()) })) })

const refusal = (what: string): Error => new Error(`The embedding endpoint ${what}.`)

async function bodyOf({ body }: Response): Promise<unknown> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body ?? []) {
    length += piece.byteLength
    if (length > answer_bytes_max) throw refusal('answered too much')
    pieces.push(piece)
  }
  const text = Buffer.concat(pieces).toString('utf8')
  try {
    return JSON.parse(text)
  } catch {
    // The message of JSON.parse quotes the answer, which may quote the text.
    throw refusal('answered something that is not JSON')
  }
}

/** The vectors of an answer, after a check that they match the request. */
function vectorsIn(body: unknown, count: number): Float32Array[] {
  const read = answer.safeParse(body)
  if (!read.success) throw refusal('answered no vectors')
  const data = read.data.data.toSorted((a, b) => a.index - b.index)
  if (data.length !== count || data.some(({ index }, at) => index !== at))
    throw refusal(`answered ${data.length} vectors for ${count} texts`)
  const vectors = data.map(({ embedding }) => Float32Array.from(embedding))
  if (!vectors.every((vector) => vector.every(Number.isFinite))) throw refusal('answered numbers out of range')
  return vectors
}

const codeOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : cause instanceof Error ? cause.name : ''
}

/** The endpoint that the administrator configured; null without one. */
export function openEmbeddings(config: Config): Embeddings | null {
  const { ALTA_EMBEDDING_URL: url, ALTA_EMBEDDING_NAME: name, ALTA_EMBEDDING_KEY: key } = config
  if (url === undefined || name === undefined) return null
  const headers = { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) }
  const ask = async (input: readonly string[], signal: AbortSignal): Promise<Float32Array[]> => {
    const body = JSON.stringify({ model: name, input })
    // A redirection would send the text to a host that nobody configured.
    const request = { method: 'POST', headers, body, signal, redirect: 'error' } as const
    const response = await fetch(`${url}/embeddings`, request).catch((error: unknown) => {
      signal.throwIfAborted()
      throw refusal(`cannot be reached (${codeOf(error)})`)
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw refusal(`answered ${response.status}`)
    }
    return vectorsIn(await bodyOf(response), input.length)
  }
  return {
    host: new URL(url).host,
    name,
    embed: async (texts, signal) => {
      const vectors: Float32Array[] = []
      for (let at = 0; at < texts.length; at += batch) {
        const within = AbortSignal.any([signal, AbortSignal.timeout(batch_ms)])
        vectors.push(...(await ask(texts.slice(at, at + batch), within)))
      }
      const length = vectors[0]?.length
      if (length === 0 || vectors.some((vector) => vector.length !== length))
        throw refusal('answered vectors of different lengths')
      return vectors
    },
  }
}
