import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#base/config'
import { client_id, client_secret } from '../contract-tests/identity-provider.ts'
import { type LyingProvider, openLyingProvider } from '../contract-tests/lying-provider.ts'
import { environmentWith } from '../contract-tests/single-sign-on-records.ts'
import { runChecks } from './doctor.ts'
import { providerChecks } from './doctor-single-sign-on.ts'

let provider: LyingProvider
beforeAll(async () => {
  provider = await openLyingProvider()
})
afterAll(() => provider.close())

/** What the doctor reports about a provider that is configured with this address. */
async function findingsFor(issuer: string): Promise<string> {
  const settings = { id: 'hospital', name: 'Hospital', issuer, client_id, client_secret }
  let output = ''
  const terminal = { write: async (content: unknown) => void (output += String(content)), complain: () => undefined }
  await runChecks([providerChecks(readConfig(environmentWith([settings])))], terminal)
  return output
}

test('doctor fetches the discovery document of each provider and says what the provider supports', async () => {
  expect(await findingsFor(provider.issuer)).toBe(
    `ok     sign-in hospital: answers for ${provider.issuer}; does not say that it tells when a session ends; is not left by signing out here\n`,
  )
  const end_session_endpoint = `${provider.issuer}/end`
  Object.assign(provider.metadata, { backchannel_logout_supported: true, end_session_endpoint })
  expect(await findingsFor(provider.issuer)).toContain(
    'tells when a session ends (back-channel logout); is left, too, by signing out here',
  )
})

test('a provider that names another issuer, or that cannot be reached, is wrong', async () => {
  Object.assign(provider.metadata, { issuer: 'https://elsewhere.example' })
  expect(await findingsFor(provider.issuer)).toMatch(
    /^wrong {2}sign-in hospital: .* does not answer discovery as it should/,
  )
  expect(await findingsFor('http://127.0.0.1:1')).toMatch(/^wrong/)
})
