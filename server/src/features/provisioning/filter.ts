import { withoutSchema } from './attributes.ts'
import { invalidRequest } from './scim-error.ts'
import { scimLimits } from './scim-limits.ts'

const comparisons = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le', 'pr'] as const
export type Comparison = (typeof comparisons)[number]
export type FilterValue = string | number | boolean | null

/** A filter of RFC 7644 §3.4.2.2. Names of attributes are in lower case, those of sub-attributes behind a point. */
export type Filter =
  | { readonly kind: 'and'; readonly parts: readonly Filter[] }
  | { readonly kind: 'or'; readonly parts: readonly Filter[] }
  | { readonly kind: 'not'; readonly part: Filter }
  /** One value of a multi-valued attribute matches all of it. */
  | { readonly kind: 'has'; readonly attribute: string; readonly filter: Filter }
  | {
      readonly kind: 'compare'
      readonly attribute: string
      readonly comparison: Comparison
      readonly value: FilterValue
    }

/** The target of a PATCH: `emails[type eq "work"].value`. */
export interface PatchPath {
  readonly attribute: string
  readonly filter: Filter | null
  readonly sub: string | null
}

interface FilterParser {
  readonly text: string
  readonly fail: () => Error
  at: number
  terms: number
  depth: number
}

const tokens = /\s*([()[\]]|"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?![\w.])|\.?[A-Za-z$][\w$.:-]*)/y

/** The next token and its end; null at the end of the text. Throws where no token can be read. */
function next({ text, at, fail }: FilterParser): { readonly token: string; readonly end: number } | null {
  if (text.slice(at).trim() === '') return null
  tokens.lastIndex = at
  const token = tokens.exec(text)?.[1]
  if (token === undefined) throw fail()
  return { token, end: tokens.lastIndex }
}

const peek = (reader: FilterParser): string | null => next(reader)?.token ?? null

function take(reader: FilterParser): string {
  const found = next(reader)
  if (!found) throw reader.fail()
  reader.at = found.end
  return found.token
}

function takeWord(reader: FilterParser, word: string): boolean {
  const found = next(reader)
  if (found?.token.toLowerCase() !== word) return false
  reader.at = found.end
  return true
}

function mustTake(reader: FilterParser, word: string): void {
  if (!takeWord(reader, word)) throw reader.fail()
}

function nameOf(token: string, fail: () => Error): string {
  const name = withoutSchema(token)
  if (!/^[a-z$][\w$-]*(?:\.[a-z$][\w$-]*)?$/i.test(name) && !name.startsWith('urn:')) throw fail()
  return name.toLowerCase()
}

function valueOf(token: string, fail: () => Error): FilterValue {
  if (!/^(?:"|-?\d|(?:true|false|null)$)/i.test(token)) throw fail()
  try {
    const value: unknown = JSON.parse(token.startsWith('"') ? token : token.toLowerCase())
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return plain(value)
  } catch {
    // said below
  }
  throw fail()
}

function plain(value: unknown): FilterValue {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '')
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

function joined(reader: FilterParser, kind: 'and' | 'or', part: (reader: FilterParser) => Filter): Filter {
  const first = part(reader)
  const parts = [first]
  while (takeWord(reader, kind)) parts.push(part(reader))
  return parts.length === 1 ? first : { kind, parts }
}

const anyOf = (reader: FilterParser): Filter => joined(reader, 'or', allOf)
const allOf = (reader: FilterParser): Filter => joined(reader, 'and', term)

function within(reader: FilterParser, end: ')' | ']'): Filter {
  reader.depth += 1
  if (reader.depth > scimLimits.filter_depth) throw reader.fail()
  const inner = anyOf(reader)
  mustTake(reader, end)
  reader.depth -= 1
  return inner
}

function term(reader: FilterParser): Filter {
  reader.terms += 1
  if (reader.terms > scimLimits.filter_terms) throw reader.fail()
  if (takeWord(reader, '(')) return within(reader, ')')
  const token = take(reader)
  if (token.toLowerCase() === 'not' && takeWord(reader, '(')) return { kind: 'not', part: within(reader, ')') }
  const attribute = nameOf(token, reader.fail)
  if (takeWord(reader, '[')) return chosen(reader, attribute)
  return comparisonOf(reader, attribute)
}

/** `emails[type eq "work"]`; also `emails[type eq "work"].value eq "…"`, by which Entra ID looks for people. */
function chosen(reader: FilterParser, attribute: string): Filter {
  const filter = within(reader, ']')
  const sub = /^\.([a-z$][\w$-]*)$/i.exec(peek(reader) ?? '')?.[1]
  if (sub === undefined) return { kind: 'has', attribute, filter }
  take(reader)
  const compared = comparisonOf(reader, sub.toLowerCase())
  return { kind: 'has', attribute, filter: { kind: 'and', parts: [filter, compared] } }
}

function comparisonOf(reader: FilterParser, attribute: string): Filter {
  const operator = take(reader).toLowerCase()
  const comparison = comparisons.find((known) => known === operator)
  if (comparison === undefined) throw reader.fail()
  const value = comparison === 'pr' ? null : valueOf(take(reader), reader.fail)
  return { kind: 'compare', attribute, comparison, value }
}

const readerOf = (text: string, fail: () => Error): FilterParser => {
  if (text.length > scimLimits.filter_characters) throw fail()
  return { text, fail, at: 0, terms: 0, depth: 0 }
}

/** Throws `invalidFilter` for a text that is not a filter, or is too long or too deep. */
export function parseFilter(text: string): Filter {
  const reader = readerOf(text, () => invalidRequest('invalidFilter', 'The filter cannot be read.'))
  const filter = anyOf(reader)
  if (peek(reader) !== null) throw reader.fail()
  return filter
}

/** Throws `invalidPath` for a text that is not a path. */
export function parsePath(text: string): PatchPath {
  const reader = readerOf(text, () => invalidRequest('invalidPath', 'The path of an operation cannot be read.'))
  const name = nameOf(take(reader), reader.fail)
  const filter = takeWord(reader, '[') ? within(reader, ']') : null
  const rest = peek(reader)
  const hasSub = filter !== null && rest !== null
  if (hasSub) take(reader)
  if (peek(reader) !== null || (hasSub && !/^\.[a-z$][\w$-]*$/i.test(rest))) throw reader.fail()
  if (hasSub) return { attribute: name, filter, sub: rest.slice(1).toLowerCase() }
  const [attribute = '', sub = null] = name.startsWith('urn:') ? [name] : name.split('.')
  if (filter !== null && sub !== null) throw reader.fail()
  return { attribute, filter, sub }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A sub-attribute by its name, regardless of case. */
export const fieldOf = (element: unknown, name: string): unknown =>
  isRecord(element) ? Object.entries(element).find(([key]) => key.toLowerCase() === name)?.[1] : undefined

const folded = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value)

function holds(actual: unknown, comparison: Comparison, value: FilterValue): boolean {
  const [one, other] = [folded(actual), folded(value)]
  if (comparison === 'pr') return one !== undefined && one !== null && one !== ''
  if (comparison === 'eq') return one === other || (typeof one === 'boolean' && String(one) === other)
  if (comparison === 'ne') return !holds(actual, 'eq', value)
  if (typeof one !== 'string' || typeof other !== 'string') return false
  const order = { gt: one > other, ge: one >= other, lt: one < other, le: one <= other }
  const words = { co: one.includes(other), sw: one.startsWith(other), ew: one.endsWith(other) }
  return { ...order, ...words }[comparison]
}

/**
 * Whether one value of a multi-valued attribute matches the filter of a path. Strings are compared regardless of case.
 */
export function matchesFilter(element: unknown, filter: Filter): boolean {
  if (filter.kind === 'and') return filter.parts.every((part) => matchesFilter(element, part))
  if (filter.kind === 'or') return filter.parts.some((part) => matchesFilter(element, part))
  if (filter.kind === 'not') return !matchesFilter(element, filter.part)
  if (filter.kind === 'has') throw invalidRequest('invalidPath', 'A filter of values has no filter inside.')
  return holds(fieldOf(element, filter.attribute), filter.comparison, filter.value)
}

/** The values that a filter requires: `{ type: 'work' }` for `type eq "work"`; null where it requires anything else. */
export function equalities(filter: Filter): Readonly<Record<string, FilterValue>> | null {
  if (filter.kind === 'compare') return filter.comparison === 'eq' ? { [filter.attribute]: filter.value } : null
  if (filter.kind !== 'and') return null
  const parts = filter.parts.map(equalities)
  return parts.includes(null) ? null : Object.assign({}, ...parts)
}
