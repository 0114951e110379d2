import { denial, side } from '../course/copy-forward.ts'
import type { Span } from '../course/course.ts'
import { findDates, type WrittenDate } from '../course/dates.ts'
import { type DrugName, drugNames } from '../facts/medication/drug-name.ts'
import { fold } from '../text/fold.ts'
import { tokens } from '../text/tokens.ts'
import { type Figure, figuresOf } from './figures.ts'
import { contentWords, type Word } from './words.ts'

/** A side of the body and the word it belongs to. */
interface Side extends Span {
  readonly side: string
  readonly head: string | null
}

/** What of a sentence can be right or wrong. */
export interface SentenceFacts {
  readonly text: string
  readonly words: readonly Word[]
  readonly figures: readonly Figure[]
  readonly dates: readonly WrittenDate[]
  readonly sides: readonly Side[]
  /** How many words deny. */
  readonly denials: number
  readonly drugs: readonly DrugName[]
  /** Stems of the words that name them. */
  readonly drugStems: ReadonlySet<string>
}

const reach = 40
const both = /^(?:amb[ao]s|ambd(?:os|ues)|both)$/
/** Stands before its noun; the sides of Spanish and Catalan stand after it. */
const leads = /^(?:right|left|rt|lt|amb[ao]s|ambd(?:os|ues)|both|bilateral)$/

function sidesOf(text: string, words: readonly Word[]): Side[] {
  return tokens(text).flatMap((token) => {
    const which = side(token.text) || (both.test(token.text) ? 'B' : '')
    if (which === '') return []
    const before = words.findLast((word) => word.end <= token.start && token.start - word.end <= reach)
    const after = words.find((word) => word.start >= token.end && word.start - token.end <= reach)
    const [first, second] = leads.test(token.text) ? [after, before] : [before, after]
    return [{ side: which, head: (first ?? second)?.stem ?? null, start: token.start, end: token.end }]
  })
}

function withoutDates(folded: string, dates: readonly WrittenDate[]): string {
  let bare = folded
  for (const { start, end } of dates) bare = bare.slice(0, start) + ' '.repeat(end - start) + bare.slice(end)
  return bare
}

/** Reads one sentence for comparison; offsets are those of the text given. */
export function factsOf(text: string): SentenceFacts {
  const folded = fold(text)
  const dates = findDates(folded)
  const bare = withoutDates(folded, dates)
  const words = contentWords(bare)
  const names = drugNames(folded).filter((name) => !name.needs_dose)
  const naming = words.filter((word) => names.some(({ start, end }) => word.start < end && word.end > start))
  return {
    text,
    words,
    figures: figuresOf(bare, words),
    dates,
    sides: sidesOf(bare, words),
    denials: tokens(bare).filter((token) => denial.test(token.text)).length,
    drugs: names,
    drugStems: new Set(naming.map((word) => word.stem)),
  }
}
