import type { Span } from './course.ts'

/** "5.3 Seguimiento": two numbers and a title, which may be the third of March too. */
const numbered = /^[ \t]*(\d{1,2})\.(\d{1,2})\.?[ \t]+\p{L}/u
const whole = /^[ \t]*(\d{1,2})[.)]?[ \t]+\p{L}/u

const labelsOf = (folded: string): readonly [chapter: number, part: number] | null => {
  const two = numbered.exec(folded)
  if (two) return [Number(two[1]), Number(two[2])]
  const one = whole.exec(folded)
  return one ? [Number(one[1]), 0] : null
}

/**
 * Where the lines begin that are numbered as parts of a chapter: the one before stands above ("5.2" above "5.3", "5" or
 * "4.1" above "5.1"). Days of one month go on in their first number, parts of a chapter in their second.
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
