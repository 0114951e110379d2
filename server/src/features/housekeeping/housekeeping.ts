import type { FastifyInstance } from 'fastify'
import { purgeRequests } from '../access-requests/access-requests.store.ts'
import { purgeAnswers } from '#base/http/idempotency'
import type { Services } from '#base/services'
import { idleSince } from '../sessions/sessions.rules.ts'
import { purgeSessions } from '../sessions/sessions.store.ts'
import { purgeLoginAttempts } from '../auth/attempts.store.ts'
import { purgeDevices } from '../auth/devices.store.ts'
import { purgePasswordLinks } from '../auth/password-links.store.ts'
import { purgeRegistrations } from '../auth/registrations.store.ts'
import { removeDueExports } from '../data-exports/data-exports.store.ts'
import { abandonedSince } from '../documents/documents.rules.ts'
import { removeAbandoned } from '../documents/remove.store.ts'
import { purgeInvitations } from '../invitations/invitations.store.ts'
import { purgeNotices } from '../notices/notices.store.ts'
import { purgeChallenges } from '../second-factor/second-factor.store.ts'
import { purgeAttempts } from '../single-sign-on/attempts.store.ts'
import { purgeLogoutTokens } from '../single-sign-on/logout-tokens.store.ts'

const every = 10 * 60_000

/**
 * Removes what has expired: ended sessions, old login attempts and invitations, stored answers, notices, abandoned
 * uploads.
 */
export async function purgeExpired(services: Services): Promise<void> {
  const { db, clock, config } = services
  const now = clock.now()
  await purgeSessions(db, { now, idle_since: idleSince(config, now) })
  await purgeLoginAttempts(db, now)
  await purgeRegistrations(db, now)
  await purgeAttempts(db, now)
  await purgeChallenges(db, now)
  await purgeLogoutTokens(db, now)
  await purgeAnswers(db, now)
  await purgeInvitations(db, now)
  await purgeNotices(db, now)
  await purgeRequests(db, now)
  await purgePasswordLinks(db, now)
  await purgeDevices(db, now)
  await removeDueExports(services, { before: now })
  await removeAbandoned(services, abandonedSince(now))
}

/** Runs from time to time for as long as the app lives; several processes may run it. */
export function schedulePurge(app: FastifyInstance): void {
  const { services } = app.context
  const timer = setInterval(() => {
    purgeExpired(services).catch((error: unknown) =>
      services.log.error({ err: error }, 'old rows could not be removed'),
    )
  }, every).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
