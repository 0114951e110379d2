import type { ContentKey, ContentKeys } from './keys.ts'
import { type ColumnKind, sealedTables } from './sealed-columns.ts'
import {
  anySealedPrefix,
  openBytes,
  openText,
  isEmptyContent,
  sealBytes,
  type SealedHead,
  sealText,
  unreadable,
  type ValueLocation,
} from './sealed-text.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** JSON text as it is stored: a string that is encrypted, with the readable part beside it. */
function sealJson(key: ContentKey, location: ValueLocation, json: string): string {
  const sealed = sealText(key, location, json)
  const around = sealedTables[location.table]?.around?.[location.column]
  if (!around) return JSON.stringify(sealed)
  const beside = around(JSON.parse(json))
  return JSON.stringify(Array.isArray(beside) ? [{ sealed }, ...beside] : { ...(isObject(beside) && beside), sealed })
}

/** @throws Error for a value that no such column can hold: a programming error */
const mistaken = ({ table, column }: ValueLocation) => new Error(`${table}.${column} was given a value of another kind`)

/** A value as it is stored; null and values without content stay as they are. */
export function sealValue(key: ContentKey | null, location: ValueLocation, value: unknown): unknown {
  const kind = sealedTables[location.table]?.columns[location.column]
  if (!kind || value === null || value === undefined) return value
  if (kind === 'bytes') {
    if (!(value instanceof Uint8Array)) throw mistaken(location)
    return sealBytes(key, location, value)
  }
  if (typeof value !== 'string') throw mistaken(location)
  if (isEmptyContent(value)) return value
  if (kind === 'text') return sealText(key, location, value)
  return key === null ? value : sealJson(key, location, value)
}

/** The encrypted string in a JSON value; undefined where there is none. */
function sealedIn(value: unknown): string | undefined {
  const [first]: readonly unknown[] = Array.isArray(value) ? value : [value]
  const found = isObject(first) ? first['sealed'] : first
  return typeof found === 'string' && found.startsWith(anySealedPrefix) ? found : undefined
}

interface StoredAs {
  readonly kind: ColumnKind
  /** SQL gives JSON as text. */
  readonly asText: boolean
}

export interface OpenedValue {
  readonly value: unknown
  /** null: the value was stored without encryption. */
  readonly head: SealedHead | null
}

const startsJson = [`"${anySealedPrefix}`, `{"`, '[{"sealed"']
const parsed = (json: string): unknown => JSON.parse(json)

/** JSON as text, as SQL may return it where the driver has not parsed it. */
function openJsonText(keys: ContentKeys, text: string): OpenedValue {
  if (!startsJson.some((start) => text.startsWith(start)) || !text.includes(anySealedPrefix))
    return { value: text, head: null }
  const sealed = sealedIn(parsed(text))
  if (sealed === undefined) return { value: text, head: null }
  const { text: value, head } = openText(keys, sealed)
  return { value, head }
}

/** A value as it was read, decrypted. @throws Problem `content-unreadable` */
export function openValue(keys: ContentKeys, { kind, asText }: StoredAs, value: unknown): OpenedValue {
  if (value === null || value === undefined) return { value, head: null }
  if (kind === 'bytes') {
    if (!(value instanceof Uint8Array)) return { value, head: null }
    const { bytes, head } = openBytes(keys, value)
    return { value: bytes, head }
  }
  if (kind === 'text') {
    if (typeof value !== 'string') return { value, head: null }
    const { text, head } = openText(keys, value)
    return { value: text, head }
  }
  if (asText && typeof value === 'string') return openJsonText(keys, value)
  const sealed = sealedIn(value)
  if (sealed === undefined) return { value, head: null }
  const { text, head } = openText(keys, sealed)
  return { value: parsed(text), head }
}

/**
 * A value that was encrypted for another column or record was moved here by somebody. @throws Problem `content-
 * unreadable`
 */
export function assertSealedFor(head: SealedHead, { table, column, row }: ValueLocation): void {
  const isHere =
    head.table === table && head.column === column && head.row.join('/').toLowerCase() === row.join('/').toLowerCase()
  if (!isHere) throw unreadable(`${head.table}.${head.column} stands where ${table}.${column} belongs`)
}
