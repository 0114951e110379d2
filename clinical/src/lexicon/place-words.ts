import { alternatives } from './patterns.ts'

/** Words for where the patient is, folded; notation: facts/word-forms.ts. */

export const emergencyWords = alternatives('emergency words')

export const wardWords = alternatives('ward words')
