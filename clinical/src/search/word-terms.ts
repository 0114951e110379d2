import { formsFrom, meaningsOf } from '../evidence/meanings.ts'
import { conceptsOf, type SynonymPhrase, phrasesFrom } from './concepts.ts'
import { cachedByWord } from '../text/cached-by-word.ts'
import { stemOf } from '../text/stem.ts'

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

/** What a folded word of a text can be found by. */
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
