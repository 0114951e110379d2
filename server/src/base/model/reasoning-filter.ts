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
        // A closing tag may be cut between two pieces.
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
