import { expect, test } from 'vitest'
import { endOfWeek, mondayBefore } from './group.ts'
import { roundUp } from './round-up.ts'

test('eight weeks begin on a Monday and end with the week that is running, also on its Sunday', () => {
  expect(mondayBefore(new Date('2026-11-20T18:00:00Z'), 8)).toBe('2026-09-28')
  expect(mondayBefore(new Date('2026-11-16T00:00:00Z'), 1)).toBe('2026-11-16')
  expect(mondayBefore(new Date('2026-11-22T23:59:59Z'), 1)).toBe('2026-11-16')
  expect(mondayBefore(new Date('2027-01-01T12:00:00Z'), 1)).toBe('2026-12-28')
})

test('a week ends on its Sunday, across the end of a month', () => {
  expect(endOfWeek('2026-11-30')).toBe('2026-12-06')
})

test.each([
  [0, 1],
  [1, 1],
  [0.31, 0.4],
  [0.045, 0.06],
  [5, 6],
  [7, 10],
  [14, 20],
  [90, 100],
])('the axis for %d ends at %d, which is easily halved', (value, top) => {
  expect(roundUp(value)).toBeCloseTo(top)
})
