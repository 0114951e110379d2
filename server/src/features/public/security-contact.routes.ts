import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { languages } from '@alta/contract/languages'

/** RFC 9116 asks for less than a year; it is counted from each answer on. */
const validDays = 180
const day_ms = 86_400_000
const contactPath = '/.well-known/security.txt'
const policyPath = '/disclosure-policy.txt'

/** What whoever finds a weakness may do and expect, as text: browsers show it. */
const policy = (): string => readFileSync(new URL('../../../../docs/disclosure.md', import.meta.url), 'utf8')

/** Where to write about a weakness (RFC 9116), and what to expect; no such pages where nobody is named. */
export function securityContactRoutes(app: FastifyInstance): void {
  const { config, clock } = app.context.services
  const { ALTA_SECURITY_CONTACT: contact, ALTA_PUBLIC_URL: base } = config
  if (contact === undefined) return
  const text = `Contact: ${contact}\n\n${policy()}`
  app.get(contactPath, async (_request, reply) => {
    const expires = new Date(clock.now().getTime() + validDays * day_ms).toISOString()
    const lines = [`Contact: ${contact}`, `Expires: ${expires}`, `Preferred-Languages: ${languages.join(', ')}`]
    // both are whole addresses, which only the configuration knows
    const own = base === undefined ? [] : [`Policy: ${base}${policyPath}`, `Canonical: ${base}${contactPath}`]
    return reply.header('content-type', 'text/plain; charset=utf-8').send([...lines, ...own, ''].join('\n'))
  })
  app.get(policyPath, async (_request, reply) =>
    reply.header('content-type', 'text/plain; charset=utf-8').header('cache-control', 'no-cache').send(text),
  )
}
