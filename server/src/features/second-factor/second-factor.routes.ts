import type { FastifyInstance } from 'fastify'
import { enrolmentRoutes } from './enrolment.routes.ts'
import { manageRoutes } from './manage.routes.ts'
import { proofRoutes } from './proof.routes.ts'
import { resetRoutes } from './reset.routes.ts'

/** Second factors: set up, given at sign-in, asked for again, taken from whoever lost them. */
export function secondFactorRoutes(app: FastifyInstance): void {
  proofRoutes(app)
  enrolmentRoutes(app)
  manageRoutes(app)
  resetRoutes(app)
}
