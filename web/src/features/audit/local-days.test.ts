import { afterEach, expect, test } from 'vitest'
import { momentsOf } from './local-days.ts'

const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

test('days begin and end in the reader’s time zone, also when the clocks change', () => {
  process.env['TZ'] = 'Europe/Madrid'
  const day = { from: '2026-11-28', to: '2026-11-28' }
  expect(momentsOf(day)).toEqual({ from: '2026-11-27T23:00:00.000Z', to: '2026-11-28T23:00:00.000Z' })
  // The clocks go back in the night before this Sunday, so it has 25 hours.
  const long = { from: '2026-10-25', to: '2026-10-25' }
  expect(momentsOf(long)).toEqual({ from: '2026-10-24T22:00:00.000Z', to: '2026-10-25T23:00:00.000Z' })
  process.env['TZ'] = 'America/Lima'
  expect(momentsOf(day)).toEqual({ from: '2026-11-28T05:00:00.000Z', to: '2026-11-29T05:00:00.000Z' })
})

test('an open end of the range stays open', () => {
  expect(momentsOf({ from: undefined, to: undefined })).toEqual({})
  expect(Object.keys(momentsOf({ from: '2026-11-28', to: undefined }))).toEqual(['from'])
})
