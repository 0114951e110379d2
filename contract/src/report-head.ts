import * as z from 'zod/mini'
import { day, line } from './fields.ts'
import { limits } from './limits.ts'
import { sexes } from './report.ts'

/**
 * The fields that a person corrects at the head of a report; a field that is not corrected is as the course states it.
 */

/** null: the value is not known, or must not be printed. */
const corrected = <S extends z.ZodMiniType>(value: S) => z.optional(z.strictObject({ value: z.nullable(value) }))
const words = corrected(line(1, limits.head_characters))
const date = corrected(day)

export const head = z.strictObject({
  record_number: words,
  name: words,
  birth_date: date,
  age: words,
  sex: corrected(z.enum(sexes)),
  admitted: date,
  discharged: date,
  service: words,
  destination: words,
  physician: words,
})
export type Head = z.infer<typeof head>
export type HeadField = keyof Head

export const headFields = [
  'record_number',
  'name',
  'birth_date',
  'age',
  'sex',
  'admitted',
  'discharged',
  'service',
  'destination',
  'physician',
] as const satisfies readonly HeadField[]
