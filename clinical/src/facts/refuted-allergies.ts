import type { Course, Sentence } from '../course/course.ts'
import {
  deniedAllergy,
  noAllergy,
  notSurelyRefuted,
  reactionSign,
  refutedAllergy,
  toleratedDrug,
} from '../lexicon/allergy-words.ts'
import { fold } from '../text/fold.ts'
import { type AllergyRead, comparedOf, sidesOf, substancesOf } from './allergy-statements.ts'
import { sameAllergen } from './medication/same-drug.ts'

type StatementSpan = Pick<Sentence, 'start' | 'end'>

/** Longer sentences tell more than one thing. */
const longest = { refuting: 220, tolerating: 110, affirming: 160 } as const

const isOneAllergen = (substances: readonly string[]): boolean =>
  substances.every((each) => sameAllergen([each], substances.slice(0, 1)))

/**
 * The allergens that a sentence refutes, where it does only that: it names one thing, and no reaction, nothing to be
 * avoided and nothing left open. null where it refutes none; empty where it does not name the allergen.
 */
function refutedBy(course: Course, { start, end }: StatementSpan): readonly string[] | null {
  const folded = fold(course.text.slice(start, end))
  if (folded.length > longest.refuting || !refutedAllergy.test(folded)) return null
  if (notSurelyRefuted.test(folded) || reactionSign.test(folded)) return null
  const substances = substancesOf(folded)
  return isOneAllergen(substances) ? substances : null
}

/** Whether a sentence says in few words that something is no allergy or is tolerated, and nothing else. */
export function saysHarmless(course: Course, statement: StatementSpan): boolean {
  const folded = fold(course.text.slice(statement.start, statement.end))
  if (refutedBy(course, statement) !== null) return true
  const rest = folded.replace(toleratedDrug, ' ')
  return (
    rest !== folded &&
    folded.length <= longest.tolerating &&
    !notSurelyRefuted.test(folded) &&
    !reactionSign.test(folded) &&
    !/\b(?:no|not|nil)\b/.test(rest)
  )
}

interface Denial {
  readonly at: number
  readonly free: readonly string[]
}

/** The sentences that refute an allergy: statements, and other sentences under allergies. */
function denialsOf(course: Course, reads: readonly AllergyRead[]): Denial[] {
  const stated = new Map(reads.map(({ sentence, statement }) => [sentence.index, statement]))
  return course.sentences.flatMap((sentence): Denial[] => {
    const statement = stated.get(sentence.index)
    if (statement === undefined ? sentence.section !== 'allergies' : statement === 'none') return []
    const free = refutedBy(course, sentence)
    return free === null ? [] : [{ at: sentence.index, free }]
  })
}

/**
 * The statements printed under "ruled out", by sentence: those that only refute an allergy, and those that affirm one
 * which is later refuted by name and not affirmed again. Statements that contradict one another are not among them,
 * because a person must decide. Doubtful ones stay with the allergies.
 */
export function refutedAllergies(
  course: Course,
  all: readonly AllergyRead[],
  clashing: ReadonlySet<number>,
): ReadonlySet<number> {
  const reads = comparedOf(all)
  const denials = denialsOf(course, reads).filter(({ at }) => !clashing.has(at))
  if (denials.length === 0) return new Set()
  const refuting = new Set(denials.map(({ at }) => at))
  const affirmed = reads
    .filter(({ statement, sentence }) => statement === 'allergy' && !refuting.has(sentence.index))
    .map((read) => ({ ...read.sentence, allergic: sidesOf(course, read).allergic }))
  const isRefuted = ({ index, start, end, allergic }: (typeof affirmed)[number]): boolean =>
    !clashing.has(index) &&
    allergic.length > 0 &&
    isOneAllergen(allergic) &&
    end - start <= longest.affirming &&
    denials.some(({ at, free }) => at > index && sameAllergen(allergic, free))
  const standing = affirmed.filter((one) => !isRefuted(one))
  const isOpen = (keys: readonly string[]): boolean => standing.some(({ allergic }) => sameAllergen(keys, allergic))
  return new Set([
    ...denials.filter(({ free }) => !isOpen(free)).map(({ at }) => at),
    ...affirmed.filter((one) => isRefuted(one) && !isOpen(one.allergic)).map(({ index }) => index),
  ])
}

/** The longest sentence that says no more than one allergy. */
const longestEntry = 120

/**
 * Whether a quoted item of the allergies names one allergen and says nothing else: that it is an allergy, or, with
 * `refuted`, that it is none.
 */
export function namesOneAllergen(text: string, refuted: boolean): boolean {
  const folded = fold(text)
  const substances = substancesOf(folded)
  if (folded.length > longestEntry || substances.length === 0 || !isOneAllergen(substances)) return false
  return refuted || !(noAllergy.test(folded) || deniedAllergy.test(folded) || toleratedDrug.test(folded))
}
