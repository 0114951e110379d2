import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'

/** JSON as the database stores it. It is put into an answer as it is, without parsing it only to write it again. */
export interface JsonText {
  readonly json_text: string
}
export const jsonText = (json_text: string): JsonText => ({ json_text })

const written = Symbol('written answer')

/** An answer that is sent as pieces of JSON, because serialising it as one object would hold up the server. */
export interface StreamedJson {
  readonly [written]: () => AsyncIterable<string> | Iterable<string>
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isText = (value: object): value is JsonText => 'json_text' in value
const isWhole = (value: unknown): boolean => !isObject(value) || (!isText(value) && Object.values(value).every(isWhole))

/** JSON of a value in which `JsonText` may stand for any part. */
export function* jsonPieces(value: unknown): Generator<string> {
  if (isObject(value) && isText(value)) yield value.json_text
  else if (isObject(value) && !Array.isArray(value) && !isWhole(value)) {
    let before = '{'
    for (const [key, part] of Object.entries(value)) {
      if (part === undefined) continue
      yield `${before}${JSON.stringify(key)}:`
      yield* jsonPieces(part)
      before = ','
    }
    yield '}'
  } else yield JSON.stringify(value)
}

/** An answer made of these pieces. Its members must be those of the call's answer, in the contract's order. */
export const writtenAnswer = (pieces: () => AsyncIterable<string> | Iterable<string>): StreamedJson => ({
  [written]: pieces,
})

export const isWrittenAnswer = (value: unknown): value is StreamedJson => isObject(value) && written in value

const pieceLength = 256 * 1024

/**
 * Joins the bytes to chunks of about the same length, so that neither many short pieces nor a huge one holds up the
 * server.
 */
async function* evenly(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Buffer> {
  let buffered = ''
  for await (const piece of pieces) {
    if (piece.length < pieceLength) buffered += piece
    else {
      if (buffered !== '') yield Buffer.from(buffered)
      buffered = ''
      for (let from = 0; from < piece.length;) {
        // Never cuts between the two halves of a surrogate pair.
        const isHalf = (piece.codePointAt(from + pieceLength - 1) ?? 0) > 0xff_ff
        const to = from + pieceLength - (isHalf ? 1 : 0)
        yield Buffer.from(piece.slice(from, to))
        from = to
        // Lets other requests run between two pieces.
        await setImmediate()
      }
    }
    if (buffered.length >= pieceLength) {
      yield Buffer.from(buffered)
      buffered = ''
    }
  }
  if (buffered !== '') yield Buffer.from(buffered)
}

export async function sendWritten(reply: FastifyReply, answer: StreamedJson): Promise<FastifyReply> {
  const bytes = evenly(answer[written]())
  const [first, second] = [await bytes.next(), await bytes.next()]
  void reply.type('application/json; charset=utf-8')
  if (second.done === true) return await reply.send(first.value ?? Buffer.alloc(0))
  async function* all() {
    yield first.value
    yield second.value
    yield* bytes
  }
  return await reply.send(Readable.from(all()))
}
