import { alternatives } from './patterns.ts'

/**
 * Invasive acts on the patient, folded; notation: facts/word-forms.ts. Spanish, Catalan and English share most roots.
 */

/** Operations: mostly Greco-Latin endings, so that an unlisted name is found too. */
export const operations = alternatives('operations')

/** Lines, tubes, drains and other devices, put in or taken out. */
export const devices = alternatives('devices')

/** Interventions by needle, scope, machine or bag. */
export const interventions = alternatives('interventions')

/** Treatments that are procedures even when they are told among the tests. */
export const treatments = alternatives('treatments')

/** Words for the act itself rather than its later mention: something is put in, done or taken on. */
export const actVerbs = alternatives('act verbs')
