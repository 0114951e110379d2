/** The time of day as an argument. Tests pass a clock that stands still or runs ahead. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
