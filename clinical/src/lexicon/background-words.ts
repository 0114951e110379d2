import { pattern } from './patterns.ts'

/** Relatives with an illness of the family, folded. The networks learnt from this list, so it changes with them alone. */
export const family = pattern('family')

/** Verbs of a relative who tells, brings, lives with or looks after the patient, which is no family history. */
export const companion = pattern('companion')

/** Words that make a mention of a relative a family history: an illness, a death, an age at it. */
export const inheritance = pattern('inheritance')

/** Habits of the patient: tobacco, alcohol, other drugs. */
export const habitPhrase = pattern('habit phrase')
/** How the patient lived and managed before. */
export const baselinePhrase = pattern('baseline phrase')
