import type { Course } from '../course/course.ts'
import { complicationCues, complicationWords, harmless, usualWords } from '../lexicon/complication-words.ts'
import type { PassageFact } from './fact.ts'
import { afterAdmission, firstDayOf, matchesIn, type Passage, wholePassage } from './passage.ts'
import { wordForms } from './word-forms.ts'

const event = wordForms(complicationWords, 'g')
const usual = wordForms(usualWords)
const cue = wordForms(complicationCues)
const noEvent = wordForms(harmless)

const inCourse = new Set(['evolution', 'evolution_by_condition', 'complications'])
const broughtAlong = new Set([
  'current_disease',
  'pathological_background',
  'phisical_exam_urgency',
  'complementary_tests',
  'main_diagnosis',
])

const keyOf = (word: string): string => word.replace(/[^a-z]/g, '').slice(0, 7)

function eventsIn(passage: Passage): string[] {
  return matchesIn(passage, event)
    .filter((span) => passage.polarity(span) === 'affirmed')
    .map((span) => passage.folded.slice(span.start, span.end))
}

/** What the patient came with is no complication: the problems told before the second day. */
function presentOnArrival(passages: readonly Passage[], firstDay: string | null): Set<string> {
  const known = new Set<string>()
  for (const passage of passages) {
    const { section } = passage.sentence
    if (afterAdmission(passage, firstDay) || section === null) continue
    if (!broughtAlong.has(section) && section !== 'evolution') continue
    for (const word of eventsIn(passage)) known.add(keyOf(word))
  }
  return known
}

/**
 * Unwanted things that are new after the day of admission, at their first mention, affirmed (not denied, suspected or
 * put aside). Sentences under a heading for complications count whatever they say.
 */
export function findComplications(course: Course, passages: readonly Passage[]): PassageFact[] {
  const firstDay = firstDayOf(course)
  const known = presentOnArrival(passages, firstDay)
  const facts: PassageFact[] = []
  for (const passage of passages) {
    const { section } = passage.sentence
    if (section === null || !inCourse.has(section)) continue
    const fact = wholePassage(passage, { kind: 'complication', section: 'complications' })
    if (section === 'complications') {
      facts.push(fact)
      continue
    }
    if (!afterAdmission(passage, firstDay) || noEvent.test(passage.folded)) continue
    const words = eventsIn(passage)
    const fresh = words.filter((word) => !known.has(keyOf(word)))
    for (const word of words) known.add(keyOf(word))
    // Fever, pain and the like are the course's daily matter; they count only when the text calls them a complication.
    const serious = fresh.filter((word) => !usual.test(word))
    if (serious.length > 0 || (fresh.length > 0 && cue.test(passage.folded))) facts.push(fact)
  }
  return facts
}
