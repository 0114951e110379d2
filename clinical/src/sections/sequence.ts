/** Best path through a chain of states (Viterbi, log scores). */
interface Chain {
  /** Per position, one score per state; -Infinity forbids the state. */
  readonly emissions: readonly (readonly number[])[]
  /** Score of going from state `from` to state `to`. */
  readonly transition: (from: number, to: number) => number
  /** Score of beginning in a state. */
  readonly start: (state: number) => number
}

/** The states of highest total score, one per position. Linear in the number of positions. */
export const bestPath = (chain: Chain): number[] => {
  const { emissions } = chain
  const width = emissions[0]?.length ?? 0
  let totals = Array.from({ length: width }, (_, state) => chain.start(state) + (emissions[0]?.[state] ?? 0))
  const back: Int16Array[] = [new Int16Array(width)]
  for (let at = 1; at < emissions.length; at += 1) {
    const row = emissions[at] ?? []
    const from = new Int16Array(width)
    const next: number[] = []
    for (let to = 0; to < width; to += 1) {
      let best = Number.NEGATIVE_INFINITY
      const own = row[to] ?? Number.NEGATIVE_INFINITY
      if (own !== Number.NEGATIVE_INFINITY) {
        for (let state = 0; state < width; state += 1) {
          const score = (totals[state] ?? Number.NEGATIVE_INFINITY) + chain.transition(state, to)
          if (score > best) {
            best = score
            from[to] = state
          }
        }
      }
      next.push(best + own)
    }
    totals = next
    back.push(from)
  }
  let state = totals.indexOf(Math.max(...totals))
  const path: number[] = []
  for (let at = emissions.length - 1; at >= 0; at -= 1) {
    path.push(state)
    state = back[at]?.[state] ?? 0
  }
  return path.toReversed()
}
