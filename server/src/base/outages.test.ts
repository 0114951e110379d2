import { Problem } from '@alta/contract/problems'
import { expect, test } from 'vitest'
import { problemOf } from './http/problems.ts'
import { isOutage } from './outages.ts'

const error = (code: string, message = 'failed') => Object.assign(new Error(message), { code })

test.each([
  error('ECONNREFUSED'),
  error('ECONNRESET'),
  error('57P01', 'terminating connection due to administrator command'),
  error('57P03', 'the database system is starting up'),
  error('53300', 'sorry, too many clients already'),
  error('53100', 'could not extend file: No space left on device'),
  error('08006'),
  error('25006', 'cannot execute INSERT in a read-only transaction'),
  error('ENOSPC'),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
])('%s is an outage: the call may be repeated in some seconds', (outage) => {
  expect(problemOf(outage)).toMatchObject({ code: 'database-unavailable', retry_after: 5 })
  expect(isOutage(outage)).toBe(true)
})

test.each([error('42P01'), error('23505'), error('22P02'), new Error('broken'), new Problem('took-too-long')])(
  '%s is not an outage',
  (other) => {
    expect(problemOf(other).code).not.toBe('database-unavailable')
    expect(isOutage(other)).toBe(false)
  },
)
