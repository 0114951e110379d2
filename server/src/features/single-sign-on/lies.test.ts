import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LyingProvider, openLyingProvider } from '../../contract-tests/lying-provider.ts'
import type { TestServer } from '../../contract-tests/test-server.ts'
import * as on from './single-sign-on.fixtures.ts'

let liar: LyingProvider
let server: TestServer
beforeAll(async () => {
  liar = await openLyingProvider()
  server = await on.openServerWith([on.settingsOf('liar', liar)])
})
afterAll(async () => {
  await server.close()
  await liar.close()
})

const lie = async (behaviour: Parameters<LyingProvider['returnedFrom']>[1]) =>
  on.reasonOf(await on.signInAtLyingProvider(server, liar, ['liar', behaviour]))

const hourAgo = () => Math.floor(Date.now() / 1000) - 3600

test('a correct answer of this provider signs in, so that each refusal below has its own cause alone', async () => {
  const finished = await on.signInAtLyingProvider(server, liar, ['liar', {}])
  expect(finished.json.user).toMatchObject({ email: 'ada@lying.example', name: 'Ada Falsa' })
})

test.each([
  ['another issuer', { claims: { iss: 'https://elsewhere.example' } }],
  ['another audience', { claims: { aud: 'another-client' } }],
  ['several audiences, and made for another', { claims: { aud: ['alta', 'another-client'], azp: 'another-client' } }],
  ['another nonce', { claims: { nonce: 'that of somebody else' } }],
  ['no nonce', { claims: { nonce: undefined } }],
  ['no subject', { claims: { sub: undefined } }],
  ['a time that is over', { claims: { iat: hourAgo(), exp: hourAgo() + 300 } }],
  ['no end', { claims: { exp: undefined } }],
  ['a time that has not begun', { claims: { nbf: hourAgo() + 7200 } }],
  ['the signature of another key', { signed: 'with another key' }],
  ['a signature that was changed', { signed: 'broken' }],
  ['no signature (alg none)', { signed: 'not at all' }],
  ['the public key as a secret (HS256)', { signed: 'with the public key as a secret' }],
  ['another state', { returned: { state: 'that of somebody else' } }],
  ['no state', { returned: { state: undefined } }],
  ['another issuer in the address', { returned: { iss: 'https://elsewhere.example' } }],
  ['no issuer in the address', { returned: { iss: undefined } }],
  ['no code', { returned: { code: undefined } }],
  ['a code of nobody', { returned: { code: 'made up' } }],
] as const)('a token or a redirect with %s signs nobody in', async (_what, behaviour) => {
  expect(await lie(behaviour)).toBe('provider_failed')
})

test('where the provider had to authenticate again, an old time of authentication or none is refused', async () => {
  const unlock = async (claims: object) => {
    const { authorization_url, browser_secret } = (await on.begin(server, 'liar', { asks_again: true })).json
    const returned = liar.returnedFrom(authorization_url, { claims: { ...claims } })
    return on.reasonOf(await on.finish(server, { provider_id: 'liar', returned, browser_secret }))
  }
  expect(await unlock({})).toBe('not_asked_again')
  expect(await unlock({ auth_time: hourAgo() })).toBe('not_asked_again')
  expect(await unlock({ auth_time: Math.floor(Date.now() / 1000) })).toBe(null)
})

test('a token endpoint that redirects, sends megabytes or no JSON signs nobody in, and no redirect is followed', async () => {
  expect(await lie({ endpoint: (response) => void response.writeHead(307, { location: '/elsewhere' }).end() })).toBe(
    'provider_failed',
  )
  expect(liar.visited).not.toContain('/elsewhere')
  const large = `{"id_token":"${'x'.repeat(700_000)}"}`
  expect(
    await lie({ endpoint: (response) => void response.setHeader('content-type', 'application/json').end(large) }),
  ).toBe('provider_failed')
  expect(await lie({ endpoint: (response) => void response.end('<html>') })).toBe('provider_failed')
})

test('refusals repeat nothing that the provider sent', async () => {
  const behaviour = {
    claims: { nonce: 'a nonce that nobody gave' },
    returned: { error_description: 'words of the provider' },
  }
  const { text } = await on.signInAtLyingProvider(server, liar, ['liar', behaviour])
  for (const word of ['nobody gave', 'words of the provider', 'ada@lying', 'worthless'])
    expect(text).not.toContain(word)
})
