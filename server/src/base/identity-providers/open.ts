import { type Config, publicUrl } from '../config.ts'
import { type IdentityProvider, openProvider } from './provider.ts'
import { readProviders } from './settings.ts'

/** By id, in the order of the file. */
export type IdentityProviders = ReadonlyMap<string, IdentityProvider>

/** The path that a provider sends browsers back to; a page answers there. */
const returnPath = (provider_id: string): string => `/single-sign-on/${provider_id}`

/** @throws Error with one line when the file of providers is wrong */
export function openProviders(config: Config): IdentityProviders {
  const base = publicUrl(config, config.PORT)
  return new Map(
    readProviders(config).map((settings) => {
      const addresses = { redirect_uri: `${base}${returnPath(settings.id)}`, signed_out_uri: `${base}/login` }
      return [settings.id, openProvider(settings, addresses)]
    }),
  )
}
