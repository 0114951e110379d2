import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { languages } from '@alta/contract/languages'

/** RFC 9116 asks for less than a year; the date is computed for each answer. */
const validDays = 180
const day_ms = 86_400_000
const contactPath = '/.well-known/security.txt'
const policyPath = '/disclosure-policy.txt'

/** What a person who finds a vulnerability may do and expect, as text that browsers show. */
const policy = (): string => readFileSync(new URL('../../../../docs/disclosure.md', import.meta.url), 'utf8')

/**
 * The contact for vulnerabilities (RFC 9116), and the policy; these pages do not exist where no contact is configured.
 */
export function securityContactRoutes(app: FastifyInstance): void {
  const { config, clock } = app.context.services
  const { ALTA_SECURITY_CONTACT: contact, ALTA_PUBLIC_URL: base } = config
  if (contact === undefined) return
  const text = `Contact: ${contact}\n\n${policy()}`
  app.get(contactPath, async (_request, reply) => {
    const expires = new Date(clock.now().getTime() + validDays * day_ms).toISOString()
    const lines = [`Contact: ${contact}`, `Expires: ${expires}`, `Preferred-Languages: ${languages.join(', ')}`]
    // Both are whole addresses, which only the configuration knows.
    const own = base === undefined ? [] : [`Policy: ${base}${policyPath}`, `Canonical: ${base}${contactPath}`]
    return reply.header('content-type', 'text/plain; charset=utf-8').send([...lines, ...own, ''].join('\n'))
  })
  app.get(policyPath, async (_request, reply) =>
    reply.header('content-type', 'text/plain; charset=utf-8').header('cache-control', 'no-cache').send(text),
  )
}
