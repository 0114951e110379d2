import { marks, type Polarity, polarityAt } from '../context/context.ts'
import type { Span } from '../course/course.ts'
import { drugNames } from '../facts/medication/drug-name.ts'
import { fold } from '../text/fold.ts'
import { pickLanguage, scoreLanguages } from '../text/language.ts'
import { tokens } from '../text/tokens.ts'
import type { QuestionUnit } from './question-topics.ts'
import { matchOf, readWords } from './read-sentence.ts'

/** What a quoted sentence says of the thing that is asked about. */
export type QuotePolarity = 'affirmed' | 'negated' | 'uncertain' | 'planned' | 'other_person'

const meanings: Readonly<Record<Polarity, QuotePolarity>> = {
  affirmed: 'affirmed',
  negated: 'negated',
  possible: 'uncertain',
  hypothetical: 'uncertain',
  future: 'planned',
  family: 'other_person',
  history: 'affirmed',
  stopped: 'affirmed',
  resolved: 'affirmed',
}

const sameWord = 0.6

/** Where a sentence names the things that are asked about. */
function namedIn(sentence: string, units: readonly QuestionUnit[]): Span[] {
  const drugs = units.flatMap(({ ingredients }) => ingredients)
  const spans: Span[] = drugNames(fold(sentence)).filter(({ ingredients }) =>
    ingredients.some((key) => drugs.includes(key)),
  )
  for (const { text, start, end } of tokens(sentence)) {
    const read = readWords(text)
    if (units.some((unit) => matchOf(unit, read) >= sameWord)) spans.push({ start, end })
  }
  return spans
}

/** Whether a sentence affirms, denies or doubts what the units name, or is about another person. */
export function polarityOf(sentence: string, units: readonly QuestionUnit[]): QuotePolarity {
  const found = marks(sentence, pickLanguage(scoreLanguages(sentence, fold(sentence)), 'es'))
  if (found.length === 0) return 'affirmed'
  const named = namedIn(sentence, units)
  const spans = named.length > 0 ? named : [{ start: 0, end: sentence.length }]
  const polarities = spans.map((span) => meanings[polarityAt(found, span)])
  return polarities.find((polarity) => polarity === 'affirmed') ?? polarities[0] ?? 'affirmed'
}
