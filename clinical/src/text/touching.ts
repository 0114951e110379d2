import type { Span } from '../course/course.ts'

/** Tells whether a span shares a character with any of these; each answer takes logarithmic time. */
export function touching(spans: readonly Span[]): (span: Span) => boolean {
  const joined: { start: number; end: number }[] = []
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last !== undefined && start < last.end) last.end = Math.max(last.end, end)
    else if (start < end) joined.push({ start, end })
  }
  return ({ start, end }) => {
    let [low, high] = [0, joined.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((joined[middle]?.end ?? 0) <= start) low = middle + 1
      else high = middle
    }
    const next = joined[low]
    return next !== undefined && next.start < end && start < end
  }
}
