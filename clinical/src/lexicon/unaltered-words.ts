import { pattern } from './patterns.ts'

/**
 * Phrases in Spanish, Catalan and English which say that nothing abnormal was found, folded: a denial and a word for an
 * abnormality. They mean the same as "normal".
 */
export const unalteredWords = pattern(
  'unaltered words',
  String.raw`(?<!\p{L})(?:(?:…)\s+(?:…)?(?:…)?(?:…))(?!\p{L})`,
  'gu',
)

/** The word that means the same alone. */
export const unaltered = 'normal'
