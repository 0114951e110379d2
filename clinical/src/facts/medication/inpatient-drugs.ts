import type { Course, Sentence } from '../../course/course.ts'
import { beforeArrival, fluids, given, notGivenNext, tellsOfAllergy, yearAfter } from '../../lexicon/given-words.ts'
import { fold } from '../../text/fold.ts'
import type { PlacedMention } from './medication.ts'
import { isEnded } from './medication-lines.ts'
import type { ReadSentence } from './medication-lines.ts'
import { sameDrug } from './same-drug.ts'

const isDosed = (mention: PlacedMention): boolean => mention.strength !== undefined || mention.schedule !== undefined

/** Was it given here? A dose, a route, a word of giving; not what is told of other years or of a reaction. */
const isGiven = (course: Course, sentence: Sentence, mention: PlacedMention): boolean => {
  if (mention.conditional || mention.recognised === 'class' || mention.context !== 'inpatient') return false
  if (isEnded(mention)) return false
  if (mention.ingredients.every((key) => fluids.test(key))) return false
  const after = fold(course.text.slice(mention.name.end, mention.name.end + 24))
  const before = fold(course.text.slice(Math.max(sentence.start, mention.name.start - 24), mention.name.start))
  const next = course.sentences[sentence.index + 1]
  if (yearAfter.test(after) || (next && notGivenNext.test(fold(course.text.slice(next.start, next.end))))) return false
  const dosed = isDosed(mention) || mention.route !== undefined || mention.form !== undefined
  const words = fold(course.text.slice(sentence.start, sentence.end))
  if ((tellsOfAllergy.test(words) || beforeArrival.test(words)) && !dosed) return false
  if (beforeArrival.test(words) && /^(?:emergency|header|admission)$/.test(course.notes[sentence.note]?.kind ?? ''))
    return false
  return dosed || mention.action !== null || given.test(before)
}

const historical: ReadonlySet<string> = new Set([
  'current_disease',
  'pathological_background',
  'allergies',
  'family_background',
  'toxic_habits',
  'baseline_state',
])

/** Drugs given in hospital only, once each: the first mention that has a dose, else the first. */
export const inpatientOnly = (
  course: Course,
  reads: readonly ReadSentence[],
  taken: readonly PlacedMention[],
): PlacedMention[] => {
  const found: PlacedMention[] = []
  for (const { sentence, mentions } of reads) {
    const past = sentence.section !== null && historical.has(sentence.section) && sentence.confidence >= 0.3
    if (past) continue
    for (const mention of mentions) {
      if (!isGiven(course, sentence, mention)) continue
      if (taken.some((other) => sameDrug(other.ingredients, mention.ingredients))) continue
      const at = found.findIndex((other) => sameDrug(other.ingredients, mention.ingredients))
      const before = found[at]
      if (!before) found.push(mention)
      else if (!isDosed(before) && isDosed(mention)) found[at] = mention
    }
  }
  return found
}
