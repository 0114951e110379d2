import { alternatives } from './patterns.ts'

/** How a diagnosis is announced, folded; notation: facts/word-forms.ts. */

/** Labels over a list of diagnoses, which follows the colon. */
export const diagnosisLabels = alternatives('diagnosis labels')

/** Words that announce the diagnosis within a sentence and stand before it. */
export const toldDiagnosis = alternatives('told diagnosis')
/** Words for a finding that nobody looked for. */
export const incidentalWords = alternatives('incidental words')

/** Findings that are chance ones beside one of the words above, or alone in the report of an image. */
export const findingWords = alternatives('chance finding words')

/** Words for the follow-up or work-up of a diagnosis that is still open. */
export const openWords = alternatives('open words')

/** Words for a diagnosis that was considered and rejected; the pattern captures what follows. */
export const ruledOutCues = alternatives('ruled out cues')
