import type { Span } from '../course/course.ts'
import { ambulanceWords } from '../lexicon/label-words.ts'
import type { LabelledValue } from './pairs.ts'
import { codeAt } from './values.ts'

/** Numbers on an ambulance's sheet belong to its journey. */
const ambulance = new RegExp(`(?<![\\p{L}])${ambulanceWords}(?![\\p{L}])`, 'u')

/** The code behind a label of a record or a card. */
export const codeIn = (pairs: readonly LabelledValue[], field: 'record' | 'card'): Span | null => {
  for (const pair of pairs) {
    const found = pair.field === field && !ambulance.test(pair.before) ? codeAt(pair.value) : null
    if (found) return found
  }
  return null
}
