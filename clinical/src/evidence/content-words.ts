import { denial, side } from '../course/copy-forward.ts'
import type { Span } from '../course/course.ts'
import type { DrugName } from '../facts/medication/drug-name.ts'
import { deniedWords } from '../lexicon/denied-words.ts'
import { lightWords, numberWords, ordinalWords, tensWords } from '../lexicon/evidence-words.ts'
import { speciesWords } from '../lexicon/species-words.ts'
import type { Token } from '../text/tokens.ts'
import { meaningsAt, meaningsOf, type MeaningPhrase } from './meanings.ts'
import { cachedByWord } from '../text/cached-by-word.ts'
import { stemOf } from '../text/stem.ts'
import { pattern } from '../lexicon/patterns.ts'

/** A word that makes a claim, with its stem. */
export interface Word extends Span {
  /** Folded text. */
  readonly text: string
  readonly stem: string
  /**
   * The keys that find it: its stem, "^" and its family, "=" and a meaning that it has alone or as part of a phrase,
   * "&" and a drug.
   */
  readonly keys: readonly string[]
  /** The word denies something by itself ("afebrile"); its keys are also those of what it denies. */
  readonly denied: boolean
  /** The word names a drug, or is a part of its name. */
  readonly drug: boolean
}

// Endings by which adjectives, nouns and verbs of one family differ; at least five letters stay.
const familyEndings = pattern('endings of a family of words', '(?:…)$')
const shortestFamily = 5

/** The common beginning of the words of a family: "pancreas" and "pancreatic", "persist" and "persistence". */
function familyOf(word: string, stem: string): string {
  if (word.length <= shortestFamily || /\d/.test(word)) return `^${stem}`
  const cut = word.replace(familyEndings, '')
  if (cut.length >= shortestFamily && cut !== word) return `^${cut.replace(/[aeiou]$/, '')}`
  return `^${stem}`
}

/** The keys of a folded word: its stem first, then its family and its possible meanings. */
const keysOf = cachedByWord((word): readonly string[] => {
  const stem = stemOf(word)
  const ordinal = ordinalWords.get(word)
  return [stem, familyOf(word, stem), ...meaningsOf(stem), ...(ordinal === undefined ? [] : [`#${ordinal}`])]
})

/** What surrounds the words of a text. The units of `numbers` are no words. */
interface WordContext {
  /** Folded text. */
  readonly bare: string
  readonly phrases: readonly MeaningPhrase[]
  readonly drugs: readonly DrugName[]
  /** Where words in capitals begin, and those with a small "s" behind ("BCs"). */
  readonly capitals: ReadonlySet<number>
  readonly plurals: ReadonlySet<number>
  readonly numbers: readonly (Span & { readonly to: number; readonly sexed: boolean; readonly inside: boolean })[]
}

const countedBy: Readonly<Record<string, string>> = { d: 'dia', c: 'ciclo', g: 'grado' }

/** "CKD3" is CKD, "D4" a day, "C2" a cycle and "G2" a degree. */
function lettersBefore(word: string): readonly string[] {
  const letters = /^(\p{L}{1,5})\d{1,2}[a-c]?$/u.exec(word)?.[1] ?? ''
  const counted = countedBy[letters]
  if (counted !== undefined) return keysOf(counted)
  return letters.length > 2 ? keysOf(letters) : []
}

/** Words for both sides, which claim nothing else. */
export const bothSides = /^(?:amb[ao]s|ambd(?:os|ues)|both)$/
/** "Non-invasive" and "non-small" are names of things and no denials. */
const nonWords = /^(?:inva|stero|hodg|insul|st$|small|binding|fasting|weight)/

/** "E. coli" and "Escherichia coli" have one key: the first letter of the genus and the species. */
function speciesKeys(bare: string, { text, start, end }: Token): string[] {
  const genus = /(?<!\p{L})(\p{L})(?:\.\s?|\s)$/u.exec(bare.slice(Math.max(0, start - 4), start))?.[1]
  if (genus !== undefined && speciesWords.has(text)) return [`${genus}.${text}`]
  const species = /^\s(\p{L}{4,})/u.exec(bare.slice(end, end + 30))?.[1] ?? ''
  return speciesWords.has(species) ? [`${text.charAt(0)}.${species}`] : []
}

/** Signs that stand for a word: a fracture, a rise, a fall, a gain or a loss. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/#(?![\p{L}\p{N}])/gu, 'fractura'],
  [/[↑⬆]/gu, 'aumento'],
  [/[↓⬇]/gu, 'descenso'],
  [/(?<![\p{L}\p{N}])\+(?=\d+(?:[.,]\d+)?\s?kg)/gu, 'aumento'],
  [/(?<![\p{L}\p{N}])[-–](?=\d+(?:[.,]\d+)?\s?kg)/gu, 'perdida'],
]

const wordOf = (text: string, keys: readonly string[], { start, end }: Span): Word => ({
  text,
  stem: keys[0] ?? text,
  keys,
  start,
  end,
  denied: false,
  drug: false,
})

const signed = (bare: string): Word[] =>
  signs.flatMap(([sign, text]) =>
    [...bare.matchAll(sign)].map(({ index, 0: found }) =>
      wordOf(text, keysOf(text), { start: index, end: index + found.length }),
    ),
  )

/** "O/E" as one word, at its first letter; undefined where no such word begins here. */
function lettered(spelled: readonly MeaningPhrase[], { start }: Token): Word | undefined {
  const own = spelled.filter((phrase) => phrase.start === start)
  const [first] = own
  return (
    first &&
    wordOf(
      first.meaning,
      own.map(({ meaning }) => meaning),
      first,
    )
  )
}

/** The words of a text that claim something: no numbers, units, sides, denials or function words. */
export function contentWords(
  all: readonly Token[],
  { bare, phrases, drugs, numbers, capitals, plurals }: WordContext,
): Word[] {
  const spelled = phrases.filter(({ letters }) => letters)
  const words = all.flatMap((token): Word[] => {
    const { text, start, end } = token
    const letters = lettered(spelled, token)
    if (letters !== undefined) return [letters]
    if (spelled.some((phrase) => start > phrase.start && end <= phrase.end)) return []
    if (numbers.some((number) => !number.inside && start > number.start && end <= number.end)) return []
    const measured = numbers.find((number) => start >= number.end && end <= number.to)
    if (measured?.sexed === false) return []
    const word = measured === undefined ? text : text === 'f' ? 'woman' : 'man'
    const short = capitals.has(start) && meaningsOf(stemOf(word)).length > 0
    const light = lightWords.has(word) || numberWords.has(word) || tensWords.has(word)
    if (/^\d+(?:[.,]\d+)*$/.test(word) || (light && !short)) return []
    if ((side(word) !== '' && !short) || bothSides.test(word) || (denial.test(word) && !short)) return []
    const affirmed = deniedWords.get(word) ?? []
    const refused =
      /(?<!\p{L})non[- ]$/u.test(bare.slice(Math.max(0, start - 5), start)) &&
      !nonWords.test(word) &&
      !phrases.some((phrase) => phrase.start < start && phrase.end >= end)
    const drug = drugs.find((name) => start < name.end && end > name.start)
    const keys = [
      ...keysOf(word),
      ...meaningsAt(phrases, { start, end }),
      ...affirmed.flatMap(keysOf),
      ...(plurals.has(start) ? keysOf(word.slice(0, -1)) : []),
      ...lettersBefore(word),
      ...speciesKeys(bare, { text: word, start, end }),
      ...(drug === undefined ? [] : [drug.ingredients.join('+'), ...drug.ingredients].map((name) => `&${name}`)),
    ]
    return [
      {
        text: word,
        stem: keys[0] ?? word,
        keys,
        start,
        end,
        denied: affirmed.length > 0 || refused,
        drug: drug !== undefined,
      },
    ]
  })
  const more = signed(bare)
  return more.length === 0 ? words : [...words, ...more].toSorted((a, b) => a.start - b.start)
}

/** Whether two words mean the same. */
export const sameWord = (a: Word, b: Word): boolean => a.keys.some((key) => b.keys.includes(key))
