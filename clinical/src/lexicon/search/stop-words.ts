import { wordSet } from '../terms.ts'

/**
 * Words a question and every note are full of, in Spanish, Catalan and English, folded: they neither find a passage nor
 * tell one from another, and those that descriptions of codes end with ("not elsewhere classified").
 */
export const stopWords = wordSet('stop')
