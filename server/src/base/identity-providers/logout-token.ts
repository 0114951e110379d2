import { createRemoteJWKSet, customFetch, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { askProvider, request_seconds } from './requests.ts'

/** The provider's session that is over, or, without one, all sessions of the subject. */
export interface Logout {
  readonly jti: string
  readonly subject: string | null
  readonly sid: string | null
}

export interface IssuerKeys {
  readonly issuer: string
  readonly client_id: string
  readonly keys: JWTVerifyGetKey
}

/** Signatures that only the provider can make: algorithms with a shared secret, and `none`, are not accepted. */
const algorithms = [
  ['RS256', 'RS384', 'RS512'],
  ['PS256', 'PS384', 'PS512'],
  ['ES256', 'ES384', 'ES512'],
  ['EdDSA', 'Ed25519'],
].flat()

const event = 'http://schemas.openid.net/event/backchannel-logout'
const tolerance_seconds = 30
/** An older token is not accepted, so that it need not be remembered for longer. */
export const logout_minutes_max = 10

/** The public keys of a provider, fetched when needed and kept for some minutes. */
export const keysAt = (address: string, safety: { readonly insecure: boolean }): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(address), {
    timeoutDuration: request_seconds * 1000,
    cacheMaxAge: logout_minutes_max * 60_000,
    [customFetch]: async (url, { method, headers, signal }) =>
      await askProvider(url, { method, headers, ...(signal && { signal }) }, safety),
  })

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const isEmptyRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads a logout token (OpenID Connect Back-Channel Logout 1.0 §2.6). @throws Error when it is not valid; the message
 * contains nothing of the token
 */
export async function readLogoutToken(token: string, { issuer, client_id, keys }: IssuerKeys): Promise<Logout> {
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    issuer,
    audience: client_id,
    algorithms,
    clockTolerance: tolerance_seconds,
    maxTokenAge: logout_minutes_max * 60,
    requiredClaims: ['iat', 'exp', 'jti', 'events'],
  })
  const type = protectedHeader.typ?.toLowerCase().replace(/^application\//, '')
  if (type !== undefined && type !== 'logout+jwt' && type !== 'jwt') throw new Error('a token of another type')
  const events: unknown = payload['events']
  if (typeof events !== 'object' || events === null || !Object.hasOwn(events, event)) throw new Error('no logout event')
  if (!isEmptyRecord(Reflect.get(events, event))) throw new Error('no logout event')
  // A token with a nonce would be an ID token.
  if ('nonce' in payload) throw new Error('a nonce where none may be')
  const [subject, sid] = [textOf(payload.sub), textOf(payload['sid'])]
  if (subject === null && sid === null) throw new Error('neither a subject nor a session')
  return { jti: textOf(payload.jti) ?? '', subject, sid }
}
