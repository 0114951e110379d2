import { pattern } from './patterns.ts'

/**
 * Ways to say in Spanish, Catalan and English that nothing was found amiss, folded: a denial and a word for whatever is
 * out of order. They say the same as "normal".
 */
export const unalteredWords = pattern(
  'unaltered words',
  String.raw`(?<!\p{L})(?:(?:…)\s+(?:…)?(?:…)?(?:…))(?!\p{L})`,
  'gu',
)

/** A word that by itself says so. */
export const unaltered = 'normal'
