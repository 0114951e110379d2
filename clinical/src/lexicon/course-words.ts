import { alternatives } from './patterns.ts'

/** What makes a sentence of the daily course worth telling, folded; notation: facts/word-forms.ts. */

/** Words for something that was begun, ended, changed or decided. */
export const changeWords = alternatives('change words')

/** Words for something that was found, confirmed or excluded. */
export const findingWords = alternatives('finding words')

/** Words which say that nothing happened. */
export const routineWords = alternatives('routine words')

/** Words of a conclusion: something is excluded, or follows from the findings. */
export const conclusionWords = alternatives('conclusion words')

/** Words for how the patient was at discharge. */
export const finalStateWords = alternatives('final state words')

/** The team's next steps and talks, which end the report of a test. */
export const planWords = alternatives('plan words')

/** Findings that ask for action, so that leaving one out does harm. */
export const gravePatterns = alternatives('grave patterns')

/** Words of an examination without findings. */
export const normalWords = alternatives('normal words')

/** Words that lead into the patient's history within the story of the illness. */
export const historyCues = alternatives('history cues')

/** Words which say that a drug is ended or forbidden. */
export const stoppedWords = alternatives('stopped words')

/** Chronic diseases as lists of antecedents name them; two in one sentence are such a list. */
export const chronicWords = alternatives('chronic words')
