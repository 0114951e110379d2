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

/** Identifies the caller. Calls that write are made without an emergency access. */
export async function identify(request: FastifyRequest) {
  // This runs before the caller's permissions are read: a role that is removed meanwhile must not leave a cached
  // answer.
  request.store = request.server.context.answers.begin()
  request.actor = await callerOf(request)
}

/**
 * Identifies again a caller who sends a body, which may take minutes to arrive: a session that ended or a role that was
 * removed meanwhile has no effect any more. Throws as the first identification does.
 */
export async function identifyAgain(request: FastifyRequest, { access }: Pick<Endpoint, 'access'>) {
  request.actor = await callerOf(request)
  assertAccess(request.actor, access)
}
