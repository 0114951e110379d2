import type { Sex } from '@alta/contract/report'
import type { Language } from '@alta/contract/languages'
import type { Span } from '../course/course.ts'
import { twentyOrMore } from '../lexicon/number-words.ts'
import {
  explicitAge,
  femaleWords,
  maleWords,
  notInEnglish,
  patientNouns,
  relativeBefore,
  saidOfMen,
  saidOfWomen,
  unitOfAge as unit,
  years,
} from '../lexicon/patient-words.ts'
import { type HeadLine, placeIn } from './head-line.ts'
import type { Pair } from './pairs.ts'
import { sexes } from './sex-words.ts'
import { ageAt, sexAt } from './values.ts'

/** Where the age stands, and the sex with it. */
export interface AgeAndSex {
  readonly age: Span | null
  readonly sex: (Span & { readonly code: Sex }) | null
}

const sexWords = `${femaleWords}|${maleWords}|${notInEnglish.male}|${notInEnglish.female}`
/** "2 a 7 m": a child's years and months. */
const months = String.raw`(?:[ ,]{1,2}(?:y |i )?\d{1,2} ?m(?:es(?:es)?|esos|o)?\b)?`
const number = String.raw`(?<![\p{L}\d/.,:-])(1[0-2]\d|\d{1,2})`
const letter = String.raw`(?:[ -]?(?:y(?:o|rs?)?|a)?[ ,.-]{0,2})`
/** "83F", "62 y F": the letter of the sex stands behind the age. */
const letteredAge = new RegExp(`${number}(?! ?[ap]\\.?m)(?!(?<!\\d\\d) m)(?:${letter})([mf])(?![\\p{L}\\d'’])`, 'u')
/** "5a pl", "2a dosi" are ordinals: behind the letter alone something ends, or the sex follows. */
const ordinal = `(?!(?<=\\da) \\p{L}{2,}(?<! (?:${sexWords})))`
const plainAge = new RegExp(
  `(?:${number}[ -]?${unit}(?![\\p{L}\\d])${ordinal}${months}|(?<![\\p{L}])${twentyOrMore}[ -](?:${years})(?![\\p{L}]))`,
  'gu',
)

const wholeWord = (words: string): RegExp => new RegExp(`(?<![\\p{L}])${words}(?![\\p{L}])`, 'gu')

/** Whether an age stands in a folded text. */
export const hasAge = (folded: string): boolean => folded.search(plainAge) >= 0

const anySex = `(?:${sexWords}|[hvdfm])`
/** An age with its unit or its letter, or a word for the sex: not a figure alone. */
export const ageOrSex = `(?:\\d{1,3} ?(?:${unit}|[mf])(?![\\p{L}\\d])|${anySex}(?![\\p{L}\\d'’]))`
/** A word or letter of the sex beside an age. */
export const tellsAgeAndSex = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<![\\d.,/:-])\\d{2}[mf](?=[ ,.](?:with|w/|who|pres|s/p|c/o|adm|rta|$))|${anySex}[ ,./|-]{1,3}(?:de |of )?\\d{1,3}(?![\\d/.,:-]\\d)|\\d{1,3} ?${unit}[ ,./|-]{1,3}${anySex}(?![\\p{L}\\d'’]))`,
  'u',
)

interface Words {
  /** The word of a sex alone in its cell or between commas. */
  readonly alone: RegExp
  /** In prose: the word with an age, or at the beginning of a sentence. */
  readonly prose: RegExp
}

const wordsOf = (language: Language): Words => {
  const { female, male } = sexes(language)
  const either = `(?:(?<female>${female})|(?<male>${male}))(?![\\p{L}\\d])`
  const aged = `(?:(?:\\s+\\p{L}+)?,?\\s+(?:de\\s+|of\\s+|d')?(?:\\d{1,3}[ -]?${unit}|${twentyOrMore}[ -]${years})(?![\\p{L}\\d])|,?\\s\\d{2,3}(?![\\d/:,-]|\\.\\d))`
  return {
    alone: new RegExp(`(?<![\\p{L}\\d])${either}(?=\\s*(?:[.,;|()/·]|-|$|\\s{2}|\\t|(?:de |of |d')?\\d))`, 'u'),
    prose: new RegExp(
      `(?:(?<=^|[.:;\\n(-]\\s{0,3}|\\b(?:this|una?|an?)\\s(?:\\p{L}+\\s)?|(?<![\\p{L}])${patientNouns}\\s)${either}(?:${aged}|(?=\\s+(?:con|amb|with|que|who|independent|diagn)))|(?<=(?:\\d|${twentyOrMore})[ -]?${unit}[ ,.-]{1,2})${either})`,
      'u',
    ),
  }
}
const words: Readonly<Record<Language, Words>> = { es: wordsOf('es'), ca: wordsOf('ca'), en: wordsOf('en') }

function sexIn(line: HeadLine, language: Language): AgeAndSex['sex'] {
  const lettered = letteredAge.exec(line.folded)
  if (lettered?.[2] !== undefined && (lettered[2] === 'f' || language === 'en') && !inYearsAndMonths(line, lettered)) {
    const at = lettered.index + lettered[0].length - 1
    return { ...placeIn(line, at, 1), code: lettered[2] === 'f' ? 'female' : 'male' }
  }
  const found = words[language].alone.exec(line.folded)
  if (!found || relativeBefore.test(line.folded.slice(0, found.index + found[0].length)))
    return shortSex(line, language)
  return { ...placeIn(line, found.index, found[0].length), code: found.groups?.['female'] ? 'female' : 'male' }
}

/** "2 a 7 m" are months. */
const inYearsAndMonths = (line: HeadLine, { index }: RegExpExecArray): boolean =>
  /\d ?(?:a|anos|anys|y)\.?[ ,]{1,2}(?:y |i )?$/.test(line.folded.slice(0, index))

/** "71 a. V.", "74a, D.", "V / 57 a", "h 74 a": a letter beside the age, in Spanish and Catalan. */
const behindAge = /\d ?(?:a|anos|anys)\.?[ ,.·/|-]{1,3}([vhd])(?![\p{L}\d'’])/u
const beforeAge = /(?<![\p{L}\d'’])([vhd])[ ,.·/|-]{1,3}\d{1,3}(?: ?(?:a|anos|anys)|$|\s)/u

/** A letter in a cell of its own: "F" everywhere, "M" where it can be but one. */
const inOwnCell = {
  romance: /(?:^|[|*·/(]|\s{2})\s*([vhdf])\s*(?:[|*·/)]|\s{2}|$)/u,
  en: /(?:^|[|*·/(]|\s{2})\s*([fm])\s*(?:[|*·/)]|\s{2}|$)/u,
}

function shortSex(line: HeadLine, language: Language): AgeAndSex['sex'] {
  const { folded } = line
  const found =
    language === 'en'
      ? inOwnCell.en.exec(folded)
      : (behindAge.exec(folded) ?? beforeAge.exec(folded) ?? inOwnCell.romance.exec(folded))
  const letter = found?.[1]
  if (!found || letter === undefined) return null
  const at = found.index + found[0].search(new RegExp(`(?<![\\p{L}])${letter}(?![\\p{L}])`, 'u'))
  return { ...placeIn(line, at, 1), code: letter === 'd' || letter === 'f' ? 'female' : 'male' }
}

/** "H / 81 /": so does a letter, where both stand in cells. */
const cellAge = /(?<![\p{L}\d'’])[vhdfm] ?[/|*·] ?(1[0-2]\d|\d{1,2}) ?(?:[/|*·]|$)/u
/** "varón, 61": a word of the sex says that the figure is an age. */
const bareAge = new RegExp(
  `(?<![\\p{L}\\d])(?:${femaleWords}|${maleWords}|${notInEnglish.male}|${notInEnglish.female}),? (1[0-2]\\d|\\d{1,2})(?![\\d/:-]|[.,]\\d)`,
  'u',
)

function ageIn(line: HeadLine): Span | null {
  const lettered = letteredAge.exec(line.folded)
  if (lettered?.[1] !== undefined && !inYearsAndMonths(line, lettered))
    return placeIn(line, lettered.index, lettered[1].length)
  for (const found of line.folded.matchAll(plainAge)) {
    if (relativeBefore.test(line.folded.slice(0, found.index))) continue
    return placeIn(line, found.index, found[0].trimEnd().length)
  }
  const bare = cellAge.exec(line.folded) ?? bareAge.exec(line.folded)
  return bare?.[1] === undefined ? null : placeIn(line, bare.index + bare[0].indexOf(bare[1]), bare[1].length)
}

/** Age and sex behind their labels. */
export function ageAndSexLabelled(pairs: readonly Pair[], language: Language): AgeAndSex {
  const read = <T>(
    field: string,
    at: (value: HeadLine) => T | null,
    counts: (pair: Pair) => boolean = () => true,
  ): T | null => {
    for (const pair of pairs) {
      const found = pair.field === field && counts(pair) ? at(pair.value) : null
      if (found !== null) return found
    }
    return null
  }
  const isAge = ({ isMarked, opens, before }: Pair): boolean => isMarked || opens || /[,(]\s*$/.test(before)
  return { age: read('age', ageAt, isAge), sex: read('sex', (value) => sexAt(value, language)) }
}

/** Age and sex as a line at the head tells them without a label. */
export const ageAndSexIn = (line: HeadLine, language: Language): AgeAndSex => ({
  age: ageIn(line),
  sex: sexIn(line, language),
})

const furthest = 4_000
const near = 60

const noun = new RegExp(
  `(?:^|[.:;\\n(]\\s{0,3}|\\b(?:un|una|a|this) )${patientNouns}\\s(?:de |d'|of |aged )?(\\d{1,3}[ -]?${unit}(?![\\p{L}\\d])${months})`,
  'u',
)

/** "Paciente de 65 años", "Nadó de 9 dies": the age alone. */
function ageOfNoun(line: HeadLine): Span | null {
  const found = noun.exec(line.folded)
  const age = found?.[1]
  return found && age !== undefined
    ? placeIn(line, found.index + found[0].length - age.length, age.trimEnd().length)
    : null
}

const explicit = new RegExp(
  `(?<![\\p{L}\\d])(?:\\d{1,3}|${twentyOrMore})[ -]${explicitAge}(?![\\p{L}\\d])|(?<=(?:^|[.])\\s?)\\d{1,3} ?(?:${years})(?=\\s?[.,])`,
  'gu',
)

/** "seventy years old", "84 años de edad", or an age that is a sentence of its own. */
export function explicitAgeIn(line: HeadLine): Span | null {
  const found = [...line.folded.matchAll(explicit)].find(
    ({ index }) => !relativeBefore.test(line.folded.slice(0, index)),
  )
  return found ? placeIn(line, found.index, found[0].length) : null
}

/** Age and sex as the story tells them: "Mujer de 78 años que…", "72-year-old man with…". */
export function ageAndSexOfStory(line: HeadLine, language: Language): AgeAndSex {
  const folded = line.folded.slice(0, furthest)
  const found = words[language].prose.exec(folded)
  if (!found || relativeBefore.test(folded.slice(0, found.index))) return { age: ageOfNoun(line), sex: null }
  const groups = { ...found.groups }
  const word = groups['female'] ?? groups['male'] ?? ''
  const at = found.index + found[0].indexOf(word)
  const sex = { ...placeIn(line, at, word.length), code: groups['female'] ? ('female' as const) : ('male' as const) }
  const from = Math.max(0, found.index - 24)
  const around = folded.slice(from, found.index + near)
  const age = [...around.matchAll(plainAge)].find(({ index }) => !relativeBefore.test(folded.slice(0, from + index)))
  return { age: age ? placeIn(line, from + age.index, age[0].trimEnd().length) : null, sex }
}

const mostAgreement = 20_000
const fewestWords = 2
const mostOthers = 5
const mostRelative = 40
const agreeing = {
  female: { romance: wholeWord(saidOfWomen.romance), en: wholeWord(saidOfWomen.en) },
  male: { romance: wholeWord(saidOfMen.romance), en: wholeWord(saidOfMen.en) },
}

/** Words of one sex that agree with the patient and with nobody near them. */
const agreed = (folded: string, words: RegExp): RegExpExecArray[] =>
  [...folded.matchAll(words)].filter(
    ({ index }) => !relativeBefore.test(folded.slice(Math.max(0, index - mostRelative), index)),
  )

/** The sex by the words that agree with the patient over the whole course, where hardly any disagrees. */
export function sexByAgreement(text: HeadLine, language: Language): AgeAndSex['sex'] {
  const kind = language === 'en' ? 'en' : 'romance'
  const folded = text.folded.slice(0, mostAgreement)
  const [women, men] = [agreed(folded, agreeing.female[kind]), agreed(folded, agreeing.male[kind])]
  const [found, others, code] =
    women.length > men.length ? [women, men, 'female' as const] : [men, women, 'male' as const]
  const [first] = found
  const isSure = found.length >= fewestWords && others.length * mostOthers <= found.length
  return first && isSure ? { ...placeIn(text, first.index, first[0].length), code } : null
}
