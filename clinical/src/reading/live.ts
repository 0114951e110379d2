import type { Unit } from '../course/units.ts'

const silent = new Set(['heading', 'stamp', 'blank'])

/** Whether a unit holds text to read. Page furniture is read like everything else. */
export const isLive = (unit: Unit): boolean => !silent.has(unit.kind)
