import { expect, it } from 'vitest'
import { openTestServer } from '../../contract-tests/test-server.ts'

const page = { method: 'GET', url: '/.well-known/security.txt', headers: { accept: 'text/plain' } } as const

it('security.txt names the contact and expires within a year', async () => {
  const server = await openTestServer({
    environment: {
      ALTA_SECURITY_CONTACT: 'mailto:security@hospital.example',
      ALTA_PUBLIC_URL: 'https://alta.hospital.example',
    },
  })
  const { statusCode, headers, body } = await server.app.inject(page)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = Object.fromEntries(
    body
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/s)),
  )
  expect(fields).toMatchObject({
    Contact: 'mailto:security@hospital.example',
    'Preferred-Languages': 'en, es, ca',
    Canonical: 'https://alta.hospital.example/.well-known/security.txt',
    Policy: 'https://alta.hospital.example/disclosure-policy.txt',
  })
  const days = (Date.parse(fields['Expires']) - server.services.clock.now().getTime()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
  const policy = await server.app.inject({ method: 'GET', url: new URL(fields['Policy']).pathname })
  expect([policy.statusCode, policy.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(policy.body).toMatch(/^Contact: mailto:security@hospital\.example\n/)
  for (const heading of ['How', 'What to expect', 'In scope', 'Not in scope', 'Safe harbour'])
    expect(policy.body).toContain(`\n## ${heading}\n`)
  await server.close()
}, 60_000)

it('security.txt and the disclosure policy are not found where no contact is configured', async () => {
  const server = await openTestServer({})
  for (const url of [page.url, '/disclosure-policy.txt'])
    expect((await server.app.inject({ ...page, url })).statusCode).toBe(404)
  await server.close()
}, 60_000)
