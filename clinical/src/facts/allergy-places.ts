import type { Course, Sentence } from '../course/course.ts'
import { fold } from '../text/fold.ts'
import { relativeHistory } from './background.ts'
import { allergyStatements } from './allergy-statements.ts'

const alone = /^[^\p{Ll}]{3,30}$/u

/**
 * The course with the sentences taken out of the allergies that say nothing of them: what the reader put there by guess
 * ("evitar nitratos" for another reason), what stands under "RAM" as ruptured membranes, a relative's history, and a heading
 * in capitals that no one knows. They go where the sentence before them went.
 */
export const allergyPlaced = (course: Course): Course => {
  const told = new Map(allergyStatements(course).map(({ sentence, statement }) => [sentence.index, statement]))
  let before: Sentence['section'] = null
  let closed: string | null = null
  const sentences = course.sentences.map((sentence): Sentence => {
    if (sentence.section !== 'allergies') {
      before = sentence.section ?? before
      return sentence
    }
    const text = course.text.slice(sentence.start, sentence.end)
    const statement = told.get(sentence.index)
    if (relativeHistory(fold(text))) return { ...sentence, section: 'family_background', decided_by: 'lexicon' }
    if (statement === 'detail' && alone.test(text.trim()) && sentence.decided_by === 'heading') {
      closed = sentence.heading
      return { ...sentence, section: null, kind: 'heading' }
    }
    if (statement === undefined || (statement === 'detail' && closed !== null && closed === sentence.heading))
      return { ...sentence, section: before ?? 'evolution', decided_by: 'sequence' }
    return sentence
  })
  return { ...course, sentences }
}
