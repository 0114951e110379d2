import { type Expression, type SqlBool, sql } from 'kysely'

/** Letters without accents and capitals: what `folded` of the migrations makes in the database. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()

const wordsOf = (q: string): string[] =>
  folded(q)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/**
 * Rows whose `words` (a tsvector column) hold, for every word of `q`, one that begins with it. Only letters and digits
 * are left of `q`, so nothing of it can reach the syntax of a tsquery. A `q` of nothing but signs finds no row.
 */
export function matchesWords(words: Expression<string>, q: string): Expression<SqlBool> {
  const wanted = wordsOf(q).map((word) => `${word}:*`)
  if (wanted.length === 0) return sql<SqlBool>`false`
  return sql<SqlBool>`${words} @@ to_tsquery('simple', ${wanted.join(' & ')})`
}
