import { pattern } from './patterns.ts'

/** Relatives, folded. */
export const family = pattern('family')

/** A relative tells, brings, lives with or looks after the patient: no family history. */
export const companion = pattern('companion')

/** What makes a relative's mention a history: an illness, a death, an age at it. */
export const inheritance = pattern('inheritance')

/** Habits of the patient: tobacco, alcohol, other drugs. */
export const habitPhrase = pattern('habit phrase')
/** How the patient lived and managed before. */
export const baselinePhrase = pattern('baseline phrase')
