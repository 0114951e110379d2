import type { FileEndpoint } from '@alta/contract/endpoint'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Admitting } from './admission.ts'
import { answerSchema } from './answer-schema.ts'

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ECONNRESET'

/** Passes bytes on and stops at the limit, before more than `limit` bytes have been stored. */
export async function* limitBytes(source: AsyncIterable<Uint8Array>, limit: number): AsyncIterable<Uint8Array> {
  let size = 0
  try {
    for await (const chunk of source) {
      size += chunk.byteLength
      if (size > limit) throw new Problem('payload-too-large')
      yield chunk
    }
  } catch (error) {
    // The sender has left: this is not an error that belongs in the log.
    throw isGone(error) ? new Problem('malformed-request') : error
  }
}

/** Refuses a body whose declared length is too large before a byte is read. */
function checkLength(header: string | undefined, limit: number): void {
  if (header !== undefined && Number(header) > limit) throw new Problem('payload-too-large')
}

/** The body of an upload stays a stream: it has parsers of its own, in a part of the app where no others exist. */
export function serveUpload(app: FastifyInstance, endpoint: FileEndpoint, route: RouteOptions & Admitting): void {
  void app.register(async (corner) => {
    corner.removeAllContentTypeParsers()
    for (const media_type of endpoint.media_types)
      corner.addContentTypeParser(media_type, (_request, payload, done) => done(null, payload))
    corner.route({
      ...route,
      schema: answerSchema(endpoint),
      preParsing: [
        route.preParsing,
        async (request) => checkLength(request.headers['content-length'], endpoint.limit ?? 0),
      ],
    })
  })
}
