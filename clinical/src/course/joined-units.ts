import { isLive } from '../reading/live.ts'
import type { Unit } from './units.ts'

/**
 * The most units that are read one by one. A course with more was not written by people, and its shortest units are
 * joined.
 */
const mostUnits = 12_000
/**
 * A joined unit is at most this many times the mean length that is aimed at, because two neighbours together exceed it.
 */
const longestJoined = 3

interface Joining {
  readonly longest: number
  readonly mayFollow: (last: Unit, next: Unit) => boolean
}

const join = (units: readonly Unit[], { longest, mayFollow }: Joining): Unit[] => {
  const out: Unit[] = []
  for (const unit of units) {
    const last = out.at(-1)
    if (last === undefined || unit.end - last.start > longest || !mayFollow(last, unit)) out.push(unit)
    else out[out.length - 1] = { ...last, kind: isLive(last) ? last.kind : 'prose', end: unit.end }
  }
  return out
}

/**
 * The units of a text, hardly more than `mostUnits`. Where there are more, short neighbours of one note are joined;
 * where headings and stamps alone are too many, these are joined too. Linear time.
 */
export const joinedUnits = (units: readonly Unit[], text: string, noteOf: (unit: Unit) => number): readonly Unit[] => {
  if (units.length <= mostUnits) return units
  const longest = Math.ceil((longestJoined * text.length) / mostUnits)
  const within = join(units, {
    longest,
    mayFollow: (last, next) => isLive(last) && isLive(next) && next.heading === null && noteOf(last) === noteOf(next),
  })
  return within.length <= mostUnits ? within : join(within, { longest, mayFollow: () => true })
}
