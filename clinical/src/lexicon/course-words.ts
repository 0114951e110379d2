import { alternatives } from './patterns.ts'

/** What makes a sentence of the daily course worth telling, folded; notation: facts/word-forms.ts. */

/** Something was begun, ended, changed or decided. */
export const changeWords = alternatives('change words')

/** Something was found, confirmed or excluded. */
export const findingWords = alternatives('finding words')

/** Nothing happened. */
export const routineWords = alternatives('routine words')

/** What the findings come down to: something is excluded, or follows from them. */
export const conclusionWords = alternatives('conclusion words')

/** How the patient left. */
export const finalStateWords = alternatives('final state words')

/** The team's next steps and talk, which end a test's report. */
export const planWords = alternatives('plan words')

/** Findings that ask for action: a report that leaves one out does harm. */
export const gravePatterns = alternatives('grave patterns')

/** An examination without findings. */
export const normalWords = alternatives('normal words')

/** The patient's history told within the story of the illness. */
export const historyCues = alternatives('history cues')

/** A drug is ended or forbidden. */
export const stoppedWords = alternatives('stopped words')

/** Chronic diseases as lists of antecedents name them; two in one sentence make such a list. */
export const chronicWords = alternatives('chronic words')
