/**
 * Returns a function that takes a text of metrics and returns the 99th percentile of the event loop's delay, in
 * milliseconds, since the previous text.
 */
export function loopDelays(): (figures: string) => number {
  let before = new Map<number, number>()
  return (figures) => {
    const found = figures.matchAll(/^alta_event_loop_delay_seconds_bucket\{le="([^"]+)"\} (\d+)/gm)
    const now = new Map(
      [...found].map(([, most = '', count]) => [Number(most.replace('+Inf', 'Infinity')), Number(count)]),
    )
    const since = [...now].map(([most, count]) => ({ most, count: count - (before.get(most) ?? 0) }))
    before = now
    const rank = (since.at(-1)?.count ?? 0) * 0.99
    return (since.find(({ count }) => count >= rank)?.most ?? 0) * 1_000
  }
}
