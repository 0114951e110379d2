import { groupsOf } from '@alta/clinical/lexicon/terms'
import { fold } from '@alta/clinical/text/fold'
import type { OcrLine, OcrWord } from './ocr.ts'

/** The features of a word that may be misread, in the order of the weights. */
export const doubtFeatures = [
  'bias',
  'word',
  'word below 90',
  'word below 75',
  'symbol',
  'symbol alone',
  'rival',
  'rivals',
  'unknown',
  'unknown and unsure',
  'mixed',
  'capital inside',
  'odd sign',
  'single',
  'number',
  'number and symbol',
  'number and rival',
  'long number',
  'neighbours',
  'line',
  'page',
  'unknown on a poor page',
  'number on a poor page',
  'width',
  'look-alikes',
  'l-l',
  'mi behind a figure',
  'bracket',
  'accentless',
  'letter beside a sign',
] as const
type DoubtFeature = (typeof doubtFeatures)[number]

let vocabulary: ReadonlySet<string> | undefined

/** Folded words of the lexicon with which notes are read. */
function knownWords(): ReadonlySet<string> {
  vocabulary ??= new Set(
    (
      [
        'drugs',
        'analytes',
        'words',
        'illness-synonyms',
        'finding-synonyms',
        'care-synonyms',
        'figures',
        'same-plain',
      ] as const
    )
      .flatMap(groupsOf)
      .flatMap(({ forms }) => forms.flatMap((form) => form.match(/\p{L}{2,}/gu) ?? [])),
  )
  return vocabulary
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
/** How far a confidence is below certainty, from 0 to 1, in steps that grow with the doubt. */
const lack = (confidence: number, sure: number): number => Math.log1p(Math.max(0, sure - confidence)) / 4.6

/** The confidence of words and symbols from which on nothing speaks against them. */
const sure = { word: 97, symbol: 99.6, own: 97 } as const

const isKnown = ({ text, isInWordList }: OcrWord): boolean => {
  if (isInWordList) return true
  const parts = fold(text).match(/\p{L}{2,}/gu) ?? []
  return parts.length > 0 && parts.every((part) => knownWords().has(part))
}

interface PageOfWords {
  /** The mean lack of confidence of the page's words, from 0 to 1. */
  readonly doubt: number
  readonly perLetter: number
}

export const pageOfWords = (lines: readonly OcrLine[]): PageOfWords => {
  const words = lines.flatMap((line) => line.words)
  return {
    doubt: mean(words.map(({ confidence }) => lack(confidence, sure.word))),
    perLetter: median(words.filter(({ text }) => text.length > 3).map(({ text, width }) => width / text.length)),
  }
}

/** The features of the word at an index of a line. */
export function doubtFeaturesOf(
  { words }: OcrLine,
  at: number,
  page: PageOfWords,
): Readonly<Record<DoubtFeature, number>> {
  const word = words[at]
  if (word === undefined) throw new RangeError('no such word')
  const { text, confidence, symbols, width } = word
  const lackOf = (other: OcrWord | undefined) => (other === undefined ? 0 : lack(other.confidence, sure.word))
  const symbol = lack(Math.min(...symbols.map((each) => each.confidence)), sure.symbol)
  const rival = Math.max(0, ...symbols.map((each) => each.rival)) / 100
  const isNumber = /\d/.test(text)
  const hasLetters = /\p{L}{2}/u.test(text)
  const unknown = hasLetters && !isNumber && !isKnown(word) ? 1 : 0
  const number = isNumber ? 1 : 0
  const perLetter = width / Math.max(1, text.length)
  return {
    bias: 1,
    word: lack(confidence, sure.word),
    'word below 90': confidence < 90 ? 1 : 0,
    'word below 75': confidence < 75 ? 1 : 0,
    symbol,
    'symbol alone': lack(Math.min(...symbols.map((each) => each.own || each.confidence)), sure.own),
    rival,
    rivals: Math.log1p(Math.max(0, ...symbols.map((each) => each.rivals))),
    unknown,
    'unknown and unsure': unknown * symbol,
    mixed: /\p{L}\d|\d\p{L}/u.test(text) ? 1 : 0,
    'capital inside': /\p{Ll}\p{Lu}/u.test(text) ? 1 : 0,
    'odd sign': /[^\p{L}\d.,:;()/%+\-<>=·'’"*ºª°|#?!&–¿¡]/u.test(text) ? 1 : 0,
    single: /^[^\dyaoieu]$/iu.test(text) ? 1 : 0,
    number,
    'number and symbol': number * symbol,
    'number and rival': number * rival,
    'long number': /^\d{3,}$/.test(text) ? 1 : 0,
    neighbours: mean([lackOf(words[at - 1]), lackOf(words[at + 1])]),
    line: mean(words.map(lackOf)),
    page: page.doubt,
    'unknown on a poor page': unknown * page.doubt,
    'number on a poor page': number * page.doubt,
    width: page.perLetter === 0 ? 0 : Math.min(2, Math.abs(Math.log(perLetter / page.perLetter))),
    'look-alikes': /[1lI|][0O]|[0O][1lI|]|\p{L}[01|]|[01|]\p{Ll}/u.test(text) ? 1 : 0,
    // The Catalan l·l.
    'l-l': /\p{L}l-l?\p{L}/u.test(text) ? 1 : 0,
    // The unit ml.
    'mi behind a figure': /^m[i1I|][^\p{L}]*$/u.test(text) && /\d/.test(words[at - 1]?.text ?? '') ? 1 : 0,
    bracket: /[^(]*\)/.test(text) !== /\(/.test(text) || /[!}{\]_]/.test(text) ? 1 : 0,
    accentless: /\p{L}[°”“»«]|[°”“»«]\p{L}/u.test(text) ? 1 : 0,
    'letter beside a sign': /^\p{Ll}[^\p{L}\d]*$/u.test(text) ? 1 : 0,
  }
}
