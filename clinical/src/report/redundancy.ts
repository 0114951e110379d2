import type { ReportItem } from '@alta/contract/report'
import { denial, side } from '../course/copy-forward.ts'
import type { Course, Span } from '../course/course.ts'
import { wordSet } from '../lexicon/terms.ts'
import { tokens } from '../text/tokens.ts'
import { countRuns } from '../text/words.ts'

/** The words of a text for comparison: stems, numbers and sides, and whether something is denied. */
interface Meaning {
  readonly stems: ReadonlySet<string>
  readonly figures: ReadonlySet<string>
  readonly denies: boolean
}

const emptyWords = wordSet('empty')
const stemLength = 6
const clock = /(?<!\d)\d{1,2}[:.h]\d{2}(?!\d)\s?h?/g

function meaningOf(text: string): Meaning {
  const stems = new Set<string>()
  const figures = new Set<string>()
  let denies = false
  for (const { text: word } of tokens(text.replace(clock, ' '))) {
    const which = side(word)
    if (/^\d/.test(word)) figures.add(String(Number(word.replace(',', '.'))))
    else if (which !== '') figures.add(which)
    else if (denial.test(word)) denies = true
    else if (!emptyWords.has(word)) stems.add(word.slice(0, stemLength))
  }
  return { stems, figures, denies }
}

/** A text of fewer words does not tell enough to compare. */
const fewestStems = 2

/**
 * The share of a text's words that another text has; 0 unless that one has all its figures and sides, and denies as it
 * does.
 */
function shareOf(other: Meaning, { stems, figures, denies }: Meaning): number {
  if (stems.size < fewestStems || denies !== other.denies) return 0
  if ([...figures].some((figure) => !other.figures.has(figure))) return 0
  return [...stems].filter((stem) => other.stems.has(stem)).length / stems.size
}

/** The part of a place that the spans do not cover; null where they cover nothing of it. */
function leftOf(text: string, passage: Span, spans: readonly Span[]): string | null {
  const inside = spans.filter(({ start, end }) => start < passage.end && passage.start < end)
  if (inside.length === 0) return null
  let at = passage.start
  let left = ''
  for (const { start, end } of inside.toSorted((a, b) => a.start - b.start)) {
    left += `${text.slice(at, Math.max(at, start))} `
    at = Math.max(at, end)
  }
  return left + text.slice(Math.min(at, passage.end), passage.end)
}

/**
 * When a place is told already: at least this share of its words is printed, or at most this many words of a quoted
 * sentence are left.
 */
const surely = { share: 1, left: 2 } as const
const likely = { share: 0.8, left: 9 } as const
export type Redundancy = 'surely' | 'likely' | null

/**
 * Returns a check for places in a course, one after the other: whether the report tells them already, or an earlier
 * place did, in the same words in another order, or quoted except for a few words without a figure ("… to sleep
 * better").
 */
export function redundancyChecker(
  course: Course,
  printed: readonly ReportItem[],
): (spans: readonly Span[]) => Redundancy {
  const { text } = course
  const spans = printed.flatMap((item) => item.spans)
  // A paragraph is read span by span, because words from its two ends say nothing together.
  const meanings = spans.map(({ start, end }) => meaningOf(text.slice(start, end)))
  return (passages) => {
    const rests = passages.map((passage) => leftOf(text, passage, spans))
    const isQuoted = (most: number): boolean =>
      rests.every((rest) => {
        const left = rest?.replace(clock, ' ')
        return left !== undefined && countRuns(left) <= most && !/\d/.test(left)
      })
    const meaning = meaningOf(passages.map(({ start, end }) => text.slice(start, end)).join(' '))
    const share = meanings.reduce((most, one) => Math.max(most, shareOf(one, meaning)), 0)
    if (isQuoted(surely.left) || share >= surely.share) return 'surely'
    meanings.push(meaning)
    return isQuoted(likely.left) || share >= likely.share ? 'likely' : null
  }
}

/**
 * This many words and figures may say together what the report says nowhere, though each of them stands somewhere:
 * "Valsartan 40, sin sacubitril".
 */
const fewestTogether = 4

/** Counts the words and figures of a place that stand nowhere in the report; at least one for a longer place. */
export function novelWordCounter(course: Course, printed: readonly ReportItem[]): (spans: readonly Span[]) => number {
  const printedMeaning = meaningOf(printed.map(({ text }) => text).join('\n'))
  return (spans) => {
    const { stems, figures } = meaningOf(spans.map(({ start, end }) => course.text.slice(start, end)).join('\n'))
    const least = stems.size + figures.size >= fewestTogether ? 1 : 0
    const unsaid =
      [...stems].filter((stem) => !printedMeaning.stems.has(stem)).length +
      [...figures].filter((one) => !printedMeaning.figures.has(one)).length
    return Math.max(least, unsaid)
  }
}
