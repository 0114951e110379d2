import { Problem } from '@alta/contract/problems'

export const dayInMs = 24 * 60 * 60 * 1000

/** Years that both JavaScript and PostgreSQL write with four digits, the day after the last one too. */
const isWritable = (day: string): boolean => day >= '1000-01-01' && day < '9999-12-31'

/** The first moment of a day in UTC. Throws `validation-failed` for a day that is in no calendar. */
function startOf(day: string, pointer: string): Date {
  const start = new Date(`${day}T00:00:00Z`)
  // JavaScript reads 31 February as a day of March.
  if (!isWritable(day) || Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== day)
    throw new Problem('validation-failed', { errors: [{ pointer, code: 'invalid' }] })
  return start
}

/** A span of time, from its first moment to the first moment after it; an open end is undefined. */
export interface DateRange {
  readonly since: Date | undefined
  readonly before: Date | undefined
}

/** A range of years that the database can write. Throws `validation-failed` for others. */
function momentOf(time: string, pointer: string): Date {
  startOf(time.slice(0, 10), pointer)
  return new Date(time)
}
const isDay = (text: string): boolean => text.length === 10

/** Days in UTC, both included, or moments, of which the last is excluded. */
export function dateRangeOf({ from, to }: { from?: string | undefined; to?: string | undefined }): DateRange {
  const [first, last] = [from && isDay(from) ? startOf : momentOf, to && isDay(to) ? dayAfter : momentOf]
  return {
    since: from === undefined ? undefined : first(from, '/from'),
    before: to === undefined ? undefined : last(to, '/to'),
  }
}

const dayAfter = (day: string, pointer: string) => new Date(startOf(day, pointer).getTime() + dayInMs)
