import { wordSet } from './terms.ts'

/**
 * Words with which reports are told, in Spanish, Catalan and English, folded: verbs of seeing, doing and happening, names
 * for findings and measures in general, connectives. A report may use them where its source has others or none; words
 * that tell a degree, a direction or a time are no part of the list.
 */
export const generalWords = wordSet('general')
