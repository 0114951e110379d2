import type { Span } from './course.ts'

/** A physical line, as written and folded; the offsets are into the course. */
export interface SourceLine extends Span {
  readonly index: number
  readonly text: string
  readonly folded: string
}

/** The lines of a text without their line breaks. `folded` is the whole text folded, unit for unit. */
export const sourceLines = (text: string, folded: string): SourceLine[] => {
  const out: SourceLine[] = []
  let start = 0
  while (start <= text.length) {
    const found = text.indexOf('\n', start)
    const end = found < 0 ? text.length : found
    out.push({ index: out.length, start, end, text: text.slice(start, end), folded: folded.slice(start, end) })
    start = end + 1
  }
  return out
}
