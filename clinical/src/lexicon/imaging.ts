import { alternatives } from './patterns.ts'

/** Names of tests, folded; notation: facts/word-forms.ts. */

/** Imaging, tracings and functional tests. */
export const imagingNames = alternatives('imaging names')

/** Cultures, antigens, pathology and other named laboratory examinations. */
export const laboratoryNames = alternatives('laboratory names')

/** A report of tissue runs over several sentences, as an image's does. */
export const pathologyNames = alternatives('pathology names')
