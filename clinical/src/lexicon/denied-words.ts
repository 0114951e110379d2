import { termsOf } from './terms.ts'

/** Words that deny another word, in Spanish, Catalan and English, folded: "afebril" is "no fiebre". */
export const deniedWords: ReadonlyMap<string, readonly string[]> = new Map(
  termsOf('opposites')
    .filter(({ kind }) => kind === 'denies')
    .map(({ concept, form }) => [form, concept.split(' ')]),
)
