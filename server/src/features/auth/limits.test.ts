import * as auth from '@alta/contract/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { networkOf } from '#base/http/network'
import { knownPassword, openTestServer, type TestServer } from '../../contract-tests/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const login = async (email: string, password: string, address: string) =>
  await server.call(null, auth.login, { body: { email, password }, headers: { 'x-forwarded-for': address } })

describe('the network of an address', () => {
  it.each([
    ['10.0.0.7', '10.0.0.7'],
    ['::ffff:10.0.0.7', '10.0.0.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['not an address', 'not an address'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('attempts to sign in', () => {
  it('from the addresses of one /64 count together', async () => {
    const { email } = await server.person()
    for (let at = 1; at <= 10; at += 1)
      expect((await login(email, 'wrong password', `2001:db8:a:b::${at}`)).status).toBe(401)
    expect((await login(email, knownPassword, '2001:db8:a:b:1:2:3:4')).status).toBe(429)
    expect((await login(email, knownPassword, '2001:db8:a:c::1')).status).toBe(200)
  })

  it('at many accounts from one network are limited more and more strictly', async () => {
    const spray = async (from: number) => {
      const statuses = []
      for (let at = from; at < from + 40; at += 1)
        statuses.push((await login(`nobody${at}@ward.example`, 'winter in the ward', '192.0.2.1')).status)
      return statuses.filter((status) => status === 401).length
    }
    expect(await spray(0)).toBe(30)
    server.later(61_000)
    expect(await spray(100)).toBe(1)
    const refused = await login('nobody999@ward.example', 'winter in the ward', '192.0.2.1')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('by others never lock the owner of an account out', async () => {
    const { email } = await server.person()
    for (let at = 1; at <= 60; at += 1) await login(email, 'wrong password', `198.51.100.${at}`)
    expect((await login(email, knownPassword, '203.0.113.5')).status).toBe(200)
  })

  it('beyond the limit are in the audit log, ever more rarely', async () => {
    const { email } = await server.person()
    for (let at = 1; at <= 20; at += 1) await login(email, 'wrong password', '203.0.113.77')
    const lines = await server.services.db
      .selectFrom('audit_events')
      .select(['detail', 'outcome'])
      .where('address', '=', '203.0.113.77')
      .where('outcome', '=', 'rate-limited')
      .execute()
    expect(lines.map(({ detail }) => detail)).toEqual([{ refused: 1 }, { refused: 2 }, { refused: 4 }, { refused: 8 }])
  })
})

it('the client’s address is taken only from a trusted proxy', async () => {
  const apart = await openTestServer({ environment: { ALTA_TRUSTED_PROXIES: '10.9.0.0/16' } })
  try {
    const { email } = await apart.person()
    for (let at = 1; at <= 12; at += 1)
      await apart.call(null, auth.login, {
        body: { email, password: 'wrong password' },
        headers: { 'x-forwarded-for': `192.0.2.${at}` },
      })
    const body = { email, password: knownPassword }
    const forged = await apart.call(null, auth.login, { body, headers: { 'x-forwarded-for': '192.0.2.99' } })
    expect(forged.status).toBe(429)
  } finally {
    await apart.close()
  }
})

it('browsers are told to use HTTPS alone when the public address is HTTPS', async () => {
  const secure = await openTestServer({ environment: { ALTA_PUBLIC_URL: 'https://alta.ward.example' } })
  try {
    const hsts = async (of: TestServer, url: string) =>
      (await of.app.inject({ method: 'GET', url })).headers['strict-transport-security']
    const machines = ['/healthz', '/openapi.json', '/.well-known/security.txt', '/api/v0/nothing']
    for (const url of ['/login', '/nothing.css', '/api/v0/config', ...machines]) {
      expect([url, await hsts(secure, url)]).toEqual([url, 'max-age=31536000; includeSubDomains'])
      expect(await hsts(server, url)).toBeUndefined()
    }
  } finally {
    await secure.close()
  }
})
