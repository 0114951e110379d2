const opening = '<think>'
const closing = '</think>'

export interface ReasoningFilter {
  /** What of the next piece belongs to the answer. */
  readonly without: (piece: string) => string
  /** What was held back when the answer ends: it only began as a thought does. */
  readonly rest: () => string
}

/** Reasoning models think aloud at the start, between `<think>` and `</think>`: that is no part of the answer. */
export function openReasoningFilter(): ReasoningFilter {
  let held = ''
  let state: 'start' | 'thinking' | 'behind' | 'answer' = 'start'
  const take = (): string => {
    const text = held
    held = ''
    return text
  }
  const without = (piece: string): string => {
    if (state === 'answer') return piece
    held += piece
    if (state === 'start') {
      const begun = held.trimStart()
      if (begun.length < opening.length && opening.startsWith(begun)) return ''
      state = begun.startsWith(opening) ? 'thinking' : 'answer'
      if (state === 'answer') return take()
    }
    if (state === 'thinking') {
      const end = held.indexOf(closing)
      if (end < 0) {
        // a closing tag may be cut between two pieces
        held = held.slice(-closing.length)
        return ''
      }
      held = held.slice(end + closing.length)
      state = 'behind'
    }
    held = held.trimStart()
    if (held !== '') state = 'answer'
    return take()
  }
  return { without, rest: () => (state === 'start' ? take() : '') }
}
