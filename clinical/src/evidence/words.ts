import { denial, side } from '../course/copy-forward.ts'
import type { Span } from '../course/course.ts'
import { lightWords, numberWords, unitNames } from '../lexicon/evidence-words.ts'
import { tokens } from '../text/tokens.ts'

/** A word that makes a claim, by what is left of it without its ending. */
export interface Word extends Span {
  readonly stem: string
}

const shortest = 4
// Endings of the three languages, longest first; at least four letters stay.
const endings =
  /(?:amientos?|imientos?|aments?|iments?|aciones|acions|acion|acio|ations?|iones|ions|ion|mente|ment|ando|iendo|ant|int|ent|aron|ieron|aren|iren|aban|aba|aven|ava|ados?|adas?|idos?|idas?|ats|ades|ada|at|its|ides|ida|it|ing|ed|ies|arse|erse|irse|ar|er|ir|ia|io|es|en|an|as|os|s|a|e|i|o|y)$/

const stems = new Map<string, string>()

function shorten(word: string): string {
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

/** The words of a text that claim something: no numbers, units, sides, denials or words without weight of their own. */
export function contentWords(text: string): Word[] {
  const all = tokens(text)
  return all.flatMap(({ text: word, start, end }, index) => {
    if (/^\d+(?:[.,]\d+)*$/.test(word) || lightWords.has(word) || numberWords.has(word)) return []
    if (side(word) !== '' || denial.test(word)) return []
    if (unitNames.has(word) && /^\d/.test(all[index - 1]?.text ?? '')) return []
    return [{ stem: stemOf(word), start, end }]
  })
}
