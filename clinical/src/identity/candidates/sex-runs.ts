import type { Language } from '@alta/contract/languages'
import {
  patientTitles,
  physicianTitles,
  relativeBefore,
  masculineForms,
  feminineForms,
  sexLabels,
  womensTitle,
} from '../../lexicon/patient-words.ts'
import type { HeadLine } from '../head-line.ts'
import { sexes } from '../sex-words.ts'
import type { LineRun } from './figures.ts'

/** The sexes that words of a course can tell. */
export type BinarySex = 'female' | 'male'

export interface SexRun extends LineRun {
  readonly sex: BinarySex
}

const sexPatterns = (language: Language): Readonly<Record<BinarySex, RegExp>> => {
  const { female, male } = sexes(language)
  const forms = language === 'en' ? 'en' : 'romance'
  return {
    female: new RegExp(`(?<![\\p{L}])(?:${female}|${feminineForms[forms]}|♀)(?!-?\\p{L})`, 'gu'),
    male: new RegExp(`(?<![\\p{L}])(?:${male}|${masculineForms[forms]}|♂)(?!-?\\p{L})`, 'gu'),
  }
}
const words = { es: sexPatterns('es'), ca: sexPatterns('ca'), en: sexPatterns('en') } as const satisfies Record<
  Language,
  unknown
>
const letter = /(?<![\p{L}'’])[fmhvd](?![\p{L}'’])|(?<=\d[ay]?)[fmhvd](?![\p{L}'’])/gu
const title = new RegExp(`(?<![\\p{L}])${patientTitles} (?=\\p{L})`, 'gu')
const readings: Readonly<Record<string, BinarySex>> = { f: 'female', d: 'female', h: 'male', v: 'male', m: 'male' }

/**
 * Whether a letter leaves the sex open. "M" is a man in English; in Spanish and Catalan it may be "mujer" or
 * "masculino".
 */
const isOpen = (sign: string, language: Language): boolean => sign === 'm' && language !== 'en'
const mostBefore = 40
/** "Vive con su mujer", "amb la dona": the words for a partner. */
const possessive = /(?<![\p{L}])(?:su|seva|seu|his|her|amb la|amb el) $/u
const labelled = new RegExp(`(?<![\\p{L}])${sexLabels}[\\s.:=/|-]{0,8}$`, 'u')
const titled = new RegExp(`(?<![\\p{L}])${physicianTitles}\\s*$`, 'u')
/** "F. Ministral": the first letter of a name. */
const initialBehind = /^\.? ?\.? ?\p{Lu}\p{Ll}/u
/** "24 h", "04:35 H", "+6 d": hours and days. */
const countBefore = /\d ?$/u
const daysBehind = /^ ?\+ ?\d/
const timeBefore = /\d[:.]\d{2} ?$/u

/** Whether a letter means something else: the initial of a name, hours or days. */
function isOther({ text, folded }: HeadLine, { from, to }: LineRun): boolean {
  const before = folded.slice(Math.max(0, from - mostBefore), from)
  if (labelled.test(before)) return false
  const isSmall = /[hd]/.test(text.charAt(from))
  if (daysBehind.test(folded.slice(to, to + 4)) || timeBefore.test(before) || (isSmall && countBefore.test(before)))
    return true
  return (
    titled.test(before) ||
    (text.charAt(to) === '.' && initialBehind.test(text.slice(to)) && !/\d[ay]? ?$/u.test(before))
  )
}

/** "Male / Female": a form that leaves the choice open. */
const isForm = (folded: string, one: LineRun, other: LineRun): boolean => {
  const [first, second] = one.from < other.from ? [one, other] : [other, one]
  return first.to <= second.from && /^ ?[/|] ?$/.test(folded.slice(first.to, second.from))
}

/** The words, letters and titles that tell the patient's sex, without those of somebody near the patient. */
export function sexRuns(line: HeadLine, language: Language): SexRun[] {
  const { folded } = line
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
  return found.filter((one) => {
    const before = folded.slice(Math.max(0, one.from - mostBefore), one.from)
    if (found.some((other) => other.sex !== one.sex && isForm(folded, one, other))) return false
    if (one.to - one.from === 1) return !isOther(line, one)
    return !(relativeBefore.test(before) || possessive.test(before))
  })
}
