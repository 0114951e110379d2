import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply } from 'fastify'
import { Problem } from '@alta/contract/problems'
import { newId } from '../ids.ts'
import { problemBody } from './problems.ts'
import type { ResponseHeaders } from './headers.ts'

/** The errors with which Node's parser refuses a request, with their status in HTTP (RFC 9110, RFC 6585). */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Content Too Large',
  431: 'Request Header Fields Too Large',
}
const problemType = 'application/problem+json; charset=utf-8'

/** The answer to a request that cannot be read, or leads nowhere. It repeats nothing of the request. */
const bodyOf = (status: number): string =>
  JSON.stringify({
    ...problemBody(new Problem(status === 404 ? 'not-found' : 'malformed-request'), newId(new Date())),
    status,
  })

/**
 * Answers on the socket a request that Node's parser could not read, and closes it. `headers`: those of every answer.
 */
export const answerUnreadable =
  (headers: ResponseHeaders) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const status = statuses[error.code ?? ''] ?? 400
    const body = bodyOf(status)
    const head = [
      `HTTP/1.1 ${status} ${reasons[status] ?? ''}`,
      `Content-Type: ${problemType}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ]
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
    socket.destroySoon()
  }

/** Writes the problem without the steps of a route, which may not have run. */
function refuse(response: ServerResponse, status: number, headers: ResponseHeaders): void {
  const body = bodyOf(status)
  const length = Buffer.byteLength(body)
  response.writeHead(status, {
    ...headers,
    'content-type': problemType,
    'content-length': length,
    'cache-control': 'no-store',
  })
  response.end(body)
}

/** An `Expect` header other than `100-continue` is refused in the same way as unreadable requests. */
export function refuseExpectations(server: Server, headers: ResponseHeaders): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => refuse(response, 417, headers))
}

/** Fastify's own errors before a route is found: an address that cannot be decoded, an id longer than any record's. */
export function answerFrameworkError({ code }: FastifyError, reply: FastifyReply, headers: ResponseHeaders): void {
  reply.hijack()
  refuse(reply.raw, code === 'FST_ERR_MAX_PARAM_LENGTH' ? 404 : 400, headers)
}
