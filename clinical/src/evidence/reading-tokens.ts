import { denial, side } from '../course/copy-forward.ts'
import type { Span } from '../course/course.ts'
import { lightWords, numberWords, tensWords, unitNames } from '../lexicon/evidence-words.ts'
import { fold } from '../text/fold.ts'
import type { SentenceFacts } from './sentence-facts.ts'
import { stemOf } from '../text/stem.ts'

/** A word, number or sign of a sentence, in the order of the text. */
export interface ReadingToken extends Span {
  readonly kind: 'word' | 'light' | 'number' | 'unit' | 'side' | 'drug' | 'denial'
  /** Tokens with the same meaning have the same key. */
  readonly key: string
}

const pattern = /\d+(?:[.,]\d+)*|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:[·.]l[\p{L}\p{M}]+)*|°c|%/gu
/** Words that deny what follows them. "Negative", "absent" and the like are findings that a report may state. */
const bareDenial =
  /^(?:no|sin|sense|not|nil|without|neg[ao]|nieg\p{L}*|negaba\p{L}*|ni|nor|tampoc|tampoco|never|nunca|mai|denie[sd])$/u

function numberKey(word: string): string {
  const plain = word.replace(',', '.')
  return /^\d+(?:\.\d+)?$/.test(plain) ? `#${Number(plain)}` : `#${word}`
}

/**
 * The tokens of a sentence in order, with the drugs found in it. Unlike `tokens` of text/, it keeps "%" and "°C", which
 * are units, and says of each token what kind of word it is.
 */
export function readingTokens({ text, drugs }: Pick<SentenceFacts, 'text' | 'drugs'>): ReadingToken[] {
  const found: ReadingToken[] = []
  for (const match of fold(text).matchAll(pattern)) {
    const word = match[0].replace(/l[·.]l/g, 'll')
    const span = { start: match.index, end: match.index + match[0].length }
    const drug = drugs.find(({ start, end }) => span.start < end && span.end > start)
    const unit = found.at(-1)?.kind === 'number' || word === '%' ? unitNames.get(word) : undefined
    const which = side(word)
    if (/^\d/.test(word)) found.push({ ...span, kind: 'number', key: numberKey(word) })
    else if (unit !== undefined) found.push({ ...span, kind: 'unit', key: `@${unit}` })
    else if (drug !== undefined) found.push({ ...span, kind: 'drug', key: `&${drug.ingredients.join('+')}` })
    else if (which !== '') found.push({ ...span, kind: 'side', key: `<${which}` })
    else if (bareDenial.test(word)) found.push({ ...span, kind: 'denial', key: '-' })
    else if (denial.test(word)) found.push({ ...span, kind: 'denial', key: stemOf(word) })
    else if (numberWords.has(word) || tensWords.has(word))
      found.push({ ...span, kind: 'number', key: `#${numberWords.get(word) ?? tensWords.get(word) ?? word}` })
    else
      found.push({
        ...span,
        kind: lightWords.has(word) ? 'light' : 'word',
        key: lightWords.has(word) ? word : stemOf(word),
      })
  }
  return found
}
