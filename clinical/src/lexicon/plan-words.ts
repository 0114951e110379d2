import { alternatives } from './patterns.ts'

/** What a plan is about, folded; notation: facts/word-forms.ts. The order is that of the sub-headings in the report. */

export const pendingWords = alternatives('pending words')

export const appointmentWords = alternatives('appointment words')

export const destinationWords = alternatives('destination words')

export const careLevelWords = alternatives('care level words')

/** Words that tell when to come back. */
export const warningWords = alternatives('warning words')
