import type { FastifyRequest } from 'fastify'
import { nobody, withoutEmergencyAccess } from '../access.ts'

/** The token that a caller sends. */
export const bearer = (request: FastifyRequest) =>
  /^Bearer +([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1]

/** Finds who calls; what writes is called without an emergency access. */
export async function identify(request: FastifyRequest) {
  const { answers, whoIs } = request.server.house
  const token = bearer(request)
  // before it is known what the caller may see: a role taken meanwhile must not leave an answer behind
  request.keep = answers.begin()
  const actor = (token === undefined ? null : await whoIs(token, request.ip)) ?? nobody
  request.actor = request.method === 'GET' ? actor : withoutEmergencyAccess(actor)
}
