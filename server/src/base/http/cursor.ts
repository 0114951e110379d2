import { Problem } from '@alta/contract/problems'
import { limits } from '@alta/contract/limits'
import { isUuid } from '../ids.ts'

/** No page of the list gave this cursor, or the row it refers to was deleted. */
export const unknownCursor = () =>
  new Problem('validation-failed', { errors: [{ pointer: '/cursor', code: 'invalid' }] })
const textIn = (cursor: string) => Buffer.from(cursor, 'base64url').toString('utf8')

/** Where a page ended: the last row's id. Lists run newest first, and ids sort by creation. */
export function readCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined
  const id = textIn(cursor)
  if (!isUuid(id)) throw unknownCursor()
  return id
}

/**
 * Where a page of a sorted list ended: what the last row is sorted by, and its id. null: it has nothing there, or a title,
 * which is looked up by the id, because cursors stand in addresses.
 */
export interface CursorPosition {
  readonly key: string | null
  readonly id: string
}

/** The text of a position for `pageOf`: the position and the order it belongs to. */
export const positionText = (sort: string, { key, id }: CursorPosition): string => JSON.stringify([sort, key, id])

const isText = (key: string) => !key.includes('\0')
/** A time as answers write it, `2026-01-31T12:00:00.000Z`. */
export const isTime = (key: string) => {
  const time = new Date(key)
  return !Number.isNaN(time.getTime()) && time.toISOString() === key && /^[1-9]/.test(key)
}

/** Throws `validation-failed` for a cursor that no page of this order gave. `isKey`: what the order sorts by. */
export function readPosition(cursor: string | undefined, sort: string, isKey = isText): CursorPosition | undefined {
  if (cursor === undefined) return undefined
  const [of, key, id] = partsIn(cursor)
  if (of !== sort || typeof id !== 'string' || !isUuid(id)) throw unknownCursor()
  if (key === null || (typeof key === 'string' && isKey(key))) return { key, id }
  throw unknownCursor()
}

function partsIn(cursor: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(textIn(cursor))
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}

export interface Page<Row> {
  readonly items: Row[]
  readonly next_cursor: string | null
}

/** `rows` were queried with one more than `limit`: the extra row shows that there is a next page. */
export function pageOf<Row>(rows: readonly Row[], limit: number, endOf: (row: Row) => string): Page<Row> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items,
    next_cursor: rows.length > limit && last !== undefined ? Buffer.from(endOf(last)).toString('base64url') : null,
  }
}

/** Rows of one page when the caller sets no limit. */
export const defaultLimit = 50
export const unpagedLimit = limits.list_items_unpaged
