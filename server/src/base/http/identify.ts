import type { Endpoint } from '@alta/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { assertAccess, anonymous, withoutEmergencyAccess } from '../access.ts'

/** The token that a caller sends. */
export const bearer = (request: FastifyRequest) =>
  /^Bearer +([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1]

async function callerOf(request: FastifyRequest) {
  const token = bearer(request)
  const actor = (token === undefined ? null : await request.server.context.authenticate(token, request.ip)) ?? anonymous
  return request.method === 'GET' ? actor : withoutEmergencyAccess(actor)
}

/** Finds who calls; what writes is called without an emergency access. */
export async function identify(request: FastifyRequest) {
  // before it is known what the caller may see: a role taken meanwhile must not leave an answer behind
  request.store = request.server.context.answers.begin()
  request.actor = await callerOf(request)
}

/**
 * Asks once more for whoever sends a body, which may take minutes to come: a session that ended or a role that was taken
 * meanwhile does nothing any more. Throws as the first asking does.
 */
export async function identifyAgain(request: FastifyRequest, { access }: Pick<Endpoint, 'access'>) {
  request.actor = await callerOf(request)
  assertAccess(request.actor, access)
}
