import type { SentenceCorrection, Course, Sentence } from '../course/course.ts'
import {
  copiedCue,
  correctionCue,
  drinking,
  drugUse,
  habitDenied,
  otherCorrection,
  sides,
  smoking,
  supersedeCue,
  wrongCue,
} from '../lexicon/correction-words.ts'
import { fold } from '../text/fold.ts'
import { allergyStatements, comparedOf, sidesOf } from './allergy-statements.ts'
import type { AllergyRead } from './allergy-statements.ts'
import { sameAllergen } from './medication/same-drug.ts'
import { pattern } from '../lexicon/patterns.ts'

type CorrectionTopic = 'allergy' | 'side' | 'habit' | 'value' | 'copied' | 'statement'

/** Sentences that correct, in source order (the announcement and the new statement), and those that they take back. */
interface FoundCorrection {
  readonly topic: CorrectionTopic
  readonly by: readonly number[]
  readonly superseded: readonly number[]
}

/** A sentence with its folded words, read once. */
interface FoldedSentence {
  readonly sentence: Sentence
  readonly folded: string
}

/** Whether folded text says that something in the record is wrong. */
export const isCorrecting = (folded: string): boolean =>
  correctionCue.test(folded) && correctionCue.test(folded.replace(otherCorrection, ' '))

/** Whether the words of a correction are about something else: "corrected calcium", "insulin correction scale". */
export const correctsOther = (folded: string): boolean => correctionCue.test(folded) && !isCorrecting(folded)

/** The first six letters of each longer word, without figures: these rules compare words alone. */
const wordBeginnings = (folded: string): string[] =>
  (folded.match(/[a-z·]{4,}/g) ?? []).filter((word) => !smallWords.test(word)).map((word) => word.slice(0, 6))
const smallWords = pattern('small words of a correction', '^(?:…)$')

/** A denial takes back every earlier statement of an allergy to the same thing. */
const allergyCorrections = (
  course: Course,
  reads: readonly FoldedSentence[],
  all: readonly AllergyRead[],
): FoundCorrection[] => {
  const statements = comparedOf(all)
  return statements.flatMap((denial) => {
    const { free } = sidesOf(course, denial)
    if (free.length === 0) return []
    const at = denial.sentence.index
    const superseded = statements
      .filter(
        (other) =>
          other.sentence.index < at &&
          (other.statement === 'allergy' || other.statement === 'passing') &&
          other.sentence.note <= denial.sentence.note,
      )
      .filter((other) => other.statement === 'allergy' && sameAllergen(free, sidesOf(course, other).allergic))
      .map(({ sentence }) => sentence.index)
    if (superseded.length === 0) return []
    // The announcement before it and the new statement after it belong together.
    const near = statements
      .filter(
        ({ sentence, statement }) =>
          sentence.note === denial.sentence.note &&
          Math.abs(sentence.index - at) <= 2 &&
          statement !== 'none' &&
          !superseded.includes(sentence.index),
      )
      .map(({ sentence }) => sentence.index)
    const announced = reads[at - 1]
    const before =
      announced && announced.sentence.note === denial.sentence.note && isCorrecting(announced.folded) ? [at - 1] : []
    return [{ topic: 'allergy' as const, by: [...new Set([...before, ...near, at])].sort((a, b) => a - b), superseded }]
  })
}

/** One correction told in several sentences is found from each of them. */
const merged = (corrections: readonly FoundCorrection[]): FoundCorrection[] => {
  const takenBack = corrections.map(({ superseded }) => new Set(superseded))
  return corrections.filter(
    (one, index) =>
      !corrections
        .slice(0, index)
        .some(
          (other, at) =>
            other.by.some((by) => one.by.includes(by)) && one.superseded.every((each) => takenBack[at]?.has(each)),
        ),
  )
}

type BodySide = keyof typeof sides
const opposite: Readonly<Record<BodySide, BodySide>> = { left: 'right', right: 'left' }

/** The noun beside a side: "maluc DRET", "hemiparesia izquierda", "left knee". */
const nounBy = (folded: string, side: BodySide): string | null => {
  const at = sides[side].exec(folded)
  if (!at) return null
  const before = wordBeginnings(folded.slice(Math.max(0, at.index - 30), at.index)).at(-1)
  const after = wordBeginnings(folded.slice(at.index + at[0].length, at.index + at[0].length + 20))[0]
  return /^(?:left|right|lt|rt)$/.test(at[0]) ? (after ?? before ?? null) : (before ?? null)
}

/** The wrong side: the one in the clause of the error word, or the one behind "no es" or "not". */
const wrongSide = (folded: string): BodySide | null => {
  const clauses = folded.split(/[,;:.]|\s->\s/)
  const found = clauses
    .filter((clause) => wrongCue.test(clause))
    .flatMap((clause) => (['left', 'right'] as const).filter((side) => sides[side].test(clause)))
  const quoted = /["“«']([^"”»']{3,60})["”»']/.exec(folded)?.[1] ?? ''
  const inQuote = (['left', 'right'] as const).find((side) => sides[side].test(quoted))
  const [first] = found
  if (first && found.length === 1) return first
  const right = clauses.find(
    (clause) => /\b(?:es|is|era|deficit|correct[oa]?)\b/.test(clause) && !wrongCue.test(clause),
  )
  const stated = right && (['left', 'right'] as const).find((side) => sides[side].test(right))
  return inQuote ?? (stated ? opposite[stated] : null)
}

const sideCorrection = (group: readonly FoldedSentence[], reads: readonly FoldedSentence[]): number[] => {
  const folded = group.map((read) => read.folded).join('. ')
  const wrong = wrongSide(folded)
  if (!wrong) return []
  const nouns = [nounBy(folded, wrong), nounBy(folded, opposite[wrong])].filter(
    (noun) => noun !== null && noun.length >= 4,
  )
  const own = new Set(group.map(({ sentence }) => sentence.index))
  return reads
    .filter(({ sentence, folded: words }) => {
      if (own.has(sentence.index) || !sides[wrong].test(words) || sides[opposite[wrong]].test(words)) return false
      const noun = nounBy(words, wrong)
      return noun !== null && nouns.includes(noun)
    })
    .map(({ sentence }) => sentence.index)
}

const habitCorrection = (group: readonly FoldedSentence[], reads: readonly FoldedSentence[]): number[] => {
  const first = group[0]?.sentence.index ?? 0
  const folded = group.map((read) => read.folded).join('. ')
  const topic = [smoking, drinking, drugUse].find((words) => words.test(folded))
  if (!topic) return []
  const denied = habitDenied.test(folded)
  return reads
    .filter(
      ({ sentence, folded: words }) =>
        sentence.index < first && topic.test(words) && words.length < 220 && habitDenied.test(words) !== denied,
    )
    .filter(
      ({ sentence }) =>
        sentence.section === 'toxic_habits' ||
        sentence.section === 'pathological_background' ||
        sentence.confidence < 0.5,
    )
    .map(({ sentence }) => sentence.index)
}

const numbers = (folded: string): string[] =>
  (folded.match(/(?<![\d/.,-])\d+(?:[.,]\d+)?(?![\d/-])/g) ?? []).filter((figure) => !/^(?:19|20)\d\d$/.test(figure))

const valueCorrection = (group: readonly FoldedSentence[], reads: readonly FoldedSentence[]): number[] => {
  const first = group[0]?.sentence.index ?? 0
  const folded = group.map((read) => read.folded).join('; ')
  const clauses = folded.split(/;|\.\s|,\s(?=no\b|not\b)/)
  const wrong = new Set(clauses.filter((clause) => wrongCue.test(clause)).flatMap((clause) => numbers(clause)))
  if (wrong.size === 0) return []
  const right = new Set(clauses.filter((clause) => !wrongCue.test(clause)).flatMap((clause) => numbers(clause)))
  const words = new Set(wordBeginnings(folded))
  return reads
    .filter(({ sentence, folded: other }) => {
      if (sentence.index >= first) return false
      const figures = numbers(other).filter((figure) => wrong.has(figure) && !right.has(figure) && figure.length >= 2)
      return figures.length > 0 && wordBeginnings(other).filter((stem) => words.has(stem)).length >= 2
    })
    .map(({ sentence }) => sentence.index)
}

/** The copied sentences of a note: those that the correction names, otherwise those that stand in an earlier note too. */
const copiedSentences = (group: readonly FoldedSentence[], reads: readonly FoldedSentence[]): number[] => {
  const [first] = group
  if (!first || !group.some(({ folded }) => copiedCue.test(folded))) return []
  const { note, index } = first.sentence
  const inNote = (at: number): FoldedSentence[] =>
    reads.filter(({ sentence }) => sentence.note === at && sentence.index < index && sentence.kind !== 'stamp')
  // An addendum with an hour of its own is a note of its own, so it speaks of the note before.
  const before = inNote(note).length > 0 ? inNote(note) : inNote(note - 1)
  const folded = group.map((read) => read.folded).join(' ')
  const named =
    /\b(?:frase|linea|parrafo|sentence|line|paragraph|text)\b(?:\s(?:sobre|de|del|about|on|regarding|d'|of))?(?:\s(?:la|el|les|els|the))?\s([a-z]{3,})/.exec(
      folded,
    )?.[1]
  const about = before.filter(
    ({ folded: words }) => named !== undefined && new RegExp(`\\b${named.slice(0, 6)}`).test(words),
  )
  const earlier = new Set(
    reads
      .filter(({ sentence }) => sentence.note < (before[0]?.sentence.note ?? note))
      .map((read) => read.folded.replace(/[^a-z0-9]+/g, ' ').trim()),
  )
  const chosen =
    about.length > 0 ? about : before.filter((read) => earlier.has(read.folded.replace(/[^a-z0-9]+/g, ' ').trim()))
  return chosen.map(({ sentence }) => sentence.index)
}

/** "Supersedes ED bedside read": the earlier sentence that shares most of the words named. */
const supersededStatement = (group: readonly FoldedSentence[], reads: readonly FoldedSentence[]): number[] => {
  const [first] = group
  const folded = group.map((read) => read.folded).join(' ')
  const at = supersedeCue.exec(folded)
  if (!first || !at) return []
  const words = new Set(
    (folded.slice(at.index + at[0].length, at.index + 60).split(/[).;]/)[0] ?? '')
      .match(/[a-z]{2,}/g)
      ?.filter((word) => !/^(?:the|of|by|read|from|and|earlier|previous)$/.test(word)) ?? [],
  )
  const shared = (other: string): number =>
    new Set((other.match(/[a-z]{2,}/g) ?? []).filter((word) => words.has(word))).size
  return reads
    .filter(
      ({ sentence, folded: other }) =>
        sentence.index < first.sentence.index && words.size > 0 && shared(other) >= Math.min(2, words.size),
    )
    .map(({ sentence }) => sentence.index)
}

const finders: readonly (readonly [
  CorrectionTopic,
  (group: readonly FoldedSentence[], reads: readonly FoldedSentence[]) => number[],
])[] = [
  ['statement', supersededStatement],
  ['copied', copiedSentences],
  ['side', sideCorrection],
  ['habit', habitCorrection],
  ['value', valueCorrection],
]

/** The correcting sentence with its neighbours of the same line: the announcement may stand before or after the matter. */
const groupAt = (reads: readonly FoldedSentence[], at: number): FoldedSentence[] => {
  const centre = reads[at]
  if (!centre) return []
  return reads
    .slice(Math.max(0, at - 2), at + 2)
    .filter(
      ({ sentence }) =>
        sentence.note === centre.sentence.note && sentence.line === centre.sentence.line && sentence.kind !== 'stamp',
    )
}

/** How many correcting sentences are examined: each is compared with the whole course. */
const mostCorrecting = 60

/** How sure the rule of each topic is: less sure for figures, because a sentence with a wrong figure tells more. */
const surenessOf: Readonly<Record<CorrectionTopic, number>> = {
  allergy: 1,
  side: 0.9,
  habit: 0.9,
  value: 0.5,
  copied: 0.9,
  statement: 0.9,
}

/**
 * Later words that take back earlier ones, by rule, beside those that the networks find: allergies, sides, habits,
 * figures, copied passages. A correction that finds nothing to take back is none. Deterministic.
 */
export const ruledCorrections = (
  course: Course,
  statements: readonly AllergyRead[] = allergyStatements(course),
): SentenceCorrection[] => {
  const reads = course.sentences.map((sentence): FoldedSentence => ({
    sentence,
    folded: fold(course.text.slice(sentence.start, sentence.end)),
  }))
  const found = allergyCorrections(course, reads, statements)
  const correcting = reads.filter(({ sentence, folded }) => sentence.kind !== 'stamp' && isCorrecting(folded))
  for (const read of correcting.slice(0, mostCorrecting)) {
    const { sentence } = read
    if (found.some(({ by }) => by.includes(sentence.index))) continue
    const own = [read]
    const group = groupAt(reads, sentence.index)
    for (const [topic, find] of finders) {
      // The neighbours themselves may be the copied passage, so the correcting sentence is examined alone.
      const examined = topic === 'copied' || topic === 'statement' ? own : group
      const superseded = find(examined, reads)
      if (superseded.length === 0) continue
      found.push({ topic, by: examined.map((read) => read.sentence.index), superseded })
      break
    }
  }
  return merged(found).flatMap(({ topic, by, superseded }) =>
    by.flatMap((each) => superseded.map((other) => ({ by: each, superseded: other, sureness: surenessOf[topic] }))),
  )
}
