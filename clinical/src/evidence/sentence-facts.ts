import { denial, side } from '../course/copy-forward.ts'
import type { Span } from '../course/course.ts'
import { findDates, type WrittenDate } from '../course/dates.ts'
import { type DrugName, drugNames, ingredientKey } from '../facts/medication/drug-name.ts'
import { unalteredWords } from '../lexicon/unaltered-words.ts'
import { fold } from '../text/fold.ts'
import { type Token, tokens } from '../text/tokens.ts'
import { type Figure, figuresOf, numbersOf, unitAt } from './figures.ts'
import { meaningsAt, type MeaningPhrase, phrasesIn } from './meanings.ts'
import { bothSides, contentWords, type Word } from './content-words.ts'
import { pattern } from '../lexicon/patterns.ts'

/** A side of the body and the word it belongs to. */
export interface Laterality extends Span {
  readonly side: string
  readonly head: Word | null
  /** The phrases that it is a part of ("right lower lobe"). */
  readonly meanings: readonly string[]
}

/** The parts of a sentence that can be right or wrong. */
export interface SentenceFacts {
  readonly text: string
  readonly words: readonly Word[]
  readonly figures: readonly Figure[]
  readonly dates: readonly WrittenDate[]
  readonly sides: readonly Laterality[]
  /** Where the sentence says that nothing was wrong ("no abnormality"). */
  readonly unaltered: readonly Span[]
  /** The number of words that deny. */
  readonly denials: number
  readonly drugs: readonly DrugName[]
  /** All drugs named, also names that may be a result or another word ("potassium", "pred"). */
  readonly named: readonly DrugName[]
}

/** Names of a contrast or of what a germ resists, which are no treatment. */
const notGiven = new Set(['class:contrast', ingredientKey('meticilina')])

const reach = 40
/** Words for both sides and the organ in one. */
const twoSided = /^(?:bibasal|biapical)\p{L}*$/u
/** Sides that stand before their noun; in Spanish and Catalan they stand behind it. */
const leads = /^(?:right|left|rt|lt|amb[ao]s|ambd(?:os|ues)|both|bilateral)$/

const letterSides: Readonly<Record<string, string>> = { L: 'L', E: 'L', I: 'L', R: 'R', D: 'R' }
/** Nouns that a letter behind them names, where that letter is no side. */
const lettered = pattern('word before a letter', '(?:…) $', 'iu')

/** "L arm", "R MCA", "(L)", "base D", "ACM E": a single capital that names a side; "b/l" names both. */
function lettersOf(text: string): ReadonlyMap<number, string> {
  const before = [
    ...text.matchAll(/(?<![\p{L}\p{N}'’·.-]|\d\s)([LR])(?= \p{Ll}{3}| \p{Lu}{2,5}(?!\p{L})|(?<=\(.)\))/gu),
  ]
  const behind = [
    ...text.matchAll(
      /(?<=\p{Ll}{3} |(?<!\p{L})(?:ACM|ACA|ACP|ACI|MCA|ICA|MMII|EEII) )[DEILR](?=[\s,;:)]|\.?$|\.\s+\p{Lu})/gu,
    ),
  ].filter(({ index }) => !lettered.test(text.slice(0, index)))
  const both = [...text.matchAll(/(?<![\p{L}\p{N}])b(?=\/l(?!\p{L}))/giu)]
  return new Map([
    ...[...before, ...behind].map((match) => [match.index, letterSides[match[0]] ?? ''] as const),
    ...both.map((match) => [match.index, 'B'] as const),
  ])
}

/** Where words in capitals begin that stand among small letters: "LES" is lupus there, "les" is an article. */
const capitalsOf = (text: string): ReadonlySet<number> =>
  new Set(/\p{Ll}/u.test(text) ? placesIn(text, /(?<![\p{L}\p{N}'’])\p{Lu}{2,6}(?![\p{L}\p{N}'’])/gu) : [])
const pluralsOf = (text: string): ReadonlySet<number> =>
  new Set(placesIn(text, /(?<![\p{L}\p{N}])\p{Lu}{2,6}s(?![\p{L}\p{N}])/gu))
const placesIn = (text: string, pattern: RegExp): number[] => [...text.matchAll(pattern)].map(({ index }) => index)

/** "Was left in place", "drain not left": the verb, not the side. */
const remains = /(?<!\p{L})(?:is|are|was|were|been?|being|ha[sd]|have|not|never|nothing|none) left$/iu

/** "RT" may be radiotherapy, and "left" may be a verb. */
const isNoSide = (text: string, { text: word, start, end }: Token): boolean =>
  (word === 'rt' && text.startsWith('RT', start)) || (word === 'left' && remains.test(text.slice(0, end)))

function sidesOf(
  all: readonly Token[],
  words: readonly Word[],
  { text, phrases }: { text: string; phrases: readonly MeaningPhrase[] },
): Laterality[] {
  const letters = lettersOf(text)
  return all.flatMap((token) => {
    const which =
      (isNoSide(text, token) ? '' : side(token.text)) ||
      (bothSides.test(token.text) || twoSided.test(token.text) ? 'B' : (letters.get(token.start) ?? ''))
    if (which === '') return []
    const before = words.findLast((word) => word.end <= token.start && token.start - word.end <= reach)
    const after = words.find((word) => word.start >= token.end && word.start - token.end <= reach)
    const leading =
      leads.test(token.text) || /^.\s\p{Ll}{3}/u.test(letters.has(token.start) ? text.slice(token.start) : '')
    const [first, second] = leading ? [after, before] : [before, after]
    const { start, end } = token
    return [{ side: which, head: first ?? second ?? null, meanings: meaningsAt(phrases, token), start, end }]
  })
}

const scored = pattern('measure before a score', String.raw`(?:…)(?: \p{L}+){0,3}[ :]*$`, 'u')
/** "From d 2-6" counts days of the stay. */
const counted = /(?<![\p{L}\p{N}])(?:d|gr|grado|grau|grade)\s?$/u
/** "2-3 metres" and "pain 2-3" are no day of March. */
function isRange(folded: string, start: number, end: number): boolean {
  const before = folded.slice(0, start)
  return (
    /^\d+-\d+$/.test(folded.slice(start, end)) &&
    (unitAt(folded, end) !== null || counted.test(before) || scored.test(before))
  )
}

const dating = /(?:^|\s)(?:el|al|del|de|dia|on|since|dated|desde|des del|fecha|data)\s$/u

/** "3/5 in the left arm", "2/2 bottles": a part of a number, no day of a month. */
function isShare(folded: string, { start, end, year }: WrittenDate): boolean {
  const [part, whole, rest] = folded.slice(start, end).split('/')
  if (year !== null || part === undefined || whole === undefined || rest !== undefined) return false
  const before = folded.slice(0, start)
  return scored.test(before) || (part === whole && !dating.test(before))
}

const alongside = /(?<![\d/.,])(\d{1,2})\s(?:y|i|and|&)\s(?:(?:el|del|al|on)\s)?$/u

/** "On 6 and 9 May": the first day is of the same month. */
const withDaysBefore = (folded: string, dates: readonly WrittenDate[]): WrittenDate[] =>
  dates.flatMap((date) => {
    const match = date.certain ? alongside.exec(folded.slice(0, date.start)) : null
    if (match === null) return [date]
    return [{ ...date, first: Number(match[1]), start: match.index, end: match.index + (match[1]?.length ?? 0) }, date]
  })

function withoutDates(folded: string, dates: readonly WrittenDate[]): string {
  let bare = folded
  for (const { start, end } of dates) bare = bare.slice(0, start) + ' '.repeat(end - start) + bare.slice(end)
  return bare
}

/** Reads one sentence for comparison. Offsets are those of the text given. */
export function factsOf(text: string): SentenceFacts {
  const folded = fold(text)
  // "1.9" alone is rather a result than the first of September.
  const dates = withDaysBefore(folded, findDates(folded)).filter(
    (date) =>
      date.year !== null ||
      !(
        /^\d+\.\d+$/.test(folded.slice(date.start, date.end)) ||
        isRange(folded, date.start, date.end) ||
        isShare(folded, date)
      ),
  )
  const bare = withoutDates(folded, dates)
  const all = tokens(bare)
  const phrases = phrasesIn(all, bare)
  const names = drugNames(folded)
  const numbers = numbersOf(text, { folded, bare })
  const words = contentWords(all, {
    bare,
    phrases,
    drugs: names,
    numbers,
    capitals: capitalsOf(text),
    plurals: pluralsOf(text),
  })
  return {
    text,
    words,
    figures: figuresOf(numbers, { bare, words, phrases }),
    dates,
    sides: sidesOf(all, words, { text, phrases }),
    unaltered: [...folded.matchAll(unalteredWords)].map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
    })),
    denials: all.filter((token) => denial.test(token.text)).length,
    // "Potassium" and "iron" are a drug or a result; they are checked against the source as words in any case.
    drugs: names.filter((name) => !name.needs_dose && !name.ingredients.some((ingredient) => notGiven.has(ingredient))),
    named: names,
  }
}
