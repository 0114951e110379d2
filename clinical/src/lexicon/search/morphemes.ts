import { groupsOf } from '../terms.ts'

/**
 * Greek and Latin parts of medical words in Spanish, Catalan and English, with the everyday words of the same thing:
 * what they speak of, then beginnings ("nefr-"), ends ("-algia") and inner parts ("-cardi-") of folded words, or whole
 * words. Word parts are shared by the three languages: they lead from a question in one to a note in another.
 */
export const morphemes = groupsOf('morphemes')
