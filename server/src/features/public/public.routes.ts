import { limits } from '@alta/contract/limits'
import * as publicCalls from '@alta/contract/public'
import type { Demonstration } from '@alta/contract/public'
import { languages } from '@alta/contract/languages'
import type { FastifyInstance } from 'fastify'
import { serve } from '#base/route'
import { version } from '#base/version'

/** `demonstration`: the people that the sign-in page offers when the server was started as a demonstration. */
export function publicRoutes(app: FastifyInstance, demonstration: Demonstration | null): void {
  serve(app, publicCalls.read, async ({ services }) => ({
    // Where passwords are for emergencies, nobody can make an account with one.
    registration:
      services.config.ALTA_LOCAL_ACCOUNTS === 'on' ? services.config.ALTA_REGISTRATION : ('closed' as const),
    languages: [...languages],
    limits: { ...limits },
    engine: services.model
      ? { kind: 'model' as const, model: services.model.models[0] }
      : { kind: 'extractive' as const },
    version,
    demonstration,
    providers: [...services.providers.values()].map(({ settings: { id, name } }) => ({ provider_id: id, name })),
    local_accounts: services.config.ALTA_LOCAL_ACCOUNTS,
    mail: services.mail !== null,
  }))
}
