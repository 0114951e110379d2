import type { Language } from '@alta/contract/languages'
import { languageWords } from '../lexicon/language-words.ts'

const wordLanguages = new Map<string, readonly [Language, number][]>()
for (const [language, words] of Object.entries(languageWords)) {
  if (language !== 'es' && language !== 'ca' && language !== 'en') continue
  for (const [weight, list] of [
    [2, words.telling],
    [1, words.usual],
  ] as const) {
    for (const word of list.split(' '))
      wordLanguages.set(word, [...(wordLanguages.get(word) ?? []), [language, weight]])
  }
}

/** The evidence for each language in one line of folded text. */
export interface LanguageScores {
  readonly es: number
  readonly ca: number
  readonly en: number
}

const catalanSpelling = /l·l|\b[ldsnm]'|\bpal\.l|ny\b|\bqu?e?s[ei]u|cio\b|\wtge\b/g
const spanishSpelling = /ñ|cion(?:es)?\b|\wdad\b|\wmiento\b|\bh[ie]|¿|¡/g
const englishSpelling = /\w(?:ing|tion|ness|ed|ly)\b|\bw\/|\w's\b/g

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Scores a line by function words and typical spellings; ñ and ç are read from the unfolded text. */
export const scoreLanguages = (line: string, folded: string): LanguageScores => {
  const scores = { es: 0, ca: 0, en: 0 }
  if (folded === '') return scores
  for (const word of folded.split(/[^a-z·]+/)) {
    for (const [language, weight] of wordLanguages.get(word) ?? []) scores[language] += weight
  }
  scores.ca += count(folded, catalanSpelling) + (/[çàòèï]/i.test(line) ? 1.5 : 0)
  scores.es += count(folded, spanishSpelling) + (/ñ/i.test(line) ? 2 : 0)
  scores.en += count(folded, englishSpelling)
  return scores
}

const ranked = (scores: LanguageScores): readonly [Language, number][] => {
  const pairs: [Language, number][] = [
    ['es', scores.es],
    ['ca', scores.ca],
    ['en', scores.en],
  ]
  return pairs.toSorted((a, b) => b[1] - a[1])
}

/** The language with the highest score, or the fallback where the scores are too close. */
export const pickLanguage = (scores: LanguageScores, fallback: Language): Language => {
  const [first, second] = ranked(scores)
  if (!first || !second) return fallback
  return first[1] - second[1] >= 1 ? first[0] : fallback
}

/** The language of a document by the sum of its lines' scores; Spanish where nothing tells. */
export const documentLanguage = (lines: readonly LanguageScores[]): Language => {
  const total = { es: 0, ca: 0, en: 0 }
  for (const line of lines) {
    total.es += line.es
    total.ca += line.ca
    total.en += line.en
  }
  return pickLanguage(total, 'es')
}
