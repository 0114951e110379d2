import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

type FileContent = Uint8Array | string
type Pieces = AsyncIterable<Uint8Array | string>

/**
 * A file to be sent. `bytes` runs after the transaction, so that a slow document holds up nobody. A file that is too
 * long for the memory comes in pieces, each requested when the one before is on its way.
 */
export interface FileAnswer {
  readonly filename: string
  readonly media_type: string
  readonly bytes: () => Promise<FileContent | Pieces> | AsyncIterable<string>
}

/** RFC 6266: a plain name for old programs, the real one for the rest. */
function contentDisposition(filename: string): string {
  const clean = filename.replaceAll(/[\p{Cc}"\\/]/gu, '_')
  const plain = clean
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ -~]/g, '_')
  const encoded = encodeURIComponent(clean.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

const buffered = (bytes: FileContent) => (typeof bytes === 'string' ? Buffer.from(bytes, 'utf8') : Buffer.from(bytes))

async function* pieces(reply: FastifyReply, source: Pieces): AsyncGenerator<Buffer> {
  try {
    for await (const piece of source) yield buffered(piece)
  } catch (error) {
    // The headers are sent already: the connection is broken off, so that nobody takes a part for the whole.
    reply.request.log.error({ err: error }, 'a download broke off')
    throw error
  }
}

export async function sendFile(reply: FastifyReply, file: FileAnswer): Promise<FastifyReply> {
  const bytes = await file.bytes()
  const inPieces = typeof bytes === 'object' && Symbol.asyncIterator in bytes
  const content = inPieces ? Readable.from(pieces(reply, bytes)) : buffered(bytes)
  return reply
    .code(200)
    .header('content-type', file.media_type)
    .header('content-disposition', contentDisposition(file.filename))
    .header('cache-control', 'no-store')
    .send(content)
}
