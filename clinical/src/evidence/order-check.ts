import { fold } from '../text/fold.ts'
import type { DrugName } from '../facts/medication/drug-name.ts'
import { sameDrug } from '../facts/medication/same-drug.ts'
import type { Objection } from './doubt.ts'
import type { AnalysedSentence } from './polarity-check.ts'
import type { SentenceFacts } from './sentence-facts.ts'
import type { SourceSentence } from './source-index.ts'
import { sameWord, type Word } from './content-words.ts'

type Relation = 'before' | 'during' | 'after'

const relations: readonly (readonly [Relation, RegExp])[] = [
  ['before', /(?<!\p{L})(?:antes (?:de|del)|abans (?:de|del|d')|previ[oa]s? al?|before|prior to)(?!\p{L})/gu],
  ['during', /(?<!\p{L})(?:durante|durant|during)(?!\p{L})/gu],
  ['after', /(?<!\p{L})(?:despues (?:de|del)|despres (?:de|del|d')|tras|after|following|post)(?!\p{L})/gu],
]

interface TemporalRelation {
  readonly relation: Relation
  /** The event that it was before, during or after. */
  readonly word: Word
}

/** "After a fatty meal", "durante el ingreso": each relation with the next word of weight. */
function placedIn({ text, words }: SentenceFacts): TemporalRelation[] {
  const folded = fold(text)
  return relations.flatMap(([relation, pattern]) =>
    [...folded.matchAll(pattern)].flatMap(({ index, 0: found }): TemporalRelation[] => {
      const from = index + found.length
      const word = words.find(({ start }) => start >= from)
      return word === undefined || !/^[\p{L}\s'’]*$/u.test(folded.slice(from, word.start)) ? [] : [{ relation, word }]
    }),
  )
}

/** "A, then B". "After A, B" is no such order, because it reverses them. */
const then =
  /(?<!\p{L})(?:despues(?! del?(?!\p{L}))|despres(?! d)|luego|posteriormente|posteriorment|then|followed by|seguid[oa]s? (?:de|por|per))(?!\p{L})|→|->/u

/** The drugs before and behind the first "then". */
function sequenceOf({ text, drugs }: SentenceFacts) {
  const found = then.exec(fold(text))
  if (found === null) return null
  return {
    first: drugs.filter(({ end }) => end <= found.index),
    second: drugs.filter(({ start }) => start >= found.index),
  }
}

const holds = (drugs: readonly DrugName[], one: DrugName): boolean =>
  drugs.some((other) => sameDrug(other.ingredients, one.ingredients))

/** Checks that an event was before, during or after the same thing. */
function placeObjections(facts: SentenceFacts, aligned: readonly SourceSentence[]): Objection[] {
  const placed = placedIn(facts)
  if (placed.length === 0) return []
  const theirs = aligned.flatMap((sentence) => placedIn(sentence.facts))
  return placed.flatMap(({ relation, word }): Objection[] => {
    const beside = theirs.filter((other) => sameWord(other.word, word))
    if (beside.length === 0 || beside.some((other) => other.relation === relation)) return []
    return [{ kind: 'polarity', standing: 'conflict', words: facts.text.slice(word.start, word.end) }]
  })
}

/** Checks that one drug follows the other. */
function sequenceObjections(facts: SentenceFacts, aligned: readonly SourceSentence[]): Objection[] {
  const own = facts.drugs.length < 2 ? null : sequenceOf(facts)
  if (own === null) return []
  return aligned.flatMap((sentence): Objection[] => {
    const theirs = sequenceOf(sentence.facts)
    if (theirs === null) return []
    const late = own.first.some((drug) => holds(theirs.second, drug) && !holds(theirs.first, drug))
    const early = own.second.find(
      (drug) => holds(theirs.first, drug) && !holds(theirs.second, drug) && !holds(own.first, drug),
    )
    if (!late || early === undefined) return []
    return [{ kind: 'drug', standing: 'conflict', words: facts.text.slice(early.start, early.end) }]
  })
}

/** Checks both orders: of an event beside another, and of one drug after another. */
export const orderObjections = ({ facts }: AnalysedSentence, aligned: readonly SourceSentence[]): Objection[] => [
  ...placeObjections(facts, aligned),
  ...sequenceObjections(facts, aligned),
]
