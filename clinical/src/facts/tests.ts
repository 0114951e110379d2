import { incidentalWords } from '../lexicon/diagnosis-words.ts'
import { imagingNames, laboratoryNames, pathologyNames, resultWords, showingWords } from '../lexicon/imaging.ts'
import { changeWords, planWords } from '../lexicon/course-words.ts'
import type { Course, Span } from '../course/course.ts'
import type { PassageFact } from './fact.ts'
import { labValues } from './labs.ts'
import { firstDayOf, inCoursesText, isDaily, matchesIn, type Passage, wholePassage } from './passage.ts'
import { wordForms } from './word-forms.ts'

const name = wordForms(`${imagingNames}|${laboratoryNames}`).source
// A date, an hour or a bullet may stand before the test's name, a date, a site or a method behind it.
const lead = new RegExp(
  `^(?:[-–—•*#\\s]|\\d{1,2}[:.h]\\d{2}\\b|\\d{1,2}[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?[:.,]?)*(?:(?:informe|report|avance|avanc|resultado|resultat|result)\\s+(?:de|del|d'|of|from)\\s*(?:la\\s+|l')?)?(${name})`,
  'u',
)
/** "La resonancia muestra …", "l'ecografia no mostra …": a sentence about a test says what it showed. */
const subject = new RegExp(
  `^(?:la|el|las|los|els|les|the|l')\\s*(${name})[^.:]{0,40}?(?:${wordForms(showingWords).source})`,
  'u',
)
const result = wordForms(resultWords)
const decision = wordForms(`${changeWords}|${planWords}`)
const incidental = wordForms(incidentalWords, 'g')
const told = wordForms(`${imagingNames}|${pathologyNames}`)
const testName = wordForms(`${imagingNames}|${laboratoryNames}`, 'g')

/** How many analyte–value pairs make a sentence of the course a laboratory report. */
const fewestValues = 3

export interface TestReport extends PassageFact {
  /** It begins with the name of a test. */
  readonly named: boolean
  /** The words that call something a chance finding. */
  readonly incidental: Span | null
}

/** Does the passage begin with a test's name and go on to what it showed? */
export function reportsTest(passage: Passage): boolean {
  const match = lead.exec(passage.folded)
  if (match === null) return subject.test(passage.folded)
  const rest = passage.folded.slice(match[0].length)
  return /^[^.]{0,40}:/.test(rest) || result.test(rest) || /\d|[+-]ve\b|\([+-]\)/.test(rest)
}

/** Does the passage name a test anywhere? */
export const namesTest = (passage: Passage): boolean => matchesIn(passage, testName).length > 0

/** "AngioTC: sin defectos. Derrame pleural bilateral." – the sentences behind a test's first one, up to a decision. */
function goesOn(passage: Passage, last: Passage | undefined): boolean {
  if (last === undefined || last.sentence.line !== passage.sentence.line) return false
  const { kind } = passage.sentence
  return kind !== 'dose' && kind !== 'vital' && !decision.test(passage.folded) && !/^.{0,40}:/.test(passage.folded)
}

/**
 * Results told in the daily notes: sentences that begin with a test's name and say what it showed, those that go on with
 * them, and rows of laboratory values. They belong with the other tests, where a reader looks for them.
 */
export function findTests(course: Course, passages: readonly Passage[]): TestReport[] {
  const firstDay = firstDayOf(course)
  const found: TestReport[] = []
  let last: Passage | undefined
  for (const passage of passages) {
    const daily = isDaily(passage, firstDay)
    if (!daily && passage.sentence.section !== 'complementary_tests') continue
    const named = reportsTest(passage)
    const further = !named && goesOn(passage, last)
    last = further || (named && told.test(passage.folded)) ? passage : undefined
    if (daily && !named && !further && labValues(passage).length < fewestValues) continue
    const [chance] = matchesIn(passage, incidental)
    found.push({
      ...wholePassage(passage, { kind: 'result', section: 'complementary_tests' }),
      named,
      incidental: chance === undefined ? null : inCoursesText(passage, chance),
    })
  }
  return found
}
