import type { Span } from '../course/course.ts'
import { fold } from './fold.ts'

/** A word or number of a text: folded, with `l·l` and `l.l` written as `ll`; offsets are into the text given. */
export interface Token extends Span {
  readonly text: string
}

const word = /\d+(?:[.,]\d+)*|[\p{L}\p{M}\p{N}]+(?:[·.]l[\p{L}\p{M}]+)*/gu

/**
 * The words and numbers of a text in order, without signs: the tokens that the check of sentences and the search for
 * repetitions compare. A decimal number ("1,25") is one token.
 */
export const tokens = (text: string): Token[] => {
  const out: Token[] = []
  for (const match of fold(text).matchAll(word)) {
    const [found] = match
    // "pal.lidesa" is one word, "mal.les" at a sentence end without a space is too rare to matter.
    const written = found.includes('l·l') || found.includes('l.l') ? found.replace(/l[·.]l/g, 'll') : found
    out.push({ text: written, start: match.index, end: match.index + found.length })
  }
  return out
}
