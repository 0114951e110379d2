import { expect, test } from 'vitest'
import type { ServiceCredential } from '@alta/contract/credentials'
import { daysTyped, hasEnded, hoursTyped, oldSecretUntil, shareLeft, stageOf } from './expiry.ts'

const now = new Date('2026-11-20T10:00:00Z')

const credential = (change: Partial<ServiceCredential>): ServiceCredential => ({
  service_credential_id: '1',
  organisation_id: '2',
  name: 'Audit mirror',
  prefix: 'alta_Zt04m',
  issued_at: '2026-10-21T10:00:00Z',
  issued_by: null,
  reason: null,
  expires_at: '2026-11-30T10:00:00Z',
  days_remaining: 10,
  expired: false,
  revoked_at: null,
  last_used_at: null,
  last_used_address: null,
  retiring_until: null,
  role_assignments: [],
  ...change,
})

test('a credential warns at fourteen days and again at three', () => {
  const stages = [15, 14, 4, 3, 0].map((days_remaining) => stageOf(credential({ days_remaining })))
  expect(stages).toEqual(['long', 'soon', 'soon', 'critical', 'critical'])
})

test('an expired credential has ended, and a revoked one is revoked whatever else it is', () => {
  const revoked = credential({ revoked_at: '2026-11-01T00:00:00Z', expired: true })
  expect(stageOf(credential({ days_remaining: 0, expired: true }))).toBe('expired')
  expect(stageOf(revoked)).toBe('revoked')
  expect([credential({}), revoked, credential({ expired: true })].map(hasEnded)).toEqual([false, true, true])
})

test('the bar shows the remaining share of the lifetime', () => {
  expect(shareLeft(credential({}), now)).toBe(0.25)
  expect(shareLeft(credential({}), new Date('2027-01-01T00:00:00Z'))).toBe(0)
})

test('a lifetime is a whole number of days from 1 to 365', () => {
  expect(['1', '365', ' 90 '].map(daysTyped)).toEqual([1, 365, 90])
  expect(['0', '366', '', '1.5', '-3', '1e2', 'ten'].map(daysTyped)).toEqual(Array.from({ length: 7 }, () => null))
})

test('an overlap is a whole number of hours from 0 to 168', () => {
  expect(['0', '168'].map(hoursTyped)).toEqual([0, 168])
  expect(['169', '-1', ''].map(hoursTyped)).toEqual([null, null, null])
})

test('the old secret never works beyond its own expiry, nor beyond that of the new one', () => {
  const { expires_at } = credential({})
  const until = (hours: number, days: number) => oldSecretUntil(hours, { expires_at, days }, now).toISOString()
  expect(until(24, 90)).toBe('2026-11-21T10:00:00.000Z')
  expect(until(24 * 12, 90)).toBe('2026-11-30T10:00:00.000Z')
  expect(until(168, 2)).toBe('2026-11-22T10:00:00.000Z')
})
