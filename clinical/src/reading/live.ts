import type { Unit } from '../course/units.ts'

const silent = new Set(['heading', 'stamp', 'blank'])

/** Is there anything to read in a unit? Page furniture is looked at like everything else. */
export const isLive = (unit: Unit): boolean => !silent.has(unit.kind)
