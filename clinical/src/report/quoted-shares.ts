import type { ReportItem } from '@alta/contract/report'
import type { Course } from '../course/course.ts'

/** The share of each sentence's characters that the items quote. */
export function quotedShares(course: Course, items: readonly ReportItem[]): number[] {
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
