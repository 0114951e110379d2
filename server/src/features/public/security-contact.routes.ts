import type { FastifyInstance } from 'fastify'
import { languages } from '@alta/contract/languages'

/** RFC 9116 asks for less than a year; it is counted from each answer on. */
const validDays = 180
const day_ms = 86_400_000

/** Where to write about a weakness (RFC 9116); no such page where nobody is named. */
export function securityContactRoute(app: FastifyInstance): void {
  const { config, clock } = app.house.services
  const contact = config.ALTA_SECURITY_CONTACT
  if (contact === undefined) return
  const path = '/.well-known/security.txt'
  app.get(path, async (_request, reply) => {
    const expires = new Date(clock.now().getTime() + validDays * day_ms).toISOString()
    const canonical = config.ALTA_PUBLIC_URL === undefined ? [] : [`Canonical: ${config.ALTA_PUBLIC_URL}${path}`]
    const lines = [`Contact: ${contact}`, `Expires: ${expires}`, `Preferred-Languages: ${languages.join(', ')}`]
    return reply.header('content-type', 'text/plain; charset=utf-8').send([...lines, ...canonical, ''].join('\n'))
  })
}
