import type { Span } from './course.ts'

/** "5.3 Seguimiento": two numbers and a title. The numbers may also be the fifth of March. */
const numbered = /^[ \t]*(\d{1,2})\.(\d{1,2})\.?[ \t]+\p{L}/u
const chapterOnly = /^[ \t]*(\d{1,2})[.)]?[ \t]+\p{L}/u

const labelsOf = (folded: string): readonly [chapter: number, part: number] | null => {
  const two = numbered.exec(folded)
  if (two) return [Number(two[1]), Number(two[2])]
  const one = chapterOnly.exec(folded)
  return one ? [Number(one[1]), 0] : null
}

/**
 * Where the lines begin that are numbered as parts of a chapter: "5.3" below "5.2", "5.1" below "5" or "4.1". Dates of
 * one month count up in their first number, parts of a chapter in their second.
 */
export function numberedHeadings(folded: string, lines: readonly Span[]): ReadonlySet<number> {
  const seen = new Set<string>()
  const found = new Set<number>()
  for (const { start, end } of lines) {
    const label = labelsOf(folded.slice(start, Math.min(end, start + 40)))
    if (label === null) continue
    const [chapter, part] = label
    const follows = seen.has(`${chapter}.${part - 1}`) || (part === 1 && seen.has(`${chapter - 1}.1`))
    if (part > 0 && follows) found.add(start)
    seen.add(`${chapter}.${part}`)
  }
  return found
}
