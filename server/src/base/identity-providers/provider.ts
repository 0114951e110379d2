import * as client from 'openid-client'
import { type ProviderIdentity, identityOf } from './claims.ts'
import { keysAt, type Logout, readLogoutToken } from './logout-token.ts'
import { fetchFor, mustBeSafe, request_seconds } from './requests.ts'
import type { ProviderSettings } from './settings.ts'

/** What proves that an answer belongs to a sign-in: each is known to its browser and to Alta alone. */
export interface Proofs {
  readonly state: string
  readonly nonce: string
  readonly code_verifier: string
}

/** Why a provider did not say who somebody is. */
export type ProviderFailure = 'refused_by_provider' | 'provider_failed'

/** Who came back, and the token that says so: it is shown to the provider alone, when the person signs out. */
export interface SignedIn extends ProviderIdentity {
  readonly id_token: string | null
}

/** An identity provider of the configuration, asked by OpenID Connect. */
export interface IdentityProvider {
  readonly settings: ProviderSettings
  /** Where a browser goes to sign in. `asks_again`: the provider is to ask for password or key in any case. */
  readonly authorizationUrl: (proofs: Proofs, asks_again: boolean) => Promise<string>
  /** Who came back: `returned` is the search string of the return address. Throws ProviderError. */
  readonly identify: (returned: string, proofs: Proofs) => Promise<SignedIn>
  /** Where a browser goes to sign out; null: the provider offers nothing, or is not to be asked. Throws ProviderError. */
  readonly signOutUrl: (id_token: string | null) => Promise<string | null>
  /** Throws when a logout token does not hold. */
  readonly readLogout: (token: string) => Promise<Logout>
  /** What discovery tells, in a few words. Throws. */
  readonly check: () => Promise<string>
}

/** Carries no word of what the provider said: that may be a code, a token or a claim. */
export class ProviderError extends Error {
  readonly failure: ProviderFailure
  /** openid-client's name for what is wrong. */
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

/** A longer token is not sent along with an address. */
const hint_characters = 4_000

/** So long what a provider tells of itself is believed; its keys are looked at more often. */
const discovered_ms = 3_600_000

function authenticationOf(settings: ProviderSettings, methods: readonly string[] | undefined): client.ClientAuth {
  const basic = methods === undefined || methods.includes('client_secret_basic')
  const wanted = settings.client_authentication ?? (basic ? 'client_secret_basic' : 'client_secret_post')
  const { client_secret } = settings
  return wanted === 'client_secret_basic'
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
  // the library lets some providers answer for others
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
  // the connection to the provider alone does not vouch for an ID token here
  client.enableNonRepudiationChecks(config)
  return { config, issuer: found.issuer, jwks_uri }
}

/** Asked once for all who come at the same time; a failure is not kept. */
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

/** What the user info adds, where the ID token leaves out what is needed. */
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
  /** A return address of this provider alone, so that no provider's answer is taken for another's. */
  readonly redirect_uri: string
  /** Where it sends browsers after they have signed out. */
  readonly signed_out_uri: string
}

/** Without a token the provider asks whoever signs out whether that is wanted. */
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

/** What a provider says of the end of sessions. */
function offers({ backchannel_logout_supported: tells, end_session_endpoint: ends }: client.ServerMetadata): string {
  const told_here = tells === true ? 'tells when' : 'does not say that it tells when'
  const suffix = tells === true ? ' (back-channel logout)' : ''
  return `${told_here} a session ends${suffix}; ${ends === undefined ? 'is not left' : 'is left, too,'} by signing out here`
}

/** Whatever goes wrong is a ProviderError. */
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
