/**
 * Ways to say in Spanish, Catalan and English that nothing was found amiss, folded: a denial and a word for whatever is
 * out of order. They say the same as "normal".
 */
export const unalteredWords =
  /(?<!\p{L})(?:(?:sin|no|ninguna?|sense|cap|without|no evidence of|sin evidencia de|sense evidencia d'|not? (?:show|reveal)\p{L}*)\s+(?:se\s+\p{L}+\s+|hay\s+|hi ha\s+|presenta\s+|muestra\s+|mostra\s+|any\s+)?(?:otras?\s+|altres\s+|other\s+|significant\s+|relevant\s+|acute\s+|focal\s+)?(?:alteraci\p{L}*|anomal\p{L}*|abnormalit\p{L}*|abnormal findings?|hallazgos(?: patologicos| significativos| relevantes)?|troballes(?: patologiques| significatives| rellevants)?|particularidades|particularitats|nada patologico|patologia))(?!\p{L})/gu

/** A word that by itself says so. */
export const unaltered = 'normal'
