import type { ReportItem, UnusedFact } from '@alta/contract/report'
import type { Course } from '../course/course.ts'
import { findDates } from '../course/dates.ts'
import { quotedItem } from '../facts/fact.ts'
import { isDaily, type Passage } from '../facts/passage.ts'
import { isDailySection } from './daily-text.ts'
import type { DraftItem } from './draft.ts'

export interface Findings {
  readonly course: Course
  readonly passages: readonly Passage[]
  readonly firstDay: string | null
}

/**
 * An item of the report. Its day is that of its paragraph in the hospital course; elsewhere that of the note for what
 * the daily course tells, because words with a date of their own need no other.
 */
export function itemOf(findings: Findings, draft: DraftItem): ReportItem {
  const { text } = findings.course
  const passage = findings.passages[draft.sentence]
  const note = passage?.note
  const dated = passage !== undefined && isDaily(passage, findings.firstDay) && findDates(passage.folded).length === 0
  const day = isDailySection(draft.section) ? draft.day : dated ? (note?.day ?? undefined) : undefined
  if (day === undefined) return quotedItem(text, draft.spans, draft.flags)
  const isDerived = note?.derived === true && note.day === day
  const item = quotedItem(text, draft.spans, isDerived ? [...draft.flags, 'date_derived'] : draft.flags)
  return { ...item, day }
}

export function unusedOf(findings: Findings, draft: DraftItem): UnusedFact {
  const item = itemOf(findings, draft)
  const fact = { text: item.text, spans: item.spans, kind: draft.kind, section: draft.section }
  return item.day === undefined ? fact : { ...fact, day: item.day }
}
