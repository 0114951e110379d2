import type { ReportSpan } from '@alta/contract/report'
import type { Figure } from '../evidence/figures.ts'
import { factsOf, type SentenceFacts } from '../evidence/sentence-facts.ts'
import type { SourceSentence } from '../evidence/source-index.ts'
import { sameDrug } from '../facts/medication/same-drug.ts'
import { conceptsOf } from '../search/concepts.ts'
import { fold } from '../text/fold.ts'
import { type Reading, touches } from './reading.ts'
import type { Sentence } from './state.ts'

/** So much of a sentence must be told by words the languages share, of Greek and Latin origin most of them. */
const sharedWords = 0.3
/** Letters that words of one origin begin with in all three languages. */
const rootLetters = 4

const sameFigure = (a: Figure, b: Figure): boolean =>
  a.values.some((value) => b.values.includes(value) || b.parts.includes(value)) &&
  (a.unit === null || b.unit === null || a.unit === b.unit)

/** Numbers, dates, drugs, sides and denials, which need no translation: is each of them in the lines? */
function sameFacts(facts: SentenceFacts, lines: readonly SentenceFacts[]): boolean {
  const figures = lines.flatMap((line) => line.figures)
  const dates = lines.flatMap((line) => line.dates)
  const drugs = lines.flatMap((line) => line.drugs)
  const sides = new Set(lines.flatMap((line) => line.sides.map(({ side }) => side)))
  return (
    facts.figures.every((figure) => figures.some((other) => sameFigure(figure, other))) &&
    facts.dates.every(({ first, second }) => dates.some((other) => other.first === first && other.second === second)) &&
    facts.drugs.every(({ ingredients }) => drugs.some((other) => sameDrug(ingredients, other.ingredients))) &&
    facts.sides.every(({ side }) => sides.has(side)) &&
    facts.denials > 0 === lines.some(({ denials }) => denials > 0)
  )
}

const wordsIn = ({ text, words }: SentenceFacts): string[] =>
  words.map(({ start, end }) => fold(text).slice(start, end))

function shareOfWords(facts: SentenceFacts, lines: readonly SentenceFacts[]): number {
  const theirs = lines.flatMap(wordsIn)
  const roots = new Set(theirs.map((word) => word.slice(0, rootLetters)))
  const concepts = new Set(theirs.flatMap(conceptsOf))
  const own = wordsIn(facts)
  const shared = own.filter(
    (word) => roots.has(word.slice(0, rootLetters)) || conceptsOf(word).some((each) => concepts.has(each)),
  )
  return own.length === 0 ? 0 : shared.length / own.length
}

const sentencesAt = ({ index }: Reading, spans: readonly ReportSpan[]): SourceSentence[] =>
  index.sentences.filter((sentence) => spans.some((span) => touches(span, sentence)))

/**
 * What a sentence in another language than its lines is worth. Rules cannot confirm a translation: at best it is `partial`,
 * where nothing that needs no translation differs and enough words have one origin. null: nothing speaks for it.
 */
export function translationOf(
  reading: Reading,
  text: string,
  cited: readonly ReportSpan[],
): Pick<Sentence, 'support' | 'spans' | 'doubts'> | null {
  const lines = sentencesAt(reading, cited)
  if (lines.length === 0 || !lines.every(({ language }) => language !== reading.language)) return null
  const facts = factsOf(text)
  const theirs = lines.map((line) => line.facts)
  if (!sameFacts(facts, theirs) || shareOfWords(facts, theirs) < sharedWords) return null
  const spans = lines.slice(0, 3).map(({ start, end }) => ({ start, end }))
  return { support: 'partial', spans, doubts: [{ kind: 'uncovered', words: text }] }
}
