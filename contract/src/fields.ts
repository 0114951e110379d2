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
/** Where a range of time begins or ends: a day in UTC, which both ends include, or a moment, before which a range ends. */
export const dayOrTime = z.union([day, z.iso.datetime()])
export const count = z.int().check(z.nonnegative())

/** Text as a person types it: trimmed, NFC, `min` to `max` UTF-16 characters. */
export const text = (min: number, max: number) =>
  z.string().check(z.normalize('NFC'), z.trim(), z.minLength(min), z.maxLength(max))

// eslint-disable-next-line no-control-regex -- what breaks a line or a file name
const breaks = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g
/** Turns the direction of writing, or is not seen at all: a name that holds it reads as another. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u2800\uFFF9-\uFFFB]+/gu

/** A text as one line that reads as it is written: no control characters, none that turn or hide what follows. */
export const toSingleLine = (written: string): string => written.replaceAll(unseen, '').replaceAll(breaks, ' ')

/** One line as a person types it: a name, a title. What breaks, turns or hides it is left out. */
export const line = (min: number, max: number) =>
  z.string().check(z.normalize('NFC'), z.overwrite(toSingleLine), z.trim(), z.minLength(min), z.maxLength(max))

export const name = line(1, limits.name_characters)
const fewestLetters = 4
const hasWords = (written: string): boolean => (written.match(/\p{L}/gu)?.length ?? 0) >= fewestLetters
/** One line that says something to others: a row of dots does not. */
export const statement = (min: number, max: number) => line(min, max).check(z.refine(hasWords))
/** Why somebody does what others hear of. It stands in the audit and in notices: it names no patient. */
export const reason = statement(limits.reason_characters_min, limits.reason_characters_max)
/** The reason alone: what a dialog that asks for nothing else checks and sends. */
export const reasonOnly = z.strictObject({ reason })
/** Trimmed and in lower case before it is looked at: phones add a capital and a space. */
export const email = z.pipe(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)), z.email())

/** What a list is searched for: words, each matched at the beginning of a word, accents and capitals ignored. */
export const searchText = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.search_characters))
/** The state of a record that a change was made upon; a newer one in the database is `stale-revision`. */
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
 * The answer of every list. `total` only when `count=true` was asked for; `total_capped`: there are more than that, and
 * nobody has counted how many.
 */
export const listOf = <S extends z.ZodMiniType>(item: S) =>
  z.object({
    items: z.array(item),
    next_cursor: z.nullable(z.string()),
    total: z.optional(count),
    total_capped: z.optional(z.boolean()),
  })
