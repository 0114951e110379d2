import { wordSet } from '../terms.ts'

/**
 * Words that every question and note is full of, in Spanish, Catalan and English, folded, and the words that end
 * descriptions of codes ("not elsewhere classified"). They neither find a passage nor distinguish it from another.
 */
export const stopWords = wordSet('stop')
