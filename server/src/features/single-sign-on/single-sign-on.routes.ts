import type { FastifyInstance } from 'fastify'
import { confirmationRoutes } from './confirmation.routes.ts'
import { linkRoutes } from './links.routes.ts'
import { logoutRoute } from './logout.routes.ts'
import { signInRoutes } from './sign-in.routes.ts'

/** Single sign-on through the identity providers of the configuration (OpenID Connect). */
export function singleSignOnRoutes(app: FastifyInstance): void {
  signInRoutes(app)
  linkRoutes(app)
  confirmationRoutes(app)
  logoutRoute(app)
}
