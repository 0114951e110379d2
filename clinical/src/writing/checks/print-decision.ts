import type { ReportSpan } from '@alta/contract/report'
import { type DoubtKind, isMild } from '../../evidence/doubt.ts'
import { factsOf } from '../../evidence/sentence-facts.ts'
import { sameDrug } from '../../facts/medication/same-drug.ts'
import { drugNames } from '../../facts/medication/drug-name.ts'
import { allergyWord } from '../../lexicon/allergy-words.ts'
import { fold } from '../../text/fold.ts'
import { type SourceReading, sectionOf, touches } from '../reading.ts'
import type { ModelSentence } from '../state.ts'

/** A doubt about more than wording. A figure of something the passages do not name is one. */
function isHard({ text, doubts }: Pick<ModelSentence, 'text' | 'doubts'>): boolean {
  if (doubts.some((doubt) => !isMild(doubt))) return true
  const missing = new Set(
    doubts.filter(({ slight }) => slight !== true).flatMap(({ words }) => factsOf(words).words.map(({ stem }) => stem)),
  )
  return factsOf(text).figures.some(({ anchors: [nearest] }) => nearest !== undefined && missing.has(nearest.stem))
}

const borneOut = ({ support }: ModelSentence): boolean => support === 'verbatim' || support === 'supported'

/** May a sentence stand, if need be with its mark? Conflicting is never better than unsupported. */
const stands = (sentence: ModelSentence): boolean =>
  borneOut(sentence) || (sentence.support === 'partial' && !isHard(sentence))

/** Does it name a drug that stands nowhere in the source? */
export function namesUnknownDrug({ index }: SourceReading, text: string): boolean {
  const known = index.sentences.flatMap(({ facts }) => facts.drugs)
  return drugNames(fold(text)).some(
    ({ ingredients, needs_dose }) => !needs_dose && !known.some((other) => sameDrug(ingredients, other.ingredients)),
  )
}

/** What speaks to the machine, later words take back, or the page prints is not what the record says, even word for word. */
function restsOnNothing({ orders, silent }: SourceReading, { spans }: ModelSentence): boolean {
  const within = (places: readonly ReportSpan[], span: ReportSpan): boolean =>
    places.some((place) => touches(span, place))
  if (spans.some((span) => within(orders, span))) return true
  return spans.length > 0 && spans.every((span) => within(silent, span))
}

const namesDrug = (text: string): boolean => drugNames(fold(text)).length > 0

/** What a sentence about a drug must not be wrong in. */
const ofDrugs: ReadonlySet<DoubtKind> = new Set(['number', 'unit', 'drug', 'dose', 'polarity', 'leakage', 'date'])

/** Does it say "no allergies" in words of its own, where the engine has found one? */
const deniesAllergy = ({ report }: SourceReading, text: string): boolean =>
  factsOf(text).denials > 0 && sectionOf(report, 'allergies').empty !== 'explicit_none'

/** What does harm when it is wrong, and is not plainly borne out: never printed, whatever the setting. */
function barred(reading: SourceReading, sentence: ModelSentence): boolean {
  if (namesUnknownDrug(reading, sentence.text) || restsOnNothing(reading, sentence)) return true
  if (sentence.support === 'verbatim') return false
  const allergy = allergyWord.test(fold(sentence.text))
  if (allergy && deniesAllergy(reading, sentence.text)) return true
  // what a model alone doubts is marked, and no worse
  if (borneOut(sentence) || sentence.judged === 'doubted') return false
  if (allergy) return true
  return namesDrug(sentence.text) && sentence.doubts.some(({ kind, slight }) => ofDrugs.has(kind) && slight !== true)
}

export type PrintDecision = 'stands' | 'doubtful' | 'barred'

/** What becomes of a sentence: it stands, the setting decides, or it is never printed. */
export function decidePrinting(reading: SourceReading, sentence: ModelSentence): PrintDecision {
  if (barred(reading, sentence)) return 'barred'
  return stands(sentence) ? 'stands' : 'doubtful'
}
