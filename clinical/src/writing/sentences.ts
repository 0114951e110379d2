import type { ReportSpan } from '@alta/contract/report'
import { checkSentence } from '../evidence/check.ts'
import { splitSentences } from '../text/split-sentences.ts'
import type { AnswerItem } from './answers.ts'
import type { EvidenceLine } from './evidence-lines.ts'
import type { Reading } from './reading.ts'
import { isForeign } from './sentence-language.ts'
import type { Sentence } from './state.ts'
import { translationOf } from './translated.ts'

/** Longer is no sentence of a report. */
const longestSentence = 700
const mostSentences = 120

function held(reading: Reading, text: string, cited: readonly ReportSpan[]): Sentence {
  const found = checkSentence(reading.index, text, cited)
  const sentence = {
    text,
    cited: [...cited],
    spans: [...found.spans].slice(0, 3),
    doubts: [...found.doubts],
    judged: false,
  }
  if (found.support === 'verbatim') return { ...sentence, support: 'verbatim', foreign: false }
  if (isForeign(text, reading.language)) return { ...sentence, support: 'unsupported', spans: [], foreign: true }
  if (found.support !== 'unsupported') return { ...sentence, support: found.support, foreign: false }
  const translated = translationOf(reading, text, cited)
  return { ...sentence, ...(translated ?? { support: 'unsupported' }), foreign: false }
}

const isWords = (text: string): boolean => /\p{L}{2}/u.test(text) && text.length <= longestSentence

/** Words of the request itself, given back. */
const echoes = (text: string, told: string): boolean => text.length > 14 && told.includes(text.replace(/[.:]$/, ''))

/**
 * The sentences of an answer, each held against the source by itself: an item that says several things is as many
 * sentences. `told`: the instructions of the request, of which nothing belongs in a report.
 */
export function sentencesOf(
  reading: Reading,
  items: readonly AnswerItem[],
  { lines, told }: { lines: ReadonlyMap<number, EvidenceLine>; told: string },
): Sentence[] {
  const seen = new Set<string>()
  const sentences: Sentence[] = []
  for (const { text, sources } of items) {
    const cited = sources.flatMap((number) => lines.get(number)?.spans ?? [])
    for (const { start, end } of splitSentences(text, { start: 0, end: text.length })) {
      const own = text.slice(start, end)
      if (seen.has(own) || !isWords(own) || echoes(own, told)) continue
      if (sentences.length >= mostSentences) return sentences
      seen.add(own)
      sentences.push(held(reading, own, cited))
    }
  }
  return sentences
}
