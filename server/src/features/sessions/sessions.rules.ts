import type { Config } from '#base/config'

const minute = 60_000

/** When a session last used at `last_used_at` and made at `created_at` ends, whichever limit comes first. */
export function sessionEnd(config: Config, created_at: Date): Date {
  return new Date(created_at.getTime() + config.ALTA_SESSION_ABSOLUTE_MINUTES * minute)
}

/** A sign-in must be finished within ten minutes, or begun again. */
export const unfinishedEnd = (now: Date): Date => new Date(now.getTime() + 10 * minute)

interface SessionTimes {
  readonly expires_at: Date
  readonly last_used_at: Date
}

/** The life of the session, as its holder is told. */
export function sessionLife(config: Config, { expires_at, last_used_at }: SessionTimes, now: Date) {
  const idle_seconds = config.ALTA_SESSION_IDLE_MINUTES * 60
  const secondsUntil = (time_ms: number) => Math.max(0, Math.floor((time_ms - now.getTime()) / 1000))
  return {
    expires_at: expires_at.toISOString(),
    idle_seconds,
    idle_seconds_left: secondsUntil(last_used_at.getTime() + idle_seconds * 1000),
    seconds_left: secondsUntil(expires_at.getTime()),
  }
}

/** The limits that `findActor` checks, besides the session. */
export const limitsOf = (config: Config, now: Date) => ({
  now,
  idle_since: idleSince(config, now),
  second_factor: config.ALTA_SECOND_FACTOR,
})

export const idleSince = (config: Config, now: Date): Date =>
  new Date(now.getTime() - config.ALTA_SESSION_IDLE_MINUTES * minute)
