import { type Expression, type SqlBool, sql } from 'kysely'

/** What a person types, folded as the database folds what it searches (`folded` in the migrations), as words. */
const wordsOf = (q: string): string[] =>
  q
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
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
