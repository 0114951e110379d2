import { asWords, pattern } from './patterns.ts'

/** Words that take back what stands elsewhere in the record, folded. */
export const correctionCue = pattern('correction cue')
/** The same words about something else: a substitution of salts, an insulin scale, a dose. */
export const otherCorrection = pattern('other correction', asWords, 'g')

export const copiedCue = pattern('copied cue')
export const supersedeCue = /\bsupersed\w*\b/
export const wrongCue = pattern('wrong cue')

/** Words for left and right. */
export const sides: Readonly<Record<'left' | 'right', RegExp>> = {
  left: pattern('sides: left'),
  right: pattern('sides: right'),
}

export const smoking = pattern('smoking')
export const drinking = pattern('drinking')
export const drugUse = pattern('drug use')
export const habitDenied = pattern('habit denied')
