import type { ReportSpan } from '@alta/contract/report'
import type { Language } from '@alta/contract/languages'
import { marks } from '../../context/context.ts'
import type { Figure } from '../../evidence/figures.ts'
import { factsOf, type SentenceFacts } from '../../evidence/sentence-facts.ts'
import { sameDrug } from '../../facts/medication/same-drug.ts'
import { conceptsOf } from '../../search/concepts.ts'
import { fold } from '../../text/fold.ts'
import { type SourceReading, touches } from '../reading.ts'
import type { ModelSentence } from '../state.ts'

/** At least this share of a sentence must be words that the languages share, mostly of Greek and Latin origin. */
const sharedWords = 0.3
/** Words of one origin begin with the same letters in all three languages; this many are compared. */
const rootLetters = 4

/** A sentence in its language. */
interface FactsInLanguage {
  readonly facts: SentenceFacts
  readonly language: Language
}

const sameFigure = (a: Figure, b: Figure): boolean =>
  a.values.some((value) => b.values.includes(value) || b.parts.includes(value)) &&
  (a.unit === null || b.unit === null || a.unit === b.unit)

const denies = ({ facts, language }: FactsInLanguage): boolean =>
  facts.denials > 0 || marks(facts.text, language).some(({ kind }) => kind === 'negated')

/** Whether the lines have the numbers, dates, drugs, sides and denials of a sentence, which need no translation. */
function sameFacts(own: FactsInLanguage, lines: readonly FactsInLanguage[]): boolean {
  const { figures, dates, drugs, sides } = own.facts
  const theirs = lines.map(({ facts }) => facts)
  const named = theirs.flatMap((facts) => facts.drugs)
  const dated = theirs.flatMap((facts) => facts.dates)
  const counted = theirs.flatMap((facts) => facts.figures)
  const sided = new Set(theirs.flatMap((facts) => facts.sides.map(({ side }) => side)))
  return (
    figures.every((figure) => counted.some((other) => sameFigure(figure, other))) &&
    dates.every(({ first, second }) => dated.some((other) => other.first === first && other.second === second)) &&
    drugs.every(({ ingredients }) => named.some((other) => sameDrug(ingredients, other.ingredients))) &&
    sides.every(({ side }) => sided.has(side)) &&
    denies(own) === lines.some(denies)
  )
}

const wordsIn = ({ text, words }: SentenceFacts): string[] =>
  words.map(({ start, end }) => fold(text).slice(start, end))

function shareOfWords(facts: SentenceFacts, lines: readonly FactsInLanguage[]): number {
  const theirs = lines.flatMap((line) => wordsIn(line.facts))
  const roots = new Set(theirs.map((word) => word.slice(0, rootLetters)))
  const concepts = new Set(theirs.flatMap(conceptsOf))
  const own = wordsIn(facts)
  const shared = own.filter(
    (word) => roots.has(word.slice(0, rootLetters)) || conceptsOf(word).some((each) => concepts.has(each)),
  )
  return own.length === 0 ? 0 : shared.length / own.length
}

/** Doubts that may come from reading one language with the rules of another. */
const ofLanguage = new Set(['uncovered', 'polarity'])

/**
 * What a sentence in another language than its lines is worth, where the rules did not find it supported. The rules
 * cannot confirm a translation: at best it is `partial`, where everything that needs no translation agrees and enough
 * words have one origin. null where nothing speaks for it.
 */
export function translationOf(
  { index, language }: SourceReading,
  { text, cited, doubts }: Pick<ModelSentence, 'text' | 'doubts'> & { readonly cited: readonly ReportSpan[] },
): Pick<ModelSentence, 'support' | 'spans' | 'doubts'> | null {
  if (!doubts.every(({ kind }) => ofLanguage.has(kind))) return null
  const lines = index.sentences.filter((sentence) => cited.some((span) => touches(span, sentence)))
  if (lines.length === 0 || lines.some((line) => line.language === language)) return null
  const own = { facts: factsOf(text), language }
  if (!sameFacts(own, lines) || shareOfWords(own.facts, lines) < sharedWords) return null
  const spans = lines.slice(0, 3).map(({ start, end }) => ({ start, end }))
  return { support: 'partial', spans, doubts: [{ kind: 'uncovered', words: text }] }
}
