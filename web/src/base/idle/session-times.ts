/** When the session of this browser ends, in milliseconds of this machine's clock, which goes on while it sleeps. */
export interface SessionDeadlines {
  /** Without use, the session ends this long after the last activity. */
  readonly idle_ms: number
  /** The session ends at this time in any case. */
  readonly ends_at: number
  /** When a person last did something, in any tab, as far as is known. */
  readonly last_act: number
}

/** What the server says of the session (`sessionLife` in the contract). */
export interface SessionLife {
  readonly idle_seconds: number
  readonly idle_seconds_left: number
  readonly seconds_left: number
}

/** `requested_at`: when the answer was asked for, so that what travelled long is not counted twice. */
export const timesOf = (life: SessionLife, requested_at: number): SessionDeadlines => ({
  idle_ms: life.idle_seconds * 1000,
  ends_at: requested_at + life.seconds_left * 1000,
  last_act: requested_at + (life.idle_seconds_left - life.idle_seconds) * 1000,
})

export interface SessionEnd {
  readonly ms_left: number
  readonly reason: 'idle' | 'longest'
  /** Whether it is time to warn. */
  readonly isNear: boolean
}

/** A minute before the end; in half the time where that is all there is. */
const warning_ms = 60_000

export function endOf({ idle_ms, ends_at, last_act }: SessionDeadlines, now: number): SessionEnd {
  const idle_end = last_act + idle_ms
  const ms_left = Math.min(idle_end, ends_at) - now
  return {
    ms_left,
    reason: idle_end < ends_at ? 'idle' : 'longest',
    isNear: ms_left <= Math.min(warning_ms, idle_ms / 2),
  }
}

/** How often the server is told at most that somebody is there. */
export const toldEvery = ({ idle_ms }: SessionDeadlines): number => Math.min(60_000, idle_ms / 4)
