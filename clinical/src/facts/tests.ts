import { imagingNames, laboratoryNames, resultWords } from '../lexicon/imaging.ts'
import { incidentalWords } from '../lexicon/diagnosis-words.ts'
import type { PassageFact } from './fact.ts'
import { labValues } from './labs.ts'
import { matchesIn, type Passage, wholePassage } from './passage.ts'
import { wordForms } from './word-forms.ts'

const name = wordForms(`${imagingNames}|${laboratoryNames}`).source
// A date, an hour or a bullet may stand before the test's name, a date, a site or a method behind it.
const lead = new RegExp(
  `^(?:[-–—•*#\\s]|\\d{1,2}[:.h]\\d{2}\\b|\\d{1,2}[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?[:.,]?)*(${name})`,
  'u',
)
const result = wordForms(resultWords)
const imaging = wordForms(imagingNames)
const testName = wordForms(`${imagingNames}|${laboratoryNames}`, 'g')
const incidental = wordForms(incidentalWords)

/** How many analyte–value pairs make a sentence of the course a laboratory report. */
const fewestValues = 3

export interface TestReport extends PassageFact {
  /** An image, a tracing or a culture rather than a row of values. */
  readonly named: boolean
  readonly incidental: boolean
}

/** Does the passage begin with a test's name and go on to what it showed? */
export function reportsTest(passage: Passage): boolean {
  const match = lead.exec(passage.folded)
  if (match === null) return false
  const rest = passage.folded.slice(match[0].length)
  return /^[^.]{0,40}:/.test(rest) || result.test(rest) || /\d/.test(rest)
}

/** Does the passage name a test anywhere? */
export const namesTest = (passage: Passage): boolean => matchesIn(passage, testName).length > 0

/**
 * Results told in the daily notes: sentences that begin with a test's name and say what it showed, and rows of
 * laboratory values. They belong with the other tests, where a reader looks for them.
 */
export function findTests(passages: readonly Passage[]): TestReport[] {
  return passages.flatMap((passage) => {
    const { section } = passage.sentence
    if (section !== 'evolution' && section !== 'complementary_tests') return []
    const named = reportsTest(passage)
    if (section === 'evolution' && !named && labValues(passage).length < fewestValues) return []
    return [
      {
        ...wholePassage(passage, { kind: 'result', section: 'complementary_tests' }),
        named: named && imaging.test(passage.folded),
        incidental: incidental.test(passage.folded),
      },
    ]
  })
}
