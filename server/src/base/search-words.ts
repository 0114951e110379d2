import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { deferredValue } from './content/deferred-values.ts'
import { hashedWords, hashOf } from './content/word-hashes.ts'

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

/** Characters of a word that are kept; a search takes no longer ones. */
const longest = 300
/** A tsvector holds 2^20 bytes of words. */
const room = 1_000_000

/** Each word of the texts once, as `queryOfWords` asks for them; those for which a tsvector has no room are left out. */
export function distinctWords(...texts: readonly string[]): string[] {
  const words = new Set(texts.flatMap(wordsOf).map((word) => word.slice(0, longest).toWellFormed()))
  let bytes = 0
  return [...words].filter((word) => (bytes += Buffer.byteLength(word)) <= room)
}

/** `distinctWords`, with blanks between them, as the column keeps them: hashed if a key writes. */
export const vectorOfWords = (given: string): RawBuilder<string> =>
  sql<string>`array_to_tsvector(string_to_array(${deferredValue((keys) => hashedWords(keys.words(), given))}, ' '))`

const wanted = (words: readonly string[]): Expression<string | null> => {
  const made = deferredValue<string | null>((keys) => {
    const secret = keys.oldWords()
    const either = words.map((word) => (secret ? `('${word}':* | '${hashOf(secret, word)}')` : `'${word}':*`))
    return either.length === 0 ? null : either.join(' & ')
  })
  return sql<string | null>`${made}::tsquery`
}

const keptWordsOf = (q: string) => wordsOf(q).map((word) => word.slice(0, longest).toWellFormed())

/**
 * As `matchesWords`, for a tsvector made of `distinctWords`: no parser comes between a word and what is looked for. A `q`
 * of nothing but signs is null, and with it what is compared to it. Of words that are hashed, whole ones are found.
 */
export const queryOfWords = (q: string): Expression<string | null> => wanted(keptWordsOf(q))

/** Each of the words by itself. */
export const queriesByWord = (q: string): Expression<string | null>[] => keptWordsOf(q).map((word) => wanted([word]))

/** Some of the words, by their places among all. */
export const queryOfSomeWords = (q: string, places: readonly number[]): Expression<string | null> =>
  wanted(keptWordsOf(q).filter((_, place) => places.includes(place)))

/**
 * Rows whose `words` (a tsvector column) hold, for every word of `q`, one that begins with it. Only letters and digits
 * are left of `q`, so nothing of it can reach the syntax of a tsquery. A `q` of nothing but signs finds no row.
 */
export function matchesWords(words: Expression<string>, q: string): Expression<SqlBool> {
  const prefixes = wordsOf(q).map((word) => `${word}:*`)
  if (prefixes.length === 0) return sql<SqlBool>`false`
  return sql<SqlBool>`${words} @@ to_tsquery('simple', ${prefixes.join(' & ')})`
}
