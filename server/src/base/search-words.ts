import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { deferredValue } from './content/deferred-values.ts'
import { hashedWords, hashOf } from './content/word-hashes.ts'

/** Letters without accents and capitals, in the same way as the SQL function `folded` of the migrations. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()

const wordsOf = (q: string): string[] =>
  folded(q)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Characters of a word that are stored; longer search words are cut. */
const longest = 300
/** A tsvector holds 2^20 bytes of words. */
const room = 1_000_000

/** Each word of the texts once, in the form of `queryOfWords`; words for which a tsvector has no room are left out. */
export function distinctWords(...texts: readonly string[]): string[] {
  const words = new Set(texts.flatMap(wordsOf).map((word) => word.slice(0, longest).toWellFormed()))
  let bytes = 0
  return [...words].filter((word) => (bytes += Buffer.byteLength(word)) <= room)
}

/** `distinctWords`, separated by blanks, as a tsvector; hashed if a key writes. */
export const vectorOfWords = (words: string): RawBuilder<string> =>
  sql<string>`array_to_tsvector(string_to_array(${deferredValue((keys) => hashedWords(keys.words(), words))}, ' '))`

const prefixQuery = (words: readonly string[]): Expression<string | null> => {
  const made = deferredValue<string | null>((keys) => {
    const secret = keys.oldWords()
    const either = words.map((word) => (secret ? `('${word}':* | '${hashOf(secret, word)}')` : `'${word}':*`))
    return either.length === 0 ? null : either.join(' & ')
  })
  return sql<string | null>`${made}::tsquery`
}

const shortenedWordsOf = (q: string) => wordsOf(q).map((word) => word.slice(0, longest).toWellFormed())

/**
 * A query as in `matchesWords`, for a tsvector made of `distinctWords`, without a parser. A `q` without letters or
 * digits gives null, and so does any comparison with it. Of hashed words only whole ones are found.
 */
export const queryOfWords = (q: string): Expression<string | null> => prefixQuery(shortenedWordsOf(q))

/** A query for each of the words. */
export const queriesByWord = (q: string): Expression<string | null>[] =>
  shortenedWordsOf(q).map((word) => prefixQuery([word]))

/** A query for some of the words, by their places among all. */
export const queryOfSomeWords = (q: string, indexes: readonly number[]): Expression<string | null> =>
  prefixQuery(shortenedWordsOf(q).filter((_, index) => indexes.includes(index)))

/**
 * Rows whose `words` (a tsvector column) contain, for every word of `q`, one that begins with it. Only letters and
 * digits of `q` are used, so nothing in it can reach the syntax of a tsquery. A `q` without any finds no row.
 */
export function matchesWords(words: Expression<string>, q: string): Expression<SqlBool> {
  const prefixes = wordsOf(q).map((word) => `${word}:*`)
  if (prefixes.length === 0) return sql<SqlBool>`false`
  return sql<SqlBool>`${words} @@ to_tsquery('simple', ${prefixes.join(' & ')})`
}
