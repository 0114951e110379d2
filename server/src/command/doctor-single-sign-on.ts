import type { Config } from '#base/config'
import { openProviders } from '#base/identity-providers/open'
import type { DoctorCheck } from './doctor-model.ts'

/** Asks each identity provider for its metadata, as a sign-in would. */
export const providerChecks = (config: Config): readonly DoctorCheck[] =>
  [...openProviders(config)].map(([id, provider]) => [`sign-in ${id}`, async () => await provider.check()] as const)
