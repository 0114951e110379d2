import { formsFrom, meaningsOf } from '../evidence/meanings.ts'
import { conceptsOf, type SynonymPhrase, phrasesFrom } from './concepts.ts'
import { cachedByWord } from '../text/cached-by-word.ts'
import { stemOf } from '../text/stem.ts'

/** The keys by which a word is found. */
export interface WordTerms {
  readonly stem: string
  readonly phrases: readonly SynonymPhrase[]
  /** Concepts, each with "#" before it. */
  readonly concepts: readonly string[]
  /** What it means alone, and the phrases that it begins: groups of evidence/meanings.ts. */
  readonly meanings: readonly string[]
  readonly forms: ReturnType<typeof formsFrom>
}

/** The keys by which a folded word of a text is found. */
export const wordTerms = cachedByWord((word): WordTerms => {
  const stem = stemOf(word)
  return {
    stem,
    phrases: phrasesFrom(stem),
    concepts: conceptsOf(word),
    meanings: meaningsOf(stem),
    forms: formsFrom(stem),
  }
})

/** The meanings of words and of the phrases that they form; function words are not among the words. */
export function meaningsIn(terms: readonly WordTerms[]): ReadonlySet<string> {
  const found = new Set<string>()
  terms.forEach(({ meanings, forms }, at) => {
    for (const meaning of meanings) found.add(meaning)
    for (const { stems, meaning } of forms)
      if (stems.every((stem, step) => terms[at + step]?.stem === stem)) found.add(meaning)
  })
  return found
}
