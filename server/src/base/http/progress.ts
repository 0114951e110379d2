import type { Endpoint } from '@alta/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { problemBody, problemOf } from './problems.ts'

/** Whether the caller asked for events, in a call that reports its progress. */
const progressOf = (endpoint: Endpoint, { headers }: FastifyRequest): z.ZodMiniType | undefined =>
  endpoint.kind === 'file' && headers.accept?.includes('text/event-stream') === true ? endpoint.progress : undefined

/** Whether the answer has begun as events; it then continues as events. */
const isEventStream = (reply: FastifyReply): boolean =>
  reply.raw.getHeader('content-type')?.toString().startsWith('text/event-stream') === true

function write({ raw }: FastifyReply, event: string, data: unknown): void {
  if (!raw.destroyed) raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}

function begin(reply: FastifyReply): void {
  const { raw } = reply
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.setHeader('content-type', 'text/event-stream; charset=utf-8')
  raw.setHeader('cache-control', 'no-store')
  raw.setHeader('x-accel-buffering', 'no')
  raw.writeHead(200)
}

/**
 * Reports how far an upload is. With the first report the answer becomes a stream of events: `progress`, and at the end
 * `answer` or `problem`. A call that ends before the first report is answered as usual.
 */
export function progressSender(endpoint: Endpoint, [request, reply]: readonly [FastifyRequest, FastifyReply]) {
  const schema = progressOf(endpoint, request)
  return (progress: unknown): void => {
    if (schema === undefined || reply.raw.destroyed) return
    if (!isEventStream(reply)) begin(reply)
    write(reply, 'progress', z.parse(schema, progress))
  }
}

/** Ends an event stream with the result, cut to its schema; false where no progress was reported. */
export function endEventStream(endpoint: Endpoint, reply: FastifyReply, result: unknown): boolean {
  if (!isEventStream(reply) || endpoint.kind !== 'file' || endpoint.answer === undefined) return false
  write(reply, 'answer', z.parse(endpoint.answer, result))
  reply.raw.end()
  return true
}

type Handler<T> = (request: FastifyRequest, reply: FastifyReply) => Promise<T>

/** A failure after the first report cannot have a status any more: it is sent as the last event. */
export const errorsAsEvents =
  <T>(handler: Handler<T>): Handler<T | undefined> =>
  async (request, reply) => {
    try {
      return await handler(request, reply)
    } catch (error) {
      if (!isEventStream(reply)) throw error
      const problem = problemOf(error)
      if (problem.code === 'unexpected') request.log.error({ err: error }, 'a request failed')
      write(reply, 'problem', problemBody(problem, request.id))
      reply.raw.end()
      return undefined
    }
  }
