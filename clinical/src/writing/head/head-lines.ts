import type { Span } from '../../course/course.ts'
import { regionOf } from '../../identity/candidates/region.ts'
import { readTimeline } from '../../report/stay-timeline.ts'
import type { EvidenceLine } from '../evidence-lines.ts'
import { type SourceReading, touches } from '../reading.ts'

const holds = (spans: readonly Span[], { start, end }: Span): boolean =>
  spans.some((span) => span.start <= start && span.end >= end)

/** The lines at the top and at the end of a course that no evidence holds; prompt injections are shown to no model. */
export function headLines({ course, orders }: SourceReading, shown: readonly EvidenceLine[]): string[] {
  const timeline = readTimeline(course)
  const spans = shown.flatMap((line) => line.spans)
  return regionOf(timeline, [...timeline.notes.slice(0, 1), ...timeline.notes.slice(-2)])
    .filter((line) => {
      const end = line.start + line.text.trimEnd().length
      return !holds(spans, { start: line.start, end }) && !orders.some((order) => touches(order, line))
    })
    .map(({ text }) => text)
}
