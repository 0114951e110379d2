import { formsFrom, meaningsOf } from '../evidence/meanings.ts'
import { conceptsOf, type SynonymPhrase, phrasesFrom } from './concepts.ts'
import { stemOf } from './words.ts'

/** What a word can be found by. */
export interface WordTerms {
  readonly stem: string
  readonly phrases: readonly SynonymPhrase[]
  /** "#" and a concept. */
  readonly concepts: readonly string[]
  /** What it means alone, and the phrases that it begins: groups of evidence/meanings.ts. */
  readonly meanings: readonly string[]
  readonly forms: ReturnType<typeof formsFrom>
}

const known = new Map<string, WordTerms>()
/** The words of courses are few and come back: what is found out about them is kept until they are many. */
const mostKept = 50_000

/** What a folded word of a text can be found by. */
export function wordTerms(word: string): WordTerms {
  const kept = known.get(word)
  if (kept !== undefined) return kept
  if (known.size > mostKept) known.clear()
  const stem = stemOf(word)
  const terms = {
    stem,
    phrases: phrasesFrom(stem),
    concepts: conceptsOf(word),
    meanings: meaningsOf(stem),
    forms: formsFrom(stem),
  }
  known.set(word, terms)
  return terms
}

/** What words, and the phrases that they are, mean; words without weight are not among them. */
export function meaningsIn(terms: readonly WordTerms[]): ReadonlySet<string> {
  const found = new Set<string>()
  terms.forEach(({ meanings, forms }, at) => {
    for (const meaning of meanings) found.add(meaning)
    for (const { stems, meaning } of forms)
      if (stems.every((stem, step) => terms[at + step]?.stem === stem)) found.add(meaning)
  })
  return found
}
