import * as client from 'openid-client'
import { type ProviderIdentity, identityOf } from './claims.ts'
import { keysAt, type Logout, readLogoutToken } from './logout-token.ts'
import { fetchFor, mustBeSafe, request_seconds } from './requests.ts'
import type { ProviderSettings } from './settings.ts'

/** The proofs that an answer belongs to a sign-in: only its browser and Alta know them. */
export interface Proofs {
  readonly state: string
  readonly nonce: string
  readonly code_verifier: string
}

/** Why a provider did not identify the person. */
export type ProviderFailure = 'refused_by_provider' | 'provider_failed'

/** The identity, and its ID token, which is only shown to the provider when the person signs out. */
export interface SignedIn extends ProviderIdentity {
  readonly id_token: string | null
}

/** An identity provider of the configuration, asked by OpenID Connect. */
export interface IdentityProvider {
  readonly settings: ProviderSettings
  /** The address at which a browser signs in. `asks_again`: the provider must ask for password or key in any case. */
  readonly authorizationUrl: (proofs: Proofs, asks_again: boolean) => Promise<string>
  /** Identifies the person: `returned` is the query of the return address. Throws ProviderError. */
  readonly identify: (returned: string, proofs: Proofs) => Promise<SignedIn>
  /**
   * The address at which a browser signs out; null: the provider offers none, or must not be asked. Throws
   * ProviderError.
   */
  readonly signOutUrl: (id_token: string | null) => Promise<string | null>
  /** Throws when a logout token is not valid. */
  readonly readLogout: (token: string) => Promise<Logout>
  /** A summary of the provider's metadata. Throws. */
  readonly check: () => Promise<string>
}

/** Contains nothing that the provider sent, since that may be a code, a token or a claim. */
export class ProviderError extends Error {
  readonly failure: ProviderFailure
  /** The code of openid-client for the error. */
  readonly code: string
  constructor(failure: ProviderFailure, code: string) {
    super(failure)
    this.name = 'ProviderError'
    this.failure = failure
    this.code = code
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'

function failureOf(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  const isRefusal = error instanceof client.AuthorizationResponseError
  return new ProviderError(isRefusal ? 'refused_by_provider' : 'provider_failed', codeOf(error))
}

interface Discovered {
  readonly config: client.Configuration
  readonly issuer: string
  readonly jwks_uri: string
}

/** A longer token is not put into an address. */
const hint_characters = 4_000

/** How long the provider's metadata is cached; its keys are fetched more often. */
const discovered_ms = 3_600_000

function authenticationOf(settings: ProviderSettings, methods: readonly string[] | undefined): client.ClientAuth {
  const basic = methods === undefined || methods.includes('client_secret_basic')
  const method = settings.client_authentication ?? (basic ? 'client_secret_basic' : 'client_secret_post')
  const { client_secret } = settings
  return method === 'client_secret_basic'
    ? client.ClientSecretBasic(client_secret)
    : client.ClientSecretPost(client_secret)
}

async function discover(settings: ProviderSettings, safety: { readonly insecure: boolean }): Promise<Discovered> {
  const options = {
    [client.customFetch]: fetchFor(safety),
    timeout: request_seconds,
    execute: safety.insecure ? [client.allowInsecureRequests] : [],
  }
  const { client_id } = settings
  const server = new URL(settings.issuer)
  const found = (await client.discovery(server, client_id, {}, client.None(), options)).serverMetadata()
  // The library lets some providers answer with another issuer.
  if (new URL(found.issuer).href !== server.href) throw new ProviderError('provider_failed', 'other issuer')
  const { authorization_endpoint, token_endpoint, jwks_uri } = found
  if (authorization_endpoint === undefined || token_endpoint === undefined || jwks_uri === undefined)
    throw new ProviderError('provider_failed', 'incomplete discovery')
  mustBeSafe(authorization_endpoint, safety)
  if (found.end_session_endpoint !== undefined) mustBeSafe(found.end_session_endpoint, safety)
  const config = new client.Configuration(
    found,
    client_id,
    {},
    authenticationOf(settings, found.token_endpoint_auth_methods_supported),
  )
  config[client.customFetch] = options[client.customFetch]
  config.timeout = request_seconds
  if (safety.insecure) client.allowInsecureRequests(config)
  // TLS alone is not accepted in place of the ID token's signature.
  client.enableNonRepudiationChecks(config)
  return { config, issuer: found.issuer, jwks_uri }
}

/** Fetched once for all callers who come at the same time; a failure is not cached. */
function discovering(settings: ProviderSettings, safety: { readonly insecure: boolean }) {
  let known: { readonly at: number; readonly discovered: Promise<Discovered> } | null = null
  return async (): Promise<Discovered> => {
    const at = performance.now()
    if (known === null || at - known.at > discovered_ms) {
      const discovered = discover(settings, safety)
      known = { at, discovered }
      discovered.catch(() => (known = null))
    }
    return await known.discovered
  }
}

/** The claims of the user info, where the ID token lacks some that are needed. */
async function furtherClaims(config: client.Configuration, access_token: string, claims: client.IDToken) {
  if (config.serverMetadata().userinfo_endpoint === undefined) return {}
  return await client.fetchUserInfo(config, access_token, claims.sub)
}

async function identify(
  { config }: Discovered,
  { settings, redirect_uri }: { readonly settings: ProviderSettings; readonly redirect_uri: string },
  [returned, proofs]: readonly [string, Proofs],
): Promise<SignedIn> {
  const address = new URL(redirect_uri)
  address.search = returned
  const tokens = await client.authorizationCodeGrant(config, address, {
    expectedState: proofs.state,
    expectedNonce: proofs.nonce,
    pkceCodeVerifier: proofs.code_verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (claims === undefined) throw new ProviderError('provider_failed', 'no ID token')
  const withProviderErrors = identityOf(claims, settings)
  const hasGroups = withProviderErrors.groups !== null && withProviderErrors.groups.length > 0
  const isComplete =
    withProviderErrors.email !== null &&
    withProviderErrors.name !== null &&
    withProviderErrors.external_id !== null &&
    hasGroups
  const all = isComplete ? claims : { ...(await furtherClaims(config, tokens.access_token, claims)), ...claims }
  const { id_token = null } = tokens
  return {
    ...identityOf(all, settings),
    id_token: id_token !== null && id_token.length <= hint_characters ? id_token : null,
  }
}

interface Addresses {
  /** A return address for this provider alone, so that no other provider's answer is taken for its answer. */
  readonly redirect_uri: string
  /** The address to which it sends browsers after they have signed out. */
  readonly signed_out_uri: string
}

/** Without a token the provider asks the person whether to sign out. */
function signOutAddress({ config }: Discovered, signed_out_uri: string, id_token: string | null): string | null {
  if (config.serverMetadata().end_session_endpoint === undefined) return null
  const hint = id_token === null ? {} : { id_token_hint: id_token }
  return client.buildEndSessionUrl(config, { post_logout_redirect_uri: signed_out_uri, ...hint }).href
}

async function authorizationAddress(
  { config }: Discovered,
  { settings, redirect_uri }: { readonly settings: ProviderSettings; readonly redirect_uri: string },
  { state, nonce, code_verifier, asks_again }: Proofs & { readonly asks_again: boolean },
): Promise<string> {
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri,
    scope: settings.scopes.join(' '),
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(code_verifier),
    code_challenge_method: 'S256',
    ...(asks_again && { prompt: 'login', max_age: '0' }),
  })
  return url.href
}

/** The provider's logout tokens. */
function offers({ backchannel_logout_supported: tells, end_session_endpoint: ends }: client.ServerMetadata): string {
  const told_here = tells === true ? 'tells when' : 'does not say that it tells when'
  const suffix = tells === true ? ' (back-channel logout)' : ''
  return `${told_here} a session ends${suffix}; ${ends === undefined ? 'is not left' : 'is left, too,'} by signing out here`
}

/** Turns every error into a ProviderError. */
async function withProviderErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw failureOf(error)
  }
}

export function openProvider(
  settings: ProviderSettings,
  { redirect_uri, signed_out_uri }: Addresses,
): IdentityProvider {
  const at = { settings, redirect_uri }
  const safety = { insecure: settings.issuer.startsWith('http:') }
  const discovered = discovering(settings, safety)
  let keys: ReturnType<typeof keysAt> | null = null
  let keys_at = ''
  const keysOf = ({ jwks_uri }: Discovered) => {
    if (keys === null || keys_at !== jwks_uri) keys = keysAt(jwks_uri, safety)
    keys_at = jwks_uri
    return keys
  }
  return {
    settings,
    authorizationUrl: async (proofs, asks_again) =>
      await withProviderErrors(
        async () => await authorizationAddress(await discovered(), at, { ...proofs, asks_again }),
      ),
    identify: async (returned, proofs) =>
      await withProviderErrors(async () => await identify(await discovered(), at, [returned, proofs])),
    signOutUrl: async (id_token) =>
      settings.signs_out
        ? await withProviderErrors(async () => signOutAddress(await discovered(), signed_out_uri, id_token))
        : null,
    readLogout: async (token) => {
      const found = await discovered()
      return await readLogoutToken(token, {
        issuer: found.issuer,
        client_id: settings.client_id,
        keys: keysOf(found),
      })
    },
    check: async () => {
      try {
        const { config } = await discovered()
        return `answers for ${settings.issuer}; ${offers(config.serverMetadata())}`
      } catch (error) {
        throw new Error(`${settings.issuer} does not answer discovery as it should (${failureOf(error).code})`)
      }
    },
  }
}
