import { expect, test } from 'vitest'
import { endOf, timesOf, toldEvery } from './session-times.ts'

const minute = 60_000
const now = 1_000_000_000
const hour = { idle_seconds: 3600, idle_seconds_left: 3600, seconds_left: 12 * 3600 }

test('an idle session ends after its timeout, counted from the last activity that the server knows', () => {
  const times = timesOf({ ...hour, idle_seconds_left: 600 }, now)
  expect(endOf(times, now)).toEqual({ ms_left: 10 * minute, reason: 'idle', isNear: false })
  expect(endOf({ ...times, last_act: now }, now)).toMatchObject({ ms_left: 60 * minute })
})

test('the warning comes a minute before the end, or at half the timeout when that is only a minute', () => {
  const times = timesOf(hour, now)
  expect(endOf(times, now + 59 * minute - 1).isNear).toBe(false)
  expect(endOf(times, now + 59 * minute).isNear).toBe(true)
  const short = timesOf({ ...hour, idle_seconds: 60, idle_seconds_left: 60 }, now)
  expect(endOf(short, now + 29_000).isNear).toBe(false)
  expect(endOf(short, now + 30_000).isNear).toBe(true)
})

test('activity does not extend a session beyond its maximum duration', () => {
  const times = timesOf({ ...hour, seconds_left: 90 }, now)
  expect(endOf({ ...times, last_act: now + 60_000 }, now + 60_000)).toEqual({
    ms_left: 30_000,
    reason: 'longest',
    isNear: true,
  })
})

test('activity is reported to the server once a minute, more often when the timeout is only a minute', () => {
  expect(toldEvery(timesOf(hour, now))).toBe(minute)
  expect(toldEvery(timesOf({ ...hour, idle_seconds: 60 }, now))).toBe(15_000)
})
