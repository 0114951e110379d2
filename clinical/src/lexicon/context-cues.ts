import { languages } from '@alta/contract/languages'
import { type CueForm, directions, markKinds } from '../context/cue-list.ts'
import { type Term, termsOf } from './terms.ts'

const ofOne = 'only'

/** The cue of a row. Throws where the row says what a cue cannot be. */
function cueOf({ concept, form, language, kind }: Term): CueForm {
  const [side, only] = kind.split(' ')
  const found = {
    language: languages.find((one) => one === language),
    kind: [...markKinds, 'none' as const].find((one) => one === concept),
    direction: directions.find((one) => one === side),
  }
  if (!found.language || !found.kind || !found.direction)
    throw new Error(`"${form}" is no cue: ${language}, ${concept}, ${kind}`)
  return {
    language: found.language,
    kind: found.kind,
    direction: found.direction,
    form,
    ...(only === ofOne ? { only: true } : {}),
  }
}

/**
 * Words that deny, in Spanish, Catalan and English, the phrases that look like a denial and are none, and words that
 * make a statement uncertain, conditional, past, another person's, planned, stopped or over.
 */
export const contextCues: readonly CueForm[] = termsOf('cues').map(cueOf)
