import { alternatives } from './patterns.ts'

/** How a diagnosis is announced, folded; notation: facts/word-forms.ts. */

/** Head a list of diagnoses; what follows the colon is the list. */
export const diagnosisLabels = alternatives('diagnosis labels')

/** Announces the diagnosis within a sentence; what follows is the diagnosis. */
export const toldDiagnosis = alternatives('told diagnosis')
/** A finding nobody looked for. */
export const incidentalWords = alternatives('incidental words')

/** Things found by chance, when they are named beside one of the words above or stand alone in an image's report. */
export const findingWords = alternatives('chance finding words')

/** Follow-up or work-up of a diagnosis still open. */
export const openWords = alternatives('open words')

/** A thing thought of and put aside. Captures what follows. */
export const ruledOutCues = alternatives('ruled out cues')
