import type { ReportItem } from '@alta/contract/report'
import type { SectionKey } from '@alta/contract/sections'
import type { Course } from '../course/course.ts'
import { quotedItem } from '../facts/fact.ts'
import type { SafetyFacts } from '../facts/safety.ts'
import { wordForms } from '../facts/word-forms.ts'
import { habitDiseases } from '../lexicon/diagnosis-words.ts'
import { fold } from '../text/fold.ts'
import { countWords } from './draft.ts'

/** What the fact finders for the patient's safety print, before anything else is chosen. */
export interface Safety {
  readonly items: ReadonlyMap<SectionKey, readonly ReportItem[]>
  /** For each sentence of the course, the share of its characters these items quote. */
  readonly covered: readonly number[]
  /** The same without the medication section. */
  readonly told: readonly number[]
  readonly words: number
}

/** For each sentence, the share of its characters the items quote. */
export function coverage(course: Course, items: readonly ReportItem[]): number[] {
  const covered = course.sentences.map(() => 0)
  const spans = items.flatMap((item) => item.spans).toSorted((a, b) => a.start - b.start || b.end - a.end)
  let at = 0
  let reached = 0
  for (const span of spans) {
    const start = Math.max(span.start, reached)
    while (at < course.sentences.length && (course.sentences[at]?.end ?? 0) <= start) at += 1
    for (let next = at; next < course.sentences.length; next += 1) {
      const sentence = course.sentences[next]
      if (sentence === undefined || sentence.start >= span.end) break
      const shared = Math.min(sentence.end, span.end) - Math.max(sentence.start, start)
      if (shared > 0) covered[next] = (covered[next] ?? 0) + shared / (sentence.end - sentence.body)
    }
    reached = Math.max(reached, span.end)
  }
  return covered
}

const disease = wordForms(habitDiseases)
const number = /^\s*\d{1,2}[.)]\s+/

const allergyNote = /\b(?:al(?:l|l·l)?erg\w*)\b/

/** "Add phenytoin to the allergy list" prescribes nothing, least of all phenytoin. */
function isAllergyNote(course: Course, item: ReportItem): boolean {
  const [span] = item.spans
  if (span === undefined || !item.flags.includes('started')) return false
  const sentence = course.sentences.find(({ start, end }) => start <= span.start && span.end <= end)
  return sentence !== undefined && allergyNote.test(fold(course.text.slice(sentence.start, sentence.end)))
}

/** A list's number is no part of what is quoted. */
function unnumbered(course: Course, item: ReportItem): ReportItem {
  const [first, ...rest] = item.spans
  if (first === undefined) return item
  const skipped = number.exec(course.text.slice(first.start, first.end))?.[0].length ?? 0
  return skipped === 0 ? item : { ...item, spans: [{ start: first.start + skipped, end: first.end }, ...rest] }
}

/** Allergies, medication, and habits, family and baseline told outside their own sections: written whole, always. */
export function safetyOf(course: Course, facts: SafetyFacts): Safety {
  const medication = facts.medication_section
    .filter((item) => !isAllergyNote(course, item))
    .map((item) => unnumbered(course, item))
  const items = new Map<SectionKey, readonly ReportItem[]>([
    ['allergies', facts.allergy_section.items],
    ['medication', medication],
  ])
  // What a correction took back stands nowhere; the correction itself is among the facts. A disease that a habit left is
  // the patient's history ("cirrosis enólica").
  const background = facts.background.filter(
    (fact) =>
      !fact.flags.includes('corrected') &&
      !(fact.section === 'toxic_habits' && disease.test(fold(course.text.slice(fact.start, fact.end)))),
  )
  for (const [section, told] of Map.groupBy(background, (fact) => fact.section))
    items.set(
      section,
      told.map((fact) => quotedItem(course.text, [fact], fact.flags)),
    )
  const all = [...items.values()].flat()
  return {
    items,
    covered: coverage(course, all),
    told: coverage(
      course,
      all.filter((item) => !medication.includes(item)),
    ),
    words: all.reduce((words, item) => words + countWords(item.text), 0),
  }
}
