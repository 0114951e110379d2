import type { Language } from '@alta/contract/languages'
import type { SeededRandom } from './chance.ts'

export interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}
export const dayFrom = (number: number): Day => {
  const date = new Date(number * 86_400_000)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

const long: Readonly<Record<Language, string>> = {
  es: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  ca: 'gener|febrer|març|abril|maig|juny|juliol|agost|setembre|octubre|novembre|desembre',
  en: 'January|February|March|April|May|June|July|August|September|October|November|December',
}
const short: Readonly<Record<Language, string>> = {
  es: 'ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic',
  ca: 'gen|feb|març|abr|maig|juny|jul|ag|set|oct|nov|des',
  en: 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec',
}
const weekdays: Readonly<Record<Language, string>> = {
  es: 'domingo|lunes|martes|miércoles|jueves|viernes|sábado',
  ca: 'diumenge|dilluns|dimarts|dimecres|dijous|divendres|dissabte',
  en: 'Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday',
}
const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
const ordinals =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty-first|twenty-second|twenty-third|twenty-fourth|twenty-fifth|twenty-sixth|twenty-seventh|twenty-eighth|twenty-ninth|thirtieth|thirty-first'.split(
    '|',
  )
const cardinals: Readonly<Record<'es' | 'ca', readonly string[]>> = {
  es: 'uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte|veintiuno|veintidós|veintitrés|veinticuatro|veinticinco|veintiséis|veintisiete|veintiocho|veintinueve|treinta|treinta y uno'.split(
    '|',
  ),
  ca: 'u|dos|tres|quatre|cinc|sis|set|vuit|nou|deu|onze|dotze|tretze|catorze|quinze|setze|disset|divuit|dinou|vint|vint-i-un|vint-i-dos|vint-i-tres|vint-i-quatre|vint-i-cinc|vint-i-sis|vint-i-set|vint-i-vuit|vint-i-nou|trenta|trenta-un'.split(
    '|',
  ),
}
const tens: Readonly<Record<Language, readonly string[]>> = {
  es: 'veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa'.split('|'),
  ca: 'vint|trenta|quaranta|cinquanta|seixanta|setanta|vuitanta|noranta'.split('|'),
  en: 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'.split('|'),
}
const ones: Readonly<Record<Language, readonly string[]>> = {
  es: 'uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve'.split('|'),
  ca: 'un|dos|tres|quatre|cinc|sis|set|vuit|nou'.split('|'),
  en: 'one|two|three|four|five|six|seven|eight|nine'.split('|'),
}

const two = (number: number): string => String(number).padStart(2, '0')

/** A sheet's date format; a sheet writes all its dates in the same format. */
export type DateStyle = (day: Day, hasYear?: boolean) => string

export function sheetDates(random: SeededRandom, language: Language): DateStyle {
  const sign = random.of(['/', '/', '/', '-', '-', '.', '.'])
  const months = (random.is(0.5) ? long : short)[language].split('|')
  const isShort = random.is(0.3)
  const year = ({ year: own }: Day): string => (isShort ? two(own % 100) : String(own))
  const american = language === 'en' && random.is(0.15)
  const styles: DateStyle[] = [
    ({ day, month, ...rest }, has = true) =>
      `${american ? two(month) : two(day)}${sign}${american ? two(day) : two(month)}${has ? sign + year({ day, month, ...rest }) : ''}`,
    ({ day, month, ...rest }, has = true) =>
      `${american ? month : day}${sign}${american ? day : month}${has ? sign + year({ day, month, ...rest }) : ''}`,
    (own) => `${own.year}-${two(own.month)}-${two(own.day)}`,
    (own, has = true) => `${two(own.day)}-${months[own.month - 1]}${has ? `-${own.year}` : ''}`,
    (own, has = true) => `${own.day} ${months[own.month - 1]}${has ? ` ${own.year}` : ''}`,
    (own, has = true) =>
      `${own.day}${random.of(['-', '/', '.'])}${roman[own.month - 1]}${has ? `-${year(own)}` : ''}`.replace(
        /([/.])(\p{Lu}+)-/u,
        '$1$2$1',
      ),
    (own) => storyDate(language, own, 'year'),
    (own) =>
      random.is(0.5)
        ? `${own.year}${two(own.month)}${two(own.day)}`
        : `${two(own.day)}${short.en.split('|')[own.month - 1]}${own.year}`,
  ]
  const weights = [0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7]
  return styles[random.of(weights)] ?? storyStyle(language)
}

const storyStyle =
  (language: Language): DateStyle =>
  (day, hasYear = true) =>
    storyDate(language, day, hasYear ? 'year' : 'none')

/** "14 de novembre", "24th January 2022", "3 d'octubre del 2021". */
export function storyDate(language: Language, { day, month, year }: Day, form: 'year' | 'none'): string {
  const name = long[language].split('|')[month - 1] ?? ''
  if (language === 'en') {
    const ending =
      day % 10 === 1 && day !== 11
        ? 'st'
        : day % 10 === 2 && day !== 12
          ? 'nd'
          : day % 10 === 3 && day !== 13
            ? 'rd'
            : 'th'
    return `${day}${(day + year) % 3 === 0 ? '' : ending} ${name}${form === 'year' ? ` ${year}` : ''}`
  }
  const of = language === 'ca' && /^[aeiou]/.test(name) ? "d'" : 'de '
  return `${day} ${of}${name}${form === 'year' ? ` ${language === 'ca' && day % 2 === 0 ? 'del' : 'de'} ${year}` : ''}`
}

/** A day in words, as it is dictated. */
export function dictatedDate(language: Language, { day, month }: Day): string {
  const name = long[language].split('|')[month - 1] ?? ''
  if (language === 'en') return `${ordinals[day - 1]} of ${name}`
  const of = language === 'ca' && /^[aeiou]/.test(name) ? "d'" : 'de '
  return `${cardinals[language][day - 1]} ${of}${name}`
}

export const weekdayOf = (language: Language, number: number): string =>
  weekdays[language].split('|')[new Date(number * 86_400_000).getUTCDay()] ?? ''

export function wordedAge(language: Language, years: number): string | null {
  if (years < 20 || years > 99) return null
  const [ten, one] = [tens[language][Math.floor(years / 10) - 2] ?? '', years % 10]
  if (one === 0) return ten
  const last = ones[language][one - 1] ?? ''
  if (language === 'en') return `${ten}-${last}`
  if (language === 'ca') return years < 30 ? `vint-i-${last}` : `${ten}-${last}`
  if (years < 30) return cardinals.es[years - 1] ?? null
  return `${ten} y ${last}`
}

export function writtenAge(random: SeededRandom, language: Language, years: number): string {
  const units =
    language === 'en'
      ? ['', '', 'y', ' y', ' yrs', ' years', 'yo', ' yo', ' years old', ' yr', 'yrs']
      : language === 'ca'
        ? ['', ' anys', ' anys', ' anys', 'a', ' a', ' a.', 'A']
        : ['', ' años', ' años', ' años', 'a', ' a', ' a.', 'A']
  return `${years}${random.of(units)}`
}

export const recordForms = [
  '######',
  '#######',
  '########',
  '##########',
  '###-###',
  '##-####',
  '##-#####',
  '###.###',
  '####-##',
  '@######',
  '@#######',
  '@@######',
  '@@-######',
  '@-#####',
  '####/##',
  '######/#',
  '### ###',
  '# ### ###',
  '######-@',
  '#######@',
  '@@ ##-####',
  '##.##.###',
  '## ## ##',
  '00######',
  '000#######',
  '@@@-######',
  '####-#####',
  '##-##-###',
  '@ ## ## ###',
  '#####',
  '@@@####',
  '###-##-####',
]
export const cardForms = [
  '@@@@ # ###### ## #',
  '@@@@########',
  '@@@@ ###### ###',
  '@@########',
  '##/########/##',
  '### ### ####',
  '##########',
  '########@',
  '@@##########',
  '@@@@######@@@@####',
]
export const episodeForms = [
  '##########',
  '####-#######',
  '@##########',
  '####/####',
  '##-####',
  '########',
  '@@-####-####',
  '######',
  '@#####',
  '##/##########',
]
