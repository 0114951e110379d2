import type { ItemFlag, ReportItem } from '@alta/contract/report'
import type { SentenceCorrection, Course } from '../course/course.ts'
import { drugClasses } from '../lexicon/drug-classes.ts'
import { allergyInPassing } from '../lexicon/allergy-words.ts'
import { fold } from '../text/fold.ts'
import { allergyStart, allergyStatements, comparedOf, sidesOf } from './allergy-statements.ts'
import type { AllergyRead } from './allergy-statements.ts'
import { drugNames } from './medication/drug-name.ts'
import { quotedItem, trimmed } from './fact.ts'
import type { PassageFact } from './fact.ts'
import { refutedAllergies, saysHarmless } from './refuted-allergies.ts'
import { sameDrug } from './medication/same-drug.ts'

/** A sentence about the patient's allergies as the report prints it, in source order. */
export interface AllergyFact extends PassageFact {
  readonly statement: AllergyRead['statement']
  /**
   * What the patient does not tolerate, as ingredient keys, classes and other allergens; empty for `none` and denials.
   */
  readonly allergic: readonly string[]
}

// Drugs that treat a reaction stand in the sentence without being its cause.
const rescue =
  /^(?:adrenalin|idrocortison|metilprednisolon|dexclorfeniramin|clorfenamin|prednison|dexametason|salbutamol)$/
// An allergy to one of these warns of the whole class.
const crossReacting = new Set([
  'penicillin',
  'sulfonamide',
  'quinolone',
  'nsaid',
  'pyrazolone',
  'carbapenem',
  'cephalosporin',
])
const doubtful =
  /\?|\b(?:posible\w*|probable\w*|possible|possibly|sospech\w*|sospit\w*|suspect\w*|dudos\w*|dubt\w*|query)\b/

const classesOf = (key: string): string[] =>
  drugClasses
    .filter((group) => crossReacting.has(group.key) && group.members.test(key))
    .map((group) => `class:${group.key}`)

const passingSubstances = (folded: string): string[] => {
  const at = allergyInPassing.exec(folded)
  if (!at) return []
  return drugNames(folded.slice(at.index, at.index + at[0].length + 40)).flatMap(({ ingredients }) => ingredients)
}

/**
 * Pairs of statements that cannot both be true: "no allergies" and an allergy to a drug; a denial and a later
 * affirmation.
 */
const conflicts = (reads: readonly AllergyRead[], course: Course, superseded: ReadonlySet<number>): Set<number> => {
  const standing = comparedOf(reads.filter(({ sentence }) => !superseded.has(sentence.index)))
  const allergiesToDrugs = standing.filter(({ sentence, statement, substances }) => {
    if (statement !== 'allergy') return false
    const words = fold(course.text.slice(sentence.start, sentence.end))
    const named = drugNames(words)
    return (
      substances.some(
        (key) => /^class:|^[a-z_]{5,}/.test(key) && named.some(({ ingredients }) => ingredients.includes(key)),
      ) && !/\bintoleran|\breacci|\breaction|exantem|distoni/.test(words)
    )
  })
  const clashing = new Set<number>()
  for (const none of standing.filter(({ statement }) => statement === 'none')) {
    const against = allergiesToDrugs.filter(({ sentence }) => sentence.note !== none.sentence.note)
    for (const other of against) for (const each of [none, other]) clashing.add(each.sentence.index)
  }
  for (const denial of standing) {
    const { free } = sidesOf(course, denial)
    const later = standing.filter(
      (other) =>
        other.sentence.index > denial.sentence.index &&
        other.statement === 'allergy' &&
        sameDrug(sidesOf(course, other).allergic, free),
    )
    for (const other of later) for (const each of [denial, other]) clashing.add(each.sentence.index)
  }
  return clashing
}

/** Sentences that were taken back, that contradict another one, or that the course refutes. */
type StatementSets = Readonly<Record<'superseded' | 'clashing' | 'refuted', ReadonlySet<number>>>

const flagsOf = (course: Course, { sentence, statement }: AllergyRead, judged: StatementSets): ItemFlag[] => {
  const isDoubtful = statement === 'allergy' && doubtful.test(fold(course.text.slice(sentence.start, sentence.end)))
  const isRefuted = judged.refuted.has(sentence.index) || (statement === 'detail' && saysHarmless(course, sentence))
  return [
    'list_item',
    ...(judged.superseded.has(sentence.index) ? (['corrected'] as const) : []),
    ...(judged.clashing.has(sentence.index) ? (['conflict'] as const) : []),
    ...(isDoubtful ? (['possible'] as const) : []),
    ...(isRefuted ? (['ruled_out'] as const) : []),
  ]
}

const surelyTaken = 0.4
const surelyWrong = 0.6

/**
 * The sentences that the `allergies` section prints: every statement about the patient's allergies, wherever it stands,
 * once. A statement that a later correction takes back is flagged `corrected` and stands before the correction;
 * contradictions that nothing settles are flagged `conflict`, doubts `possible`, what the course refutes `ruled_out`.
 * An allergy in passing is printed where nothing else names it.
 */
export const allergyFacts = (
  course: Course,
  corrections: readonly SentenceCorrection[],
  reads: readonly AllergyRead[] = allergyStatements(course),
): AllergyFact[] => {
  // Only a rule takes an allergy back, where the course denies that very substance; a bare "no known allergies" never
  // does.
  const none = new Set(reads.flatMap(({ sentence, statement }) => (statement === 'none' ? [sentence.index] : [])))
  const taken = [...corrections, ...course.corrections.filter(({ superseded }) => none.has(superseded))]
  const superseded = new Set(taken.flatMap((each) => (each.sureness > surelyTaken ? [each.superseded] : [])))
  // "No allergies" is not printed beside what was found once it was taken back; an allergy stays, with its mark,
  // whatever is said of it.
  const stated = new Set(reads.flatMap(({ sentence, statement }) => (statement === 'passing' ? [] : sentence.index)))
  const replaced = new Set(
    taken.flatMap(({ by, superseded: wrong, sureness }) => (sureness > surelyWrong && stated.has(by) ? [wrong] : [])),
  )
  const clashing = conflicts(reads, course, superseded)
  const refuted = refutedAllergies(course, reads, clashing)
  const covered = [...new Set(reads.flatMap((read) => (read.statement === 'passing' ? [] : read.substances)))]
  const settled = reads.some(
    ({ statement, substances }) => statement === 'none' || (statement !== 'passing' && substances.length > 0),
  )
  const seen = new Set<string>()
  return reads.flatMap((read): AllergyFact[] => {
    const { sentence, statement, substances } = read
    if (statement === 'none' && replaced.has(sentence.index)) return []
    const folded = fold(course.text.slice(sentence.start, sentence.end))
    if (statement === 'passing') {
      const named = passingSubstances(folded)
      const known = named.length > 0 ? named.every((key) => sameDrug([key, ...classesOf(key)], covered)) : settled
      if (known) return []
    }
    if (
      statement === 'allergy' &&
      substances.length === 0 &&
      settled &&
      sentence.section !== 'allergies' &&
      !/\b(?:al?l[·.]?l?ergi[ac]\w* a|allergic to|allergy to)\b/.test(folded)
    )
      return []
    const words = folded.replace(/[^a-z0-9]+/g, ' ').trim()
    if (seen.has(words)) return []
    seen.add(words)
    // "Alergias: no" is quoted with its heading, because a bare "no" says nothing.
    const start = sentence.end - sentence.body < 18 ? sentence.start : allergyStart(course, sentence)
    const span = trimmed(course.text, { start, end: sentence.end })
    const flags = flagsOf(course, read, { superseded, clashing, refuted })
    if (span.start >= span.end) return []
    return [
      {
        ...span,
        kind: 'allergy',
        section: 'allergies',
        sentence: sentence.index,
        flags,
        statement,
        allergic: sidesOf(course, read).allergic,
      },
    ]
  })
}

/**
 * The ingredient keys, classes and allergens that a discharge drug is checked against: the statements that hold, with
 * the classes that they warn of.
 */
export const allergensOf = (facts: readonly AllergyFact[]): string[] => {
  const standing = facts
    .filter(({ flags }) => !flags.includes('corrected') && !flags.includes('ruled_out'))
    .flatMap(({ allergic }) => allergic)
  const causes = standing.filter((key) => !rescue.test(key))
  return [...new Set(causes.flatMap((key) => [key, ...classesOf(key)]))]
}

/** The `allergies` section: its quoted items, and `explicit_none` where they only say that there are no allergies. */
export const allergyItems = (
  course: Course,
  facts: readonly AllergyFact[],
): { items: ReportItem[]; empty?: 'explicit_none' } => {
  // "No other allergies" stands behind the allergies that there are.
  const isNone = ({ statement }: AllergyFact): number => Number(statement === 'none')
  const items = facts
    .toSorted((a, b) => isNone(a) - isNone(b))
    .map((fact) => quotedItem(course.text, [fact], fact.flags))
  const none = facts.length > 0 && facts.every(({ statement }) => statement === 'none')
  return none ? { items, empty: 'explicit_none' } : { items }
}
