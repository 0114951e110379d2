import { findDates, type WrittenDate } from '../course/dates.ts'
import { allergyWord } from '../lexicon/allergy-words.ts'
import { analytes } from '../lexicon/analytes.ts'
import { asksPurpose, factWords } from '../lexicon/search/question-kinds.ts'
import { fold } from '../text/fold.ts'
import type { QuestionFact, Chunk } from './texts.ts'
import { indexWords } from '../text/index-words.ts'

const shortestAnalyte = 3
const analyteNames = new Set(
  analytes.flatMap(({ forms }) => forms.toLowerCase().split('|')).filter((form) => form.length >= shortestAnalyte),
)

function questionFactsOf(question: string): Set<QuestionFact> {
  const folded = fold(question)
  const words = indexWords(question)
  const expectedFacts = new Set<QuestionFact>()
  for (const [pattern, fact] of factWords) if (words.some((word) => pattern.test(word))) expectedFacts.add(fact)
  if (asksPurpose.test(folded)) expectedFacts.add('medication')
  if (allergyWord.test(folded)) expectedFacts.add('allergy')
  if (words.some((word) => analyteNames.has(word))) expectedFacts.add('lab')
  return expectedFacts
}

/**
 * Whether a written date may be the ISO day; both orders of day and month count where the text leaves the order open.
 */
function isDay({ first, second, year, certain }: WrittenDate, day: string): boolean {
  const [itsYear = 0, month = 0, date = 0] = day.split('-').map(Number)
  if (year !== null && year !== itsYear) return false
  return (first === date && second === month) || (!certain && first === month && second === date)
}

/**
 * How much of what a question asks for beside its words a passage holds, 0 to 1: the kind of fact (allergies, drugs,
 * results, …) and the day.
 */
export function factShareOf(question: string): (chunk: Chunk) => number {
  const expectedFacts = questionFactsOf(question)
  const dates = findDates(fold(question))
  return ({ facts, day }) => {
    const fact = facts.some((one) => expectedFacts.has(one)) ? 1 : 0
    const dated = day !== null && dates.some((date) => isDay(date, day)) ? 1 : 0
    return (fact + dated) / 2
  }
}
