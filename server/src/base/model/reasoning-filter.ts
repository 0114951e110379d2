const opening = '<think>'
const closing = '</think>'

export interface ReasoningFilter {
  /** The part of the next piece that belongs to the answer. */
  readonly without: (piece: string) => string
  /** The text that was held back when the answer ends: it only looked like the beginning of reasoning. */
  readonly rest: () => string
}

/** Reasoning models write their reasoning first, between `<think>` and `</think>`: it is not part of the answer. */
export function openReasoningFilter(): ReasoningFilter {
  let pending = ''
  let state: 'start' | 'thinking' | 'behind' | 'answer' = 'start'
  const take = (): string => {
    const text = pending
    pending = ''
    return text
  }
  const without = (piece: string): string => {
    if (state === 'answer') return piece
    pending += piece
    if (state === 'start') {
      const begun = pending.trimStart()
      if (begun.length < opening.length && opening.startsWith(begun)) return ''
      state = begun.startsWith(opening) ? 'thinking' : 'answer'
      if (state === 'answer') return take()
    }
    if (state === 'thinking') {
      const end = pending.indexOf(closing)
      if (end < 0) {
        // A closing tag may be cut between two pieces.
        pending = pending.slice(-closing.length)
        return ''
      }
      pending = pending.slice(end + closing.length)
      state = 'behind'
    }
    pending = pending.trimStart()
    if (pending !== '') state = 'answer'
    return take()
  }
  return { without, rest: () => (state === 'start' ? take() : '') }
}
