import type { Course, Span } from '../course/course.ts'
import { complicationCues, complicationWords, harmless, usualWords } from '../lexicon/complication-words.ts'
import type { PassageFact } from './fact.ts'
import { afterAdmission, firstDayOf, inCoursesText, isDaily, matchesIn, type Passage, wholePassage } from './passage.ts'
import { wordForms } from './word-forms.ts'

const event = wordForms(complicationWords, 'g')
const usual = new RegExp(`^${wordForms(usualWords).source}$`, 'u')
const cue = wordForms(complicationCues)
const noEvent = wordForms(harmless)

const broughtAlong = new Set(['current_disease', 'phisical_exam_urgency', 'complementary_tests', 'main_diagnosis'])

interface Event {
  readonly key: string
  readonly usual: boolean
  readonly span: Span
}

const eventsIn = (passage: Passage): Event[] =>
  matchesIn(passage, event)
    .filter((span) => passage.polarity(span) === 'affirmed')
    .map((span) => {
      const word = passage.folded.slice(span.start, span.end)
      return { key: word.replace(/[^a-z]/g, '').slice(0, 7), usual: usual.test(word), span }
    })

/** What the patient came with is no complication: the problems told before the second day. */
function presentOnArrival(passages: readonly Passage[], firstDay: string | null): Set<string> {
  const known = new Set<string>()
  for (const passage of passages) {
    const { section } = passage.sentence
    if (afterAdmission(passage, firstDay) || section === null) continue
    if (!broughtAlong.has(section) && section !== 'evolution') continue
    for (const { key } of eventsIn(passage)) known.add(key)
  }
  return known
}

/**
 * Unwanted things that are new after the day of admission, at their first mention, affirmed (not denied, suspected or
 * put aside), with the span of the word that names them. Sentences under a heading for complications count whatever they say.
 */
export function findComplications(course: Course, passages: readonly Passage[]): PassageFact[] {
  const firstDay = firstDayOf(course)
  const known = presentOnArrival(passages, firstDay)
  const facts: PassageFact[] = []
  for (const passage of passages) {
    const { section } = passage.sentence
    if (!isDaily(passage, firstDay)) continue
    const fact = wholePassage(passage, { kind: 'complication', section: 'complications' })
    if (section === 'complications') {
      facts.push(fact)
      continue
    }
    // A course told problem by problem covers the whole stay, whatever the date of its note.
    const later = section === 'evolution_by_condition' || afterAdmission(passage, firstDay)
    if (!later || noEvent.test(passage.folded)) continue
    const events = eventsIn(passage)
    const fresh = events.filter(({ key }) => !known.has(key))
    for (const { key } of events) known.add(key)
    // Fever, pain and the like are the course's daily matter; they count only when the text calls them a complication.
    const found = fresh.find((each) => !each.usual) ?? (cue.test(passage.folded) ? fresh[0] : undefined)
    if (found !== undefined) facts.push({ ...fact, ...inCoursesText(passage, found.span) })
  }
  return facts
}
