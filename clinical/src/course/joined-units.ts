import { isLive } from '../reading/live.ts'
import type { Unit } from './units.ts'

/** A course of more units than this is no course that anybody wrote: its shortest ones are read together. */
const mostUnits = 12_000
/** How many times the mean length of the units wanted a joined one may reach: two neighbours together exceed it. */
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
 * The units of a text, never many more than `mostUnits`: where there are more, neighbours of one note are joined while
 * they are short; where headings and stamps alone are too many, these too. Linear.
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
