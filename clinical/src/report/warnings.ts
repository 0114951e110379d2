import type { ReportWarning } from '@alta/contract/report'
import { clinicalSigns } from '../lexicon/clinical-signs.ts'
import { conceptsIn } from '../reading/concepts.ts'
import { fold } from '../text/fold.ts'
import { areOfSeveralPatients, hasSeveralPatients } from './several-patients.ts'

const looked = 4000
const fewestWords = 25
/**
 * Clinical concepts and four times the clinical signs, of 100 words. The annotated courses have 39 and more, their first
 * lines alone 20 and more; recipes, contracts, programs and novels 16 and less (npm run evaluate -- patient).
 */
const leastOfCourse = 18
const signWeight = 4
const signs = new RegExp(`(?<![\\p{L}\\d])(?:${clinicalSigns})(?![\\p{L}\\d])`, 'gu')

/** How clinical the words of a text are, of 100 words; null for a text of too few words to tell. */
export function clinicalDensity(text: string): number | null {
  const folded = fold(text.slice(0, looked))
  const words = (folded.match(/\p{L}{2,}/gu) ?? []).length
  if (words < fewestWords) return null
  const concepts = folded
    .split(/\n|\. /u)
    .reduce((sum, part) => sum + conceptsIn(part).filter((concept) => !concept.startsWith('kind ')).length, 0)
  return (100 * (concepts + signWeight * (folded.match(signs) ?? []).length)) / words
}

/** What is to be asked before a report of a text is written, or before it is trusted. Reads no more than words. */
export function warningsOf(text: string): ReportWarning[] {
  const density = clinicalDensity(text)
  return [
    ...(density !== null && density < leastOfCourse ? (['no_clinical_course'] as const) : []),
    ...(hasSeveralPatients(text) ? (['several_patients'] as const) : []),
  ]
}

/** What is to be told of documents that one chat asks about. */
export const warningsOfDocuments = (texts: readonly string[]): ReportWarning[] =>
  areOfSeveralPatients(texts) ? ['several_patients'] : []
