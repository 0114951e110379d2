import type { ReportItem } from '@alta/contract/report'
import type { Language, SectionKey } from '@alta/contract/sections'
import type { Course } from '../course/course.ts'
import { allergensOf, allergyFacts, allergyItems } from '../facts/allergies.ts'
import type { Correction } from '../facts/fact.ts'
import { medicationItems } from '../facts/medication-items.ts'
import { reconcile } from '../facts/reconciliation.ts'
import { countWords } from './draft.ts'

/** What the fact finders for the patient's safety print, before anything else is chosen. */
export interface Safety {
  readonly items: ReadonlyMap<SectionKey, readonly ReportItem[]>
  /** For each sentence of the course, the share of its characters these items quote. */
  readonly covered: readonly number[]
  readonly words: number
}

function coverage(course: Course, items: readonly ReportItem[]): number[] {
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

/** Allergies, medication, habits, family and baseline: written whole, whatever the report's length. */
export function safetyOf(course: Course, language: Language, found: readonly Correction[]): Safety {
  const allergies = allergyFacts(course, found)
  const items = new Map<SectionKey, readonly ReportItem[]>([
    ['allergies', allergyItems(course, allergies).items],
    ['medication', medicationItems(course, language, reconcile(course, allergensOf(allergies)))],
  ])
  const all = [...items.values()].flat()
  return {
    items,
    covered: coverage(course, all),
    words: all.reduce((words, item) => words + countWords(item.text), 0),
  }
}
