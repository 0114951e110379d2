import { wordSet } from './terms.ts'

/** Species of germs, folded; notes shorten the genus before them to its first letter. */
export const speciesWords = wordSet('species')
