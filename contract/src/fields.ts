import * as z from 'zod/mini'
import { limits } from './limits.ts'

/** UUIDv7 as text; any UUID is accepted where one is read, so that a wrong id is "not found", not "malformed". */
export const id = z.string().check(z.minLength(1), z.maxLength(64))
/** Ids separated by commas, in a search string. */
export const ids = z.pipe(
  z.string().check(z.minLength(1), z.maxLength(65 * limits.list_items)),
  z.pipe(
    z.transform((text: string) => text.split(',')),
    z.array(id).check(z.maxLength(limits.list_items)),
  ),
)
/** ISO 8601 UTC with `Z`. */
export const time = z.string().check(z.maxLength(40))
/** ISO 8601 calendar date. */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
/**
 * The beginning or the end of a range of time: a day in UTC, which both ends include, or a moment, before which a range
 * ends.
 */
export const dayOrTime = z.union([day, z.iso.datetime()])
export const count = z.int().check(z.nonnegative())

/** Text as a person types it: trimmed, NFC, `min` to `max` UTF-16 characters. */
export const text = (min: number, max: number) =>
  z.string().check(z.normalize('NFC'), z.trim(), z.minLength(min), z.maxLength(max))

// eslint-disable-next-line no-control-regex -- what breaks a line or a file name
const breaks = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g
/** Characters that change the direction of writing or are invisible: a name that contains one reads as another. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u2800\uFFF9-\uFFFB]+/gu

/**
 * A text as one line that reads as it is written: without control characters, and without any that change the direction
 * or are invisible.
 */
export const toSingleLine = (written: string): string => written.replaceAll(unseen, '').replaceAll(breaks, ' ')

/**
 * One line as a person types it: a name, a title. Line breaks, and characters that change the direction or are
 * invisible, are removed.
 */
export const line = (min: number, max: number) =>
  z.string().check(z.normalize('NFC'), z.overwrite(toSingleLine), z.trim(), z.minLength(min), z.maxLength(max))

export const name = line(1, limits.name_characters)
const fewestLetters = 4
const hasWords = (written: string): boolean => (written.match(/\p{L}/gu)?.length ?? 0) >= fewestLetters
/** One line with a meaning for others: a row of dots is refused. */
export const statement = (min: number, max: number) => line(min, max).check(z.refine(hasWords))
/**
 * Why a person does something that others are told about. It stands in the audit log and in notices, so it must not
 * name a patient.
 */
export const reason = statement(limits.reason_characters_min, limits.reason_characters_max)
/** The reason alone: the schema of dialogs that ask for nothing else. */
export const reasonOnly = z.strictObject({ reason })
/** Trimmed and put in lower case before it is checked: phones add a capital and a space. */
export const email = z.pipe(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)), z.email())

/** The search words of a list, each matched at the beginning of a word; accents and case are ignored. */
export const searchText = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.search_characters))
/** The revision on which a change is based; a newer one in the database is `stale-revision`. */
export const revision = z.int().check(z.minimum(1))

/** `?limit=&cursor=&count=`: what every list takes. Numbers and booleans arrive as text. */
const digits = z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number))
export const paging = {
  limit: z.optional(z.pipe(digits, z.int().check(z.minimum(1), z.maximum(limits.list_items)))),
  cursor: z.optional(z.string().check(z.maxLength(2000))),
  count: z.optional(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((value) => value === 'true'),
    ),
  ),
}

/**
 * The answer of every list. `total` only when `count=true` was sent; `total_capped`: there are more than that, and the
 * exact number was not counted.
 */
export const listOf = <S extends z.ZodMiniType>(item: S) =>
  z.object({
    items: z.array(item),
    next_cursor: z.nullable(z.string()),
    total: z.optional(count),
    total_capped: z.optional(z.boolean()),
  })
