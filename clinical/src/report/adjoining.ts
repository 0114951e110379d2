import type { UnusedFact } from '@alta/contract/report'
import type { Course, Span } from '../course/course.ts'
import { quotedItem } from '../facts/fact.ts'
import { countRuns } from '../text/words.ts'
import type { CostedFact } from './unused-risk.ts'

/** Neighbouring facts up to this length are read, and decided on, as one. */
const mostWords = 40

/** Indexes of the first and last sentence that a fact quotes. */
interface SentenceRange {
  readonly first: number
  readonly last: number
}

const startOf = ({ spans }: Pick<UnusedFact, 'spans'>): number => spans[0]?.start ?? 0

/** The place of each fact among the sentences; facts and sentences are in order of place. */
function reachesOf({ sentences }: Course, facts: readonly CostedFact[]): SentenceRange[] {
  let from = 0
  return facts.map(({ fact }) => {
    while ((sentences[from]?.end ?? Infinity) <= startOf(fact)) from += 1
    const end = Math.max(0, ...fact.spans.map((span) => span.end))
    let last = from
    while ((sentences[last + 1]?.start ?? Infinity) < end) last += 1
    return { first: from, last }
  })
}

/** The spans in order; spans with only blanks between them are joined. */
function joined(text: string, spans: readonly Span[]): Span[] {
  return spans.reduce<Span[]>((out, span) => {
    const last = out.at(-1)
    const goesOn = last !== undefined && span.start >= last.end && /^[^\S\n]*$/.test(text.slice(last.end, span.start))
    return goesOn ? [...out.slice(0, -1), { start: last.start, end: span.end }] : [...out, span]
  }, [])
}

/**
 * Joins facts whose sentences follow one another in one note and belong in one section. The joined fact costs as much
 * as the costliest of them, because trifles do not add up to a risk. Rows of a table stay rows.
 */
export function adjoining(course: Course, facts: readonly CostedFact[]): CostedFact[] {
  const { sentences, text } = course
  const inOrder = facts.toSorted((a, b) => startOf(a.fact) - startOf(b.fact))
  const reaches = reachesOf(course, inOrder)
  const out: CostedFact[] = []
  let before: SentenceRange | undefined
  inOrder.forEach(({ fact, worth }, at) => {
    const reach = reaches[at]
    const last = out.at(-1)
    const [own, other] = [sentences[reach?.first ?? -1], sentences[before?.last ?? -1]]
    const isOne =
      last !== undefined &&
      own !== undefined &&
      other !== undefined &&
      own.index - other.index <= 1 &&
      own.note === other.note &&
      own.kind !== 'table' &&
      other.kind !== 'table' &&
      last.fact.section === fact.section &&
      last.fact.day === fact.day &&
      countRuns(last.fact.text) + countRuns(fact.text) <= mostWords
    before = reach
    if (!isOne) {
      out.push({ fact, worth })
      return
    }
    const item = quotedItem(text, joined(text, [...last.fact.spans, ...fact.spans]), [])
    out[out.length - 1] = {
      fact: { ...last.fact, text: item.text, spans: item.spans },
      worth: Math.max(last.worth, worth),
    }
  })
  return out
}
