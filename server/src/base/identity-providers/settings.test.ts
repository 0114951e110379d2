import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { readProviders } from './settings.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-settings-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const one = { id: 'hospital', name: 'Hospital', issuer: 'https://login.example', client_id: 'alta', client_secret: 'x' }

function read(written: unknown) {
  const file = path.join(folder, `${crypto.randomUUID()}.json`)
  fs.writeFileSync(file, typeof written === 'string' ? written : JSON.stringify(written))
  return readProviders(readConfig({ ALTA_OIDC_PROVIDERS: file, ALTA_PUBLIC_URL: 'https://alta.example' }))
}

describe('the file of identity providers', () => {
  it('is optional', () => {
    expect(readProviders(readConfig({}))).toEqual([])
  })

  it('needs few fields and has defaults for the others', () => {
    expect(read([one])).toEqual([
      {
        ...one,
        scopes: ['openid', 'profile', 'email'],
        groups_claim: 'groups',
        creates_accounts: false,
        trusts_email: false,
        signs_out: true,
        roles: [],
      },
    ])
  })

  it('may name a file with the secret', () => {
    fs.writeFileSync(path.join(folder, 'secret'), 'from the file\n')
    const { client_secret: _, ...bare } = one
    expect(read([{ ...bare, client_secret_file: 'secret' }])[0]?.client_secret).toBe('from the file')
  })

  it.each([
    ['not JSON', '{', 'names a file that is no JSON.'],
    ['no list', {}, 'in which the whole is'],
    ['no client', [{ ...one, client_id: undefined }], 'in which [0].client_id is missing or wrong'],
    ['http elsewhere', [{ ...one, issuer: 'http://login.example' }], '[0].issuer must be an https address'],
    ['an issuer with a query', [{ ...one, issuer: 'https://login.example?tenant=1' }], '[0].issuer must be an https'],
    ['an id for no address', [{ ...one, id: 'Hospital General' }], '[0].id must be lower-case letters'],
    ['no secret', [{ ...one, client_secret: undefined }], 'gives hospital not one of client_secret and'],
    ['two secrets', [{ ...one, client_secret_file: 'secret' }], 'gives hospital not one of client_secret and'],
    ['a secret that is not there', [{ ...one, client_secret: undefined, client_secret_file: 'no' }], 'cannot be read'],
    ['a scope too few', [{ ...one, scopes: ['email'] }], '[0].scopes must have openid among them'],
    ['an unknown field', [{ ...one, secret: 'x' }], 'in which [0] has an unknown field secret'],
    ['the same id', [one, { ...one, issuer: 'https://other.example' }], 'gives two providers the same id'],
    ['the same issuer', [one, { ...one, id: 'other' }], 'gives two providers the same issuer'],
    [
      'the place of owner for a group',
      [{ ...one, roles: [{ group: 'g', role: 'owner', organisation_id: crypto.randomUUID() }] }],
      '[0].roles[0].role must be one of manager, clinician, reader',
    ],
    [
      'a role of the system for a group',
      [{ ...one, roles: [{ group: 'g', role: 'administrator', organisation_id: crypto.randomUUID() }] }],
      '[0].roles[0].role must be one of',
    ],
    [
      'a token for a directory instead of its hash',
      [{ ...one, provisioning: { token_sha256: ['token'] } }],
      '[0].provisioning.token_sha256[0] must be a SHA-256',
    ],
    ['a directory without a token', [{ ...one, provisioning: { token_sha256: [] } }], '[0].provisioning.token_sha256'],
    [
      'one token for two directories',
      ['a', 'b'].map((id) => ({
        ...one,
        id,
        issuer: `https://${id}.example`,
        provisioning: { token_sha256: ['0'.repeat(64)] },
      })),
      'gives two providers the same token_sha256',
    ],
    ['a role nowhere', [{ ...one, roles: [{ group: 'g', role: 'reader' }] }], '[0].roles[0].organisation_id'],
  ])('is refused with %s, in one line that says where', (_what, written, reason) => {
    expect(() => read(written)).toThrow(reason)
    expect(() => read(written)).toThrow(/^Configuration: ALTA_OIDC_PROVIDERS [^\n]*\.$/)
  })

  it('never repeats its content, which may be a secret', () => {
    expect(() => read([{ ...one, client_secret: 'hunter2', issuer: 'hunter2' }])).toThrow(/^(?!.*hunter2)/)
  })

  it.each([
    [{ ALTA_OIDC_PROVIDERS: 'x.json' }, 'ALTA_OIDC_PROVIDERS needs ALTA_PUBLIC_URL'],
    [{ ALTA_LOCAL_ACCOUNTS: 'off' }, 'ALTA_LOCAL_ACCOUNTS must be one of on, emergency'],
    [{ ALTA_LOCAL_ACCOUNTS: 'emergency' }, 'without ALTA_OIDC_PROVIDERS nobody else gets in'],
  ])('is checked against the rest of the configuration: %o', (environment, reason) => {
    expect(() => readConfig(environment)).toThrow(reason)
  })

  it('is read from the configured path', () => {
    const environment = { ALTA_OIDC_PROVIDERS: path.join(folder, 'none'), ALTA_PUBLIC_URL: 'https://alta.example' }
    expect(() => readProviders(readConfig(environment))).toThrow('names a file that cannot be read')
  })
})
