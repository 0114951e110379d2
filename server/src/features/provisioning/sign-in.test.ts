import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LyingProvider, openLyingProvider } from '../../contract-tests/lying-provider.ts'
import { signInAtLyingProvider, reasonOf } from '../single-sign-on/single-sign-on.fixtures.ts'
import {
  clinicToken,
  directory,
  hospitalToken,
  auditEventsOf,
  openScimServer,
  roles,
  type ScimServer,
} from './provisioning.fixtures.ts'
import { tokenHash } from '#base/secrets/tokens'

const general = crypto.randomUUID()
let hospital: LyingProvider
let clinic: LyingProvider
let server: ScimServer
beforeAll(async () => {
  ;[hospital, clinic] = await Promise.all([openLyingProvider(), openLyingProvider()])
  const rules = [
    { group: 'Ward 3', role: 'clinician', organisation_id: general },
    { group: 'told', role: 'reader', organisation_id: general },
  ]
  const groupless = { token_sha256: [tokenHash(clinicToken)], groups: false, subject_claim: 'oid' }
  server = await openScimServer([
    directory('hospital', hospitalToken, { issuer: hospital.issuer, roles: rules }),
    directory('clinic', clinicToken, {
      issuer: clinic.issuer,
      roles: rules,
      provisioning: groupless,
      creates_accounts: true,
    }),
  ])
  const row = {
    organisation_id: general,
    name: 'General',
    report_strategy: 'extractive' as const,
    single_sign_on: 'roles' as const,
  }
  await server.services.db
    .insertInto('organisations')
    .values({ ...row, created_at: new Date() })
    .execute()
})
afterAll(async () => {
  await server.close()
  await Promise.all([hospital.close(), clinic.close()])
})

const comesTo = async (id: 'hospital' | 'clinic', claims: object) => {
  const answer = await signInAtLyingProvider(server, id === 'hospital' ? hospital : clinic, [
    id,
    { claims: { name: 'X', ...claims } },
  ])
  return answer.status === 200 ? String(answer.json.user.user_id) : reasonOf(answer)
}

describe('the first sign-in of a provisioned user', () => {
  test('finds the account by the external id of the directory, whatever the address', async () => {
    const { id } = await server.user('Ana Pi', { externalId: 'sub-ana' })
    expect(await comesTo('hospital', { sub: 'sub-ana', email: 'elsewhere@ward.example', email_verified: false })).toBe(
      id,
    )
    expect(await comesTo('hospital', { sub: 'sub-ana' })).toBe(id)
  })

  test('finds the account by the address, where the provider vouches for it; later by the identity', async () => {
    const { id } = await server.user('Bea Pi', { externalId: 'beapi' })
    const email = 'bea.pi@ward.example'
    expect(await comesTo('hospital', { sub: 'sub-bea', email, email_verified: false })).toBe('no_account')
    expect(await comesTo('hospital', { sub: 'sub-bea', email, email_verified: true })).toBe(id)
    expect(await comesTo('hospital', { sub: 'sub-bea', email: 'x@ward.example' })).toBe(id)
    // The account is linked to its identity, so the same address from another identity does not open it.
    expect(await comesTo('hospital', { sub: 'sub-other', email, email_verified: true })).toBe('email_known')
    expect(await comesTo('hospital', { sub: 'beapi', email: 'y@ward.example' })).toBe('no_account')
  })

  test('through another provider finds nothing', async () => {
    await server.user('Cai Pi', { externalId: 'sub-cai' })
    expect(await comesTo('clinic', { sub: 'sub-cai', email: 'cai.pi@ward.example', email_verified: true })).toBe(
      'email_known',
    )
  })

  test('is refused where the directory has deactivated or removed the account', async () => {
    const { id } = await server.user('Dan Pi', { externalId: 'sub-dan' })
    await server.patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false })
    expect(await comesTo('hospital', { sub: 'sub-dan' })).toBe('account_inactive')
    await server.scim('DELETE', `/Users/${id}`)
    expect(await comesTo('hospital', { sub: 'sub-dan', email: 'dan.pi@ward.example', email_verified: true })).toBe(
      'email_known',
    )
  })

  test('may match another claim than the subject', async () => {
    const body = {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: 'eli@ward.example',
      externalId: 'object-1',
    }
    const { json } = await server.scim('POST', '/Users', { token: clinicToken, body })
    expect(await comesTo('clinic', { sub: 'pairwise', oid: 'object-1', email: 'eli@elsewhere.example' })).toBe(json.id)
  })
})

describe('groups', () => {
  test('come from the directory, not from the token, also where there are too many for a token', async () => {
    const { id } = await server.user('Fe Pi', { externalId: 'sub-fe' })
    const ward = await server.group('Ward 3', [id])
    await comesTo('hospital', { sub: 'sub-fe', groups: ['told'] })
    expect(await roles(server, id)).toEqual(['clinician by hospital'])
    await comesTo('hospital', { sub: 'sub-fe', _claim_names: { groups: 'src1' } })
    expect(await roles(server, id)).toEqual(['clinician by hospital'])
    await server.patch(`/Groups/${ward.id}`, { op: 'remove', path: 'members' })
    await comesTo('hospital', { sub: 'sub-fe', groups: ['Ward 3'] })
    expect(await roles(server, id)).toEqual([])
  })

  test('come from the token where the settings say so, until the directory removes the user', async () => {
    const body = {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: 'gil@ward.example',
      externalId: 'object-2',
    }
    const { id } = (await server.scim('POST', '/Users', { token: clinicToken, body })).json
    await comesTo('clinic', { sub: 'sub-gil', oid: 'object-2', groups: ['told'] })
    expect(await roles(server, id)).toEqual(['reader by clinic'])
    await server.scim('PUT', `/Users/${id}`, { token: clinicToken, body: { ...body, displayName: 'Gil' } })
    expect(await roles(server, id)).toEqual(['reader by clinic'])
    await server.scim('PUT', `/Users/${id}`, { token: clinicToken, body: { ...body, active: false } })
    expect(await roles(server, id)).toEqual([])
    expect(await comesTo('clinic', { sub: 'sub-new', groups: undefined, _claim_names: { groups: 'src1' } })).toBe(
      'groups_not_told',
    )
    expect((await auditEventsOf(server, 'single_sign_on.finish')).at(-1)?.detail).toMatchObject({
      reason: 'groups_not_told',
    })
  })
})
