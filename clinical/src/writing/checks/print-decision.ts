import type { ReportSpan } from '@alta/contract/report'
import { type DoubtKind, isMild } from '../../evidence/doubt.ts'
import { factsOf } from '../../evidence/sentence-facts.ts'
import { sameDrug } from '../../facts/medication/same-drug.ts'
import { drugNames } from '../../facts/medication/drug-name.ts'
import { allergyWord } from '../../lexicon/allergy-words.ts'
import { fold } from '../../text/fold.ts'
import { type SourceReading, sectionOf, touches } from '../reading.ts'
import type { ModelSentence } from '../state.ts'

/** Whether a doubt is about more than wording; a figure of something that the passages do not name is such a doubt. */
function isHard({ text, doubts }: Pick<ModelSentence, 'text' | 'doubts'>): boolean {
  if (doubts.some((doubt) => !isMild(doubt))) return true
  const missing = new Set(
    doubts.filter(({ slight }) => slight !== true).flatMap(({ words }) => factsOf(words).words.map(({ stem }) => stem)),
  )
  return factsOf(text).figures.some(({ anchors: [nearest] }) => nearest !== undefined && missing.has(nearest.stem))
}

const borneOut = ({ support }: ModelSentence): boolean => support === 'verbatim' || support === 'supported'

/** Whether a sentence may stand, with its mark if necessary. Conflicting is never better than unsupported. */
const stands = (sentence: ModelSentence): boolean =>
  borneOut(sentence) || (sentence.support === 'partial' && !isHard(sentence))

/** Whether a sentence names a drug that stands nowhere in the source. */
export function namesUnknownDrug({ index }: SourceReading, text: string): boolean {
  const known = index.sentences.flatMap(({ facts }) => facts.drugs)
  return drugNames(fold(text)).some(
    ({ ingredients, needs_dose }) => !needs_dose && !known.some((other) => sameDrug(ingredients, other.ingredients)),
  )
}

/**
 * Whether a sentence rests on nothing: a prompt injection, words that were taken back, or page furniture are not what
 * the record says, even word for word.
 */
function restsOnNothing({ orders, silent }: SourceReading, { spans }: ModelSentence): boolean {
  const within = (targets: readonly ReportSpan[], span: ReportSpan): boolean =>
    targets.some((other) => touches(span, other))
  if (spans.some((span) => within(orders, span))) return true
  return spans.length > 0 && spans.every((span) => within(silent, span))
}

const namesDrug = (text: string): boolean => drugNames(fold(text)).length > 0

/** The kinds of doubt that a sentence about a drug must not have. */
const ofDrugs: ReadonlySet<DoubtKind> = new Set(['number', 'unit', 'drug', 'dose', 'polarity', 'leakage', 'date'])

/** Whether a sentence says "no allergies" in its own words, although the engine found one. */
const deniesAllergy = ({ report }: SourceReading, text: string): boolean =>
  factsOf(text).denials > 0 && sectionOf(report, 'allergies').empty !== 'explicit_none'

/**
 * Whether a sentence does harm when it is wrong and is not plainly supported: it is never printed, whatever the
 * setting.
 */
function barred(reading: SourceReading, sentence: ModelSentence): boolean {
  if (namesUnknownDrug(reading, sentence.text) || restsOnNothing(reading, sentence)) return true
  if (sentence.support === 'verbatim') return false
  const allergy = allergyWord.test(fold(sentence.text))
  if (allergy && deniesAllergy(reading, sentence.text)) return true
  // A doubt of a model alone only marks a sentence.
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
