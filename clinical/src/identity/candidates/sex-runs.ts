import type { Language } from '@alta/contract/languages'
import { patientTitles, relativeBefore, saidOfMen, saidOfWomen, womensTitle } from '../../lexicon/patient-words.ts'
import { sexes } from '../sex-words.ts'
import type { Run } from './figures.ts'

/** What a word can tell; of no other sex is a course read. */
export type ToldSex = 'female' | 'male'

export interface SexRun extends Run {
  readonly sex: ToldSex
}

const wordsOf = (language: Language): Readonly<Record<ToldSex, RegExp>> => {
  const { female, male } = sexes(language)
  const said = language === 'en' ? 'en' : 'romance'
  return {
    female: new RegExp(`(?<![\\p{L}])(?:${female}|${saidOfWomen[said]}|♀)(?![\\p{L}])`, 'gu'),
    male: new RegExp(`(?<![\\p{L}])(?:${male}|${saidOfMen[said]}|♂)(?![\\p{L}])`, 'gu'),
  }
}
const words = { es: wordsOf('es'), ca: wordsOf('ca'), en: wordsOf('en') } as const satisfies Record<Language, unknown>
const letter = /(?<![\p{L}'’])[fmhvd](?![\p{L}'’])|(?<=\d[ay]?)[fmhvd](?![\p{L}'’])/gu
const title = new RegExp(`(?<![\\p{L}])${patientTitles} (?=\\p{L})`, 'gu')
const readings: Readonly<Record<string, ToldSex>> = { f: 'female', d: 'female', h: 'male', v: 'male', m: 'male' }

/** "M" is a man in English; in Spanish and Catalan it may be "mujer" or "masculino", and tells nothing. */
const isOpen = (sign: string, language: Language): boolean => sign === 'm' && language !== 'en'
const mostBefore = 40
/** "Vive con su mujer", "amb la dona". */
const possessive = /(?<![\p{L}])(?:su|seva|seu|his|her|amb la|amb el) $/u

/** Words, letters and titles that tell a sex, but those of somebody near the patient. */
export function sexRuns(folded: string, language: Language): SexRun[] {
  const found: SexRun[] = []
  for (const sex of ['female', 'male'] as const)
    for (const { index, 0: word } of folded.matchAll(words[language][sex]))
      found.push({ from: index, to: index + word.length, sex })
  for (const { index, 0: word } of folded.matchAll(title)) {
    const sex = womensTitle.test(word.trimEnd()) ? 'female' : 'male'
    found.push({ from: index, to: index + word.length - 1, sex })
  }
  for (const { index, 0: sign } of folded.matchAll(letter)) {
    const sex = readings[sign]
    if (sex && !isOpen(sign, language)) found.push({ from: index, to: index + 1, sex })
  }
  return found.filter(({ from, to }) => {
    const before = folded.slice(Math.max(0, from - mostBefore), from)
    return to - from === 1 || !(relativeBefore.test(before) || possessive.test(before))
  })
}
