import { fold } from '../../src/text/fold.ts'
import { affirming, denying, drugs, noDenial, otherSides, otherUnits } from './perturbation-words.ts'

/** The sentence to change, the rest of its source, and a number generator for the choices. */
export interface PerturbationInput {
  readonly sentence: string
  readonly source: string
  readonly language: 'es' | 'ca' | 'en'
  /** Returns a whole number from 0 to `below` - 1. */
  readonly draw: (below: number) => number
}

/**
 * Changes one detail of a sentence so that it says something else; null if nothing in it can be changed in this way.
 */
export type Perturbation = (input: PerturbationInput) => string | null

/**
 * A pseudo-random generator whose seed is the text (FNV-1a, then xorshift), so that the same text is always changed in
 * the same way.
 */
export function drawsFor(words: string): PerturbationInput['draw'] {
  let state = 0x811c9dc5
  for (let at = 0; at < words.length; at += 1) state = Math.imul(state ^ words.charCodeAt(at), 0x01000193) >>> 0
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state = (state ^ (state << 5)) >>> 0
    return state % Math.max(1, below)
  }
}

interface TextMatch {
  readonly index: number
  readonly words: string
}

const all = (text: string, pattern: RegExp): TextMatch[] =>
  [...text.matchAll(pattern)].map((match) => ({ index: match.index, words: match[0] }))

function drawn<Item>(items: readonly Item[], draw: PerturbationInput['draw']): Item | undefined {
  return items[draw(items.length)]
}

const put = (sentence: string, { index, words }: TextMatch, instead: string): string =>
  sentence.slice(0, index) + instead + sentence.slice(index + words.length)

const numbers = /(?<![\p{L}\d])\d+(?:[.,]\d+)*/gu

/**
 * Returns another number: three and a half times as large, with one digit changed, or from elsewhere in the same
 * source.
 */
function otherNumber(written: string, { source, draw }: PerturbationInput): string | null {
  const way = draw(3)
  if (way === 0) {
    const times = String(Math.round(Number(written.replace(',', '.')) * 35) / 10 + 2)
    return written.includes(',') ? times.replace('.', ',') : times
  }
  if (way === 1) {
    const digits = all(written, /\d/g)
    const digit = drawn(digits, draw)
    if (digit === undefined) return null
    return put(written, digit, String((Number(digit.words) + 1 + draw(8)) % 10)).replace(/^0+(?=\d)/, '')
  }
  return drawn([...new Set(all(source, numbers).map(({ words }) => words))], draw) ?? null
}

const number: Perturbation = (input) => {
  const found = drawn(all(input.sentence, numbers), input.draw)
  const other = found === undefined ? null : otherNumber(found.words, input)
  if (found === undefined || other === null) return null
  return Number(other.replace(',', '.')) === Number(found.words.replace(',', '.'))
    ? null
    : put(input.sentence, found, other)
}

const unitPattern = new RegExp(
  `(?<=\\d\\s?)(?:${Object.keys(otherUnits)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![\\p{L}/³²])`,
  'giu',
)
const unit: Perturbation = ({ sentence, draw }) => {
  const found = drawn(all(sentence, unitPattern), draw)
  const other = found === undefined ? undefined : drawn(otherUnits[found.words.toLowerCase()] ?? [], draw)
  return found === undefined || other === undefined ? null : put(sentence, found, other)
}

/** Swaps a drug for another one of the same source if there is one, otherwise for any. */
const drug: Perturbation = ({ sentence, source, language, draw }) => {
  const named = (text: string): TextMatch[] =>
    all(fold(text), /\p{L}+(?:·\p{L}+)?/gu).filter(({ words }) => drugs[language].some((name) => fold(name) === words))
  const found = drawn(named(sentence), draw)
  if (found === undefined) return null
  const others = (names: readonly string[]): string[] => names.filter((name) => fold(name) !== found.words)
  const near = others([...new Set(named(source).map(({ words }) => words))])
  const other = drawn(near.length > 0 && draw(2) === 0 ? near : others(drugs[language]), draw)
  return other === undefined ? null : put(sentence, found, other)
}

const side: Perturbation = ({ sentence, draw }) => {
  const sides = otherSides.flatMap(([pattern, other]) =>
    all(sentence, new RegExp(pattern, 'giu')).map((found) => ({ ...found, other })),
  )
  const found = drawn(sides, draw)
  return found === undefined ? null : put(sentence, found, found.other)
}

const denialWords = new RegExp(`(?<!\\p{L})(?:${[...affirming.keys()].join('|')})(?!\\p{L})`, 'giu')
const shielded = (sentence: string, { index }: TextMatch): boolean =>
  all(sentence, noDenial).some((shield) => index >= shield.index && index < shield.index + shield.words.length)

const negation_removed: Perturbation = ({ sentence, draw }) => {
  const found = drawn(
    all(sentence, denialWords).filter((cue) => !shielded(sentence, cue)),
    draw,
  )
  if (found === undefined) return null
  const instead = affirming.get(found.words.toLowerCase()) ?? ''
  return put(sentence, found, instead)
    .replace(/\s{2,}/g, ' ')
    .trim()
}

const affirmedWords = new RegExp(`(?<![\\p{L}'])(?:${[...denying.keys()].join('|')}) (?=\\p{L}{3})`, 'gu')
const deniedBefore =
  /(?<!\p{L})(?:no|ni|sin|sense|not|nor|never|without|niega\p{L}*|nega|denie[sd]|tampoco|tampoc|nunca|mai)\s(?:\S+\s){0,3}$/iu

/**
 * Adds a negation, but not behind another one, because two of them would affirm. Before a reflexive verb the negation
 * goes before its pronoun.
 */
const negation_added: Perturbation = ({ sentence, draw }) => {
  const found = drawn(
    all(sentence, affirmedWords).filter(({ index }) => !deniedBefore.test(sentence.slice(0, index))),
    draw,
  )
  if (found === undefined) return null
  const pronoun = /(?<!\p{L})(?:[Ss]e|[Ee]s) $/u.exec(sentence.slice(0, found.index))
  const words = denying.get(found.words.trim()) ?? ''
  if (pronoun === null || !words.startsWith('no ')) return put(sentence, found, `${words} `)
  const low = pronoun[0].toLowerCase()
  return `${sentence.slice(0, pronoun.index)}${pronoun[0] === low ? 'no' : 'No'} ${low}${sentence.slice(found.index)}`
}

export const perturbations = { number, unit, drug, side, negation_removed, negation_added } as const satisfies Record<
  string,
  Perturbation
>
export type PerturbationKind = keyof typeof perturbations
