import { groupsOf } from '../terms.ts'

/**
 * Greek and Latin parts of medical words in Spanish, Catalan and English, with the everyday words for the same thing: a
 * concept, then beginnings ("nefr-"), ends ("-algia") and inner parts ("-cardi-") of folded words, or whole words. The
 * languages share word parts, which lead from a question in one to a note in another.
 */
export const morphemes = groupsOf('morphemes')
