import type { Course, Span } from '../course/course.ts'
import {
  actVerbs,
  devices,
  interventions,
  notActs,
  operations,
  plannedWords,
  sameActs,
  treatments,
} from '../lexicon/procedures.ts'
import type { PassageFact } from './fact.ts'
import { firstDayOf, inCoursesText, isDaily, matchesIn, type Passage, wholePassage } from './passage.ts'
import { countVitalSigns } from './vitals.ts'
import { wordForms } from './word-forms.ts'

const operation = wordForms(operations, 'g')
const device = wordForms(devices, 'g')
const intervention = wordForms(interventions, 'g')
const treatment = wordForms(treatments)
const act = wordForms(actVerbs)
/** The gauge or measure of what was put in: "10 Fr", "3,5x28". */
const size = /\d\s?fr\b|\d\s?x\s?\d/
const noAct = wordForms(notActs)
const planned = wordForms(plannedWords)

const done = new Set(['affirmed', 'stopped', 'resolved'])

const synonyms = sameActs.map(([key, forms]) => [key, wordForms(forms)] as const)

/** Two names of one act share a key, so that its second mention is not a second procedure. */
const keyOf = (word: string): string =>
  synonyms.find(([, pattern]) => pattern.test(word))?.[0] ?? word.replace(/[^a-z]/g, '').slice(0, 7)

interface Act {
  readonly key: string
  readonly span: Span
}

const actsIn = (passage: Passage): Act[] =>
  [operation, device, intervention].flatMap((pattern) =>
    matchesIn(passage, pattern)
      .filter((span) => done.has(passage.polarity(span)))
      .map((span) => ({ key: keyOf(passage.folded.slice(span.start, span.end)), span })),
  )

/** Only treatments leave a test report: a colonoscopy among the tests is a test. */
function mayHoldActs(passage: Passage, firstDay: string | null): boolean {
  const { section } = passage.sentence
  if (section === 'invasive_procedures' || isDaily(passage, firstDay)) return true
  return section === 'complementary_tests' && treatment.test(passage.folded)
}

/**
 * Invasive acts done during the stay, each sentence once, with the span from the first act to the last (the whole sentence in a procedure's
 * own note): operations, lines and drains put in, transfusions, dialysis,
 * scopes, ventilation. Planned, refused, denied and past ones are left out, and so are later mentions of the same act.
 */
export function findProcedures(course: Course, passages: readonly Passage[]): PassageFact[] {
  const firstDay = firstDayOf(course)
  const known = new Set<string>()
  const facts: PassageFact[] = []
  for (const passage of passages) {
    if (!mayHoldActs(passage, firstDay)) continue
    const { section, note } = passage.sentence
    const acts = actsIn(passage)
    const whole = wholePassage(passage, { kind: 'procedure', section: 'invasive_procedures' })
    if (section === 'invasive_procedures' || course.notes[note]?.kind === 'procedure') {
      for (const { key } of acts) known.add(key)
      facts.push(whole)
      continue
    }
    if (planned.test(passage.folded) || noAct.test(passage.folded)) continue
    const unknown = acts.filter(({ key }) => !known.has(key))
    const again = act.test(passage.folded) || size.test(passage.folded)
    const fresh = unknown.length > 0 ? unknown : again ? acts : []
    for (const { key } of acts) known.add(key)
    const starts = fresh.map(({ span }) => span.start)
    const ends = fresh.map(({ span }) => span.end)
    // A line of vital signs that says "intubated" describes a state, not an act.
    if (fresh.length === 0 || countVitalSigns(passage) >= 3) continue
    facts.push({ ...whole, ...inCoursesText(passage, { start: Math.min(...starts), end: Math.max(...ends) }) })
  }
  return facts
}
