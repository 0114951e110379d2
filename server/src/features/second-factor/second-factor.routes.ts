import type { FastifyInstance } from 'fastify'
import { enrolmentRoutes } from './enrolment.routes.ts'
import { manageRoutes } from './manage.routes.ts'
import { proofRoutes } from './proof.routes.ts'
import { resetRoutes } from './reset.routes.ts'

/** The calls about second factors: set up, give at sign-in, prove again, reset. */
export function secondFactorRoutes(app: FastifyInstance): void {
  proofRoutes(app)
  enrolmentRoutes(app)
  manageRoutes(app)
  resetRoutes(app)
}
