import { formsOf } from './terms.ts'

/** The forms of a concept of `phrases` with `|` between them, as facts/word-forms.ts reads them. */
export const alternatives = (concept: string): string => formsOf('phrases', concept).join('|')

/** A frame for whole words anywhere in a text. */
export const asWords = String.raw`\b(?:…)\b`

/**
 * A piece of a regular expression: a frame whose "…" is filled with the forms of a concept of `patterns` as
 * alternatives. A frame with several places takes the kinds "slot 1", "slot 2" and so on.
 */
export function piece(concept: string, frame = '…'): string {
  const parts = frame.split('…')
  if (parts.length === 2) return parts.join(formsOf('patterns', concept).join('|'))
  return parts.reduce((made, part, at) => `${made}${formsOf('patterns', concept, `slot ${at}`).join('|')}${part}`)
}

/** A regular expression made of such a piece. */
export const pattern = (concept: string, frame = asWords, flags = ''): RegExp =>
  new RegExp(piece(concept, frame), flags)
