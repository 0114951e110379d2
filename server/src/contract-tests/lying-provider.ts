import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { client_id } from './identity-provider.ts'

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>

/** How the ID token of one sign-in is made. */
interface Lie {
  /** Instead of, or besides, the claims of an honest token; undefined leaves one out. */
  readonly claims?: Readonly<Record<string, unknown>>
  /** Instead of the provider's own signature. */
  readonly signed?: 'with another key' | 'not at all' | 'with the public key as a secret' | 'broken'
  /** What the browser comes back with besides or instead. */
  readonly returned?: Readonly<Record<string, string | undefined>>
  /** How the token endpoint answers instead. */
  readonly endpoint?: (response: ServerResponse) => void
}

export interface LyingProvider {
  readonly issuer: string
  /** Says what a browser would come back with from an address that Alta gave. */
  readonly returnedFrom: (authorization_url: string, lie?: Lie) => string
  /** A token signed as the provider does, or otherwise. */
  readonly token: (claims: JWTPayload, header?: object, signed?: Lie['signed']) => Promise<string>
  /** The paths that were asked for, in order. */
  readonly visited: readonly string[]
  /** What discovery says besides or instead. */
  readonly metadata: Record<string, unknown>
  readonly close: () => Promise<void>
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const json = (response: ServerResponse, value: object) =>
  void response.setHeader('content-type', 'application/json').end(JSON.stringify(value))

function signerOf(own: KeyPair, other: KeyPair): LyingProvider['token'] {
  return async (claims, more = {}, signed) => {
    const header = { alg: 'RS256', kid: 'own', ...more }
    if (signed === 'not at all') return `${base64({ ...header, alg: 'none' })}.${base64(claims)}.`
    const token = new SignJWT(claims)
    if (signed === 'with the public key as a secret') {
      const secret = new TextEncoder().encode(await exportSPKI(own.publicKey))
      return await token.setProtectedHeader({ ...header, alg: 'HS256' }).sign(secret)
    }
    const key = signed === 'with another key' ? other.privateKey : own.privateKey
    const jwt = await token.setProtectedHeader(header).sign(key)
    return signed === 'broken' ? `${jwt.slice(0, -8)}AAAAAAAA` : jwt
  }
}

type AnswerRequest = (request: IncomingMessage, response: ServerResponse) => Promise<void>

interface LyingProviderState {
  readonly own: KeyPair
  readonly sign: LyingProvider['token']
  readonly pending: Map<string, { readonly nonce: string; readonly lie: Lie }>
  readonly metadata: Record<string, unknown>
  readonly issuer: () => string
}

function answersOf({
  own,
  sign,
  pending,
  metadata,
  issuer,
}: LyingProviderState): Readonly<Record<string, AnswerRequest>> {
  const idToken = async ({ nonce, lie: { claims, signed } }: { nonce: string; lie: Lie }) => {
    const now = Math.floor(Date.now() / 1000)
    const honest = { iss: issuer(), aud: client_id, sub: 'ada', iat: now, exp: now + 300, nonce }
    const person = { email: 'ada@lying.example', email_verified: true, name: 'Ada Falsa', groups: ['ward'] }
    return await sign({ ...honest, ...person, ...claims }, {}, signed)
  }
  return {
    '/.well-known/openid-configuration': async (_request, response) =>
      json(response, {
        issuer: issuer(),
        authorization_endpoint: `${issuer()}/authorize`,
        token_endpoint: `${issuer()}/token`,
        jwks_uri: `${issuer()}/jwks`,
        authorization_response_iss_parameter_supported: true,
        // it admits what nobody should take
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
        ...metadata,
      }),
    '/jwks': async (_request, response) =>
      json(response, { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' }] }),
    '/token': async (request, response) => {
      const known = pending.get(new URLSearchParams(await text(request)).get('code') ?? '')
      if (!known) return void response.writeHead(400).end('{}')
      if (known.lie.endpoint) return known.lie.endpoint(response)
      json(response, { access_token: 'worthless', token_type: 'Bearer', id_token: await idToken(known) })
    },
  }
}

/** A provider over real HTTP whose tokens are wrong in the ways that a test asks for. Its person is called `ada`. */
export async function openLyingProvider(): Promise<LyingProvider> {
  const own = await generateKeyPair('RS256', { extractable: true })
  const sign = signerOf(own, await generateKeyPair('RS256'))
  const pending: LyingProviderState['pending'] = new Map()
  const metadata: Record<string, unknown> = {}
  const visited: string[] = []
  let issuer = ''
  const answers = answersOf({ own, sign, pending, metadata, issuer: () => issuer })
  const server = createServer((request, response) => {
    visited.push(request.url ?? '')
    const answer = answers[request.url ?? '']
    if (answer) void answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  issuer = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  return {
    issuer,
    metadata,
    visited,
    token: sign,
    returnedFrom: (authorization_url, lie = {}) => {
      const { searchParams } = new URL(authorization_url)
      const code = crypto.randomUUID()
      pending.set(code, { nonce: searchParams.get('nonce') ?? '', lie })
      const parameters = { code, state: searchParams.get('state') ?? '', iss: issuer, ...lie.returned }
      const defined = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined)
      return `?${new URLSearchParams(defined).toString()}`
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
