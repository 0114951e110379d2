import { alternatives } from './patterns.ts'

/** Things that go wrong during a stay, folded; notation: facts/word-forms.ts. */
export const complicationWords = alternatives('complication words')

/** Words that by themselves make an event an unwanted one of the stay. */
export const complicationCues = alternatives('complication cues')
