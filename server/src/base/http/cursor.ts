import { Problem } from '@alta/contract/problems'
import { limits } from '@alta/contract/limits'

/** Where a page ended: the last row's id. Lists run newest first, and ids sort by creation. */
export function readCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined
  const id = Buffer.from(cursor, 'base64url').toString('utf8')
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id))
    throw new Problem('validation-failed', { errors: [{ pointer: '/cursor', code: 'invalid' }] })
  return id
}

export interface Page<Row> {
  readonly items: Row[]
  readonly next_cursor: string | null
}

/** `rows` were asked for with one more than `limit`: the extra one tells that there is a next page. */
export function pageOf<Row>(rows: readonly Row[], limit: number, idOf: (row: Row) => string): Page<Row> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items,
    next_cursor: rows.length > limit && last !== undefined ? Buffer.from(idOf(last)).toString('base64url') : null,
  }
}

/** Rows of one page when the caller does not say. */
export const defaultLimit = 50
export const unpagedLimit = limits.list_items_unpaged
