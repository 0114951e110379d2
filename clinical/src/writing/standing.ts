import { sameDrug } from '../facts/medication/same-drug.ts'
import { drugNames } from '../facts/medication/drug-name.ts'
import { readDrugMentions } from '../facts/medication/drug-mentions.ts'
import { allergyWord } from '../lexicon/allergy-words.ts'
import { fold } from '../text/fold.ts'
import { type Reading, touches } from './reading.ts'
import type { Sentence } from './state.ts'

/** A doubt about more than wording: rules are right about these, and no model may overrule them. */
export const isHard = ({ doubts }: Pick<Sentence, 'doubts'>): boolean => doubts.some(({ kind }) => kind !== 'uncovered')

const borneOut = ({ support }: Sentence): boolean => support === 'verbatim' || support === 'supported'

/** May a sentence stand, if need be with its mark? Conflicting is never better than unsupported. */
const stands = (sentence: Sentence): boolean =>
  borneOut(sentence) || (sentence.support === 'partial' && !isHard(sentence))

/** Does it name a drug that stands nowhere in the source? */
function namesUnknownDrug({ index }: Reading, text: string): boolean {
  const known = index.sentences.flatMap(({ facts }) => facts.drugs)
  return drugNames(fold(text)).some(
    ({ ingredients, needs_dose }) => !needs_dose && !known.some((other) => sameDrug(ingredients, other.ingredients)),
  )
}

/** Words that speak to the machine are no part of the record, even word for word. */
const restsOnOrder = ({ orders }: Reading, { spans }: Sentence): boolean =>
  orders.some((order) => spans.some((span) => touches(span, order)))

const dosed = (text: string): boolean =>
  readDrugMentions(text).some(({ strength, schedule }) => strength !== undefined || schedule !== undefined)

/** What does harm when it is wrong, and is not plainly borne out: never printed, whatever the setting. */
function barred(reading: Reading, sentence: Sentence): boolean {
  if (namesUnknownDrug(reading, sentence.text) || restsOnOrder(reading, sentence)) return true
  if (borneOut(sentence)) return false
  return allergyWord.test(fold(sentence.text)) || dosed(sentence.text)
}

export type Standing = 'stands' | 'doubtful' | 'barred'

/** What becomes of a sentence: it stands, the setting decides, or it is never printed. */
export function standingOf(reading: Reading, sentence: Sentence): Standing {
  if (barred(reading, sentence)) return 'barred'
  return stands(sentence) ? 'stands' : 'doubtful'
}
