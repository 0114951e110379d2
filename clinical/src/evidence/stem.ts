import { pattern } from '../lexicon/patterns.ts'

const shortest = 4
// Endings of the three languages, longest first; at least four letters stay.
const endings = pattern('endings of words', '(?:…)$')

const stems = new Map<string, string>()

/** Catalan verbs: "respon", "respondre"; "consum", "consumeix". */
const catalan = (word: string): string => word.replace(/([eo])ndre$/, '$1n').replace(/(?<=.{4})eix(?:en|i|o)?$/, '')

function shorten(written: string): string {
  const word = catalan(written)
  const cut = word.replace(endings, '')
  const once = cut.length >= shortest ? cut : word.replace(/(?:es|s|a|o|e)$/, '')
  return once.length >= shortest - 1 ? once : word
}

/** The stem of a folded word; the words of courses are few and come back, so they are kept until they are many. */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  if (stems.size > 50_000) stems.clear()
  // A slice of a text holds on to the whole of it, long after it was deleted: what is kept is a string of its own.
  const own = ` ${word}`.slice(1)
  const stem = own.length <= shortest || /\d/.test(own) ? own : shorten(own)
  stems.set(own, stem)
  return stem
}
