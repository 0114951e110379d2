import { alternatives } from './patterns.ts'

/** Names of tests, folded; notation: facts/word-forms.ts. */

/** Imaging, tracings and functional tests. */
export const imagingNames = alternatives('imaging names')

/** Cultures, antigens, pathology and other named laboratory examinations. */
export const laboratoryNames = alternatives('laboratory names')

/** Reports of tissue run over several sentences, as those of images do. */
export const pathologyNames = alternatives('pathology names')
