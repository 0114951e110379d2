import {
  allergyInPassing,
  allergyWord,
  deniedAllergy,
  noAllergy,
  otherAllergy,
  reactionBeside,
  reactionTo,
} from '../lexicon/allergy-words.ts'
import { causeWords, dischargePlace, personWords, timeWords } from '../lexicon/search/question-words.ts'
import { correctionCue, otherCorrection, sides } from '../lexicon/correction-words.ts'
import { doseSchedule, doseUnit } from '../lexicon/section-words.ts'
import { fold } from '../text/fold.ts'
import type { QuestionTopics, QuestionKind } from './question-topics.ts'
import type { ReadSentence } from './read-sentence.ts'
import type { Chunk } from './texts.ts'

/** Where a sentence stands. */
export interface SentencePosition {
  readonly chunk: Chunk
  /** 0 at the beginning of its text, 1 at the end. */
  readonly fraction: number
  /** 0 for the first day of all texts, 1 for the last; 0.5 where the text gives none. */
  readonly recency: number
  readonly before: ReadSentence | undefined
  readonly after: ReadSentence | undefined
  /** The heading above the passage, folded; empty where there is none. */
  readonly heading: string
}

const reactions =
  /\b(?:rash|exantem\w*|urticari\w*|hives|angio-?edem\w*|anaphyl\w*|anafil\w*|bron[ck]h?osp\w*|broncoesp\w*|stevens|dress|habon\w*)\b/

/** How much a sentence says about allergies, 0 to 1. */
function allergyFit(sentence: ReadSentence, { chunk, heading }: SentencePosition): number {
  const { folded } = sentence
  const plain = folded.replace(otherAllergy, ' ')
  const own = chunk.section === 'allergies'
  if (!allergyWord.test(plain)) {
    if (own && (allergyWord.test(heading) || reactions.test(plain))) return 0.8
    if (reactionTo.test(plain)) return sentence.corrects ? 1.1 : 0.6
    return reactionBeside.test(plain) && reactions.test(plain) ? 0.6 : 0
  }
  if (sentence.corrects || deniedAllergy.test(plain)) return 1.1
  if (allergyInPassing.test(plain) && !own) return 0.3
  if (noAllergy.test(plain)) return 0.8
  return 1
}

/** How well a sentence suits a kind of question, about 1. */
const kindFits: Readonly<Record<QuestionKind, (sentence: ReadSentence, position: SentencePosition) => number>> = {
  allergy: allergyFit,
  why: ({ folded }, { before }) =>
    causeWords.test(folded) || folded.includes('(') || (before && causeWords.test(before.folded)) ? 1 : 0.85,
  when: ({ folded }) => (timeWords.test(folded) ? 1 : 0.7),
  dose: ({ folded, ingredients }) => {
    const dosed = doseUnit.test(folded) || doseSchedule.test(folded)
    return dosed && ingredients.size > 0 ? 1 : dosed ? 0.8 : 0.6
  },
  amount: ({ folded }) => (/\d/.test(folded) ? 1 : 0.65),
  where: () => 1,
  who: ({ folded }) => (personWords.test(folded) ? 1 : 0.8),
  yes_no: () => 1,
  list: () => 1,
  open: ({ folded }) => (/\d/.test(folded) ? 1.05 : 1),
}

/** Whether a sentence takes back what the record says elsewhere. */
export function corrects(folded: string): boolean {
  return correctionCue.test(folded.replace(otherCorrection, ' '))
}

const atTheEnd = 0.85

const isDischarge = ({ chunk, fraction }: SentencePosition): boolean =>
  fraction > atTheEnd || (fraction > 0.5 && dischargePlace.test(fold(chunk.header)))

/**
 * How well a sentence suits a question apart from its words, as a factor about 1. The newest state, the last
 * prescription and corrections of the record go before the rest.
 */
export function fitOf(topics: QuestionTopics, sentence: ReadSentence, position: SentencePosition): number {
  let fit = kindFits[topics.kind](sentence, position)
  if (fit === 0) return 0
  const discharge = isDischarge(position)
  const drugs = topics.units.some(({ ingredients }) => ingredients.length > 0)
  if (topics.discharge) fit += (discharge ? 0.25 : 0) + (drugs ? 0 : 0.15 * position.recency)
  else if (drugs && topics.kind !== 'why' && !topics.admission && !topics.home) fit += discharge ? 0.12 : 0
  if (topics.admission) fit += 0.15 * (1 - position.fraction)
  fit += (topics.last ? 0.2 : 0.04) * position.recency
  // The names of patient and hospital above the course.
  if (position.chunk.section === null) fit -= 0.2
  if ([position.before, sentence, position.after].some((near) => near?.corrects)) fit += 0.15
  if (topics.side && (sides.left.test(sentence.folded) || sides.right.test(sentence.folded))) fit += 0.15
  return fit
}
