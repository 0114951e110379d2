import type { FactKind } from '@alta/contract/report'
import type { Span } from '../course/course.ts'
import { quote } from './derivation.ts'
import type { DraftItem } from './draft.ts'
import type { Findings } from './findings.ts'

export interface TimelineEvent {
  /** An ISO date. */
  readonly day: string
  /** The date was computed ("day 3", a missing year), not read. */
  readonly derived: boolean
  readonly kind: FactKind
  readonly text: string
  readonly spans: readonly Span[]
}

const leastTelling = 2
const always = new Set<FactKind>(['procedure', 'complication'])

/** The dated events of the stay: procedures, complications, and the most important sentences of the course, by day. */
export function timelineOf(findings: Findings, drafts: readonly DraftItem[]): TimelineEvent[] {
  const { text } = findings.course
  const events = drafts.flatMap((draft) => {
    const note = findings.passages[draft.sentence]?.note
    const telling = always.has(draft.kind) || (draft.kind === 'course' && draft.score >= leastTelling)
    if (note?.day == null || !telling) return []
    return [
      {
        day: note.day,
        derived: note.derived,
        kind: draft.kind,
        text: quote(text, draft.spans),
        spans: draft.spans,
      },
    ]
  })
  return events.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
