import type { Course } from '../course/course.ts'
import {
  actVerbs,
  devices,
  interventions,
  notActs,
  operations,
  plannedWords,
  treatments,
} from '../lexicon/procedures.ts'
import type { PassageFact } from './fact.ts'
import { matchesIn, type Passage, wholePassage } from './passage.ts'
import { wordForms } from './word-forms.ts'

const operation = wordForms(operations, 'g')
const device = wordForms(devices, 'g')
const intervention = wordForms(interventions, 'g')
const treatment = wordForms(treatments)
const act = wordForms(actVerbs)
const noAct = wordForms(notActs)
const planned = wordForms(plannedWords)

const done = new Set(['affirmed', 'stopped', 'resolved'])
const inCourse = new Set(['evolution', 'evolution_by_condition', 'complications', 'invasive_procedures'])

/** Two spellings of one act share a key, so that its second mention is not a second procedure. */
const keyOf = (word: string): string => word.replace(/[^a-z]/g, '').slice(0, 7)

function actsIn(passage: Passage, pattern: RegExp): string[] {
  return matchesIn(passage, pattern)
    .filter((span) => done.has(passage.polarity(span)))
    .map((span) => keyOf(passage.folded.slice(span.start, span.end)))
}

/** Only treatments leave a test report: a colonoscopy among the tests is a test. */
function mayHoldActs(passage: Passage): boolean {
  const { section } = passage.sentence
  if (section === 'complementary_tests') return treatment.test(passage.folded)
  return section !== null && inCourse.has(section)
}

/**
 * Invasive acts done during the stay, each sentence once: operations, lines and drains put in, transfusions, dialysis,
 * scopes, ventilation. Planned, refused, denied and past ones are left out, and so are later mentions of the same act.
 */
export function findProcedures(course: Course, passages: readonly Passage[]): PassageFact[] {
  const known = new Set<string>()
  const facts: PassageFact[] = []
  for (const passage of passages) {
    if (!mayHoldActs(passage)) continue
    const fact = wholePassage(passage, { kind: 'procedure', section: 'invasive_procedures' })
    if (
      passage.sentence.section === 'invasive_procedures' ||
      course.notes[passage.sentence.note]?.kind === 'procedure'
    ) {
      for (const pattern of [operation, device, intervention])
        for (const key of actsIn(passage, pattern)) known.add(key)
      facts.push(fact)
      continue
    }
    if (planned.test(passage.folded) || noAct.test(passage.folded)) continue
    const keys = [operation, device, intervention].flatMap((pattern) => actsIn(passage, pattern))
    const isNew = keys.some((key) => !known.has(key))
    const isAct = keys.length > 0 && act.test(passage.folded)
    for (const key of keys) known.add(key)
    if (isNew || isAct) facts.push(fact)
  }
  return facts
}
