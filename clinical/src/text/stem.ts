import { pattern } from '../lexicon/patterns.ts'
import { cachedByWord } from './cached-by-word.ts'

const shortest = 4
// Endings of the three languages, longest first; at least four letters stay.
const endings = pattern('endings of words', '(?:…)$')

/** Catalan verbs: "respon" and "respondre", "consum" and "consumeix". */
const catalan = (word: string): string => word.replace(/([eo])ndre$/, '$1n').replace(/(?<=.{4})eix(?:en|i|o)?$/, '')

function shorten(written: string): string {
  const word = catalan(written)
  const cut = word.replace(endings, '')
  const once = cut.length >= shortest ? cut : word.replace(/(?:es|s|a|o|e)$/, '')
  return once.length >= shortest - 1 ? once : word
}

/**
 * The stem of a folded word. One stemmer serves the three languages, so that a word of one finds its cognate in
 * another.
 */
export const stemOf = cachedByWord((word) => (word.length <= shortest || /\d/.test(word) ? word : shorten(word)))
