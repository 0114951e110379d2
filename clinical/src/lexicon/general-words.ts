import { wordSet } from './terms.ts'

/**
 * Words that reports are told with, in Spanish, Catalan and English, folded: verbs of seeing, doing and happening,
 * general names for findings and measures, connectives. A report may use them where its source has others or none.
 * Words for a degree, a direction or a time are not in the list.
 */
export const generalWords = wordSet('general')
