import type { Language } from '@alta/contract/languages'
import type { Sex } from '@alta/contract/report'
import { femaleWords, maleWords, notInEnglish, womensTitle } from '../lexicon/patient-words.ts'

/** The words of each sex. "Home" means a man in Catalan only. */
export function sexes(language: Language): { readonly female: string; readonly male: string } {
  if (language === 'en') return { female: femaleWords, male: maleWords }
  return { female: `(?:${femaleWords}|${notInEnglish.female})`, male: `(?:${maleWords}|${notInEnglish.male})` }
}

const exactPatterns = (language: Language) => {
  const { female, male } = sexes(language)
  return { female: new RegExp(`^(?:${female}|f|d)$`, 'u'), male: new RegExp(`^(?:${male}|v|h)$`, 'u') }
}
const exact = { es: exactPatterns('es'), ca: exactPatterns('ca'), en: exactPatterns('en') } as const satisfies Record<
  Language,
  unknown
>

/**
 * The sex of a folded word or letter. "M" is a man in English; in Spanish and Catalan it may be "mujer" or "masculino".
 */
export function sexOfWord(word: string, language: Language): Sex | null {
  if (exact[language].female.test(word) || womensTitle.test(word)) return 'female'
  if (exact[language].male.test(word)) return 'male'
  return word === 'm' && language === 'en' ? 'male' : null
}
