import type { WrittenKey } from '@alta/contract/sections'
import { placesOf } from '../evidence/source-index.ts'
import { judgementIn } from './answers/answers.ts'
import type { EvidenceLine } from './evidence-lines.ts'
import { judgePrompt } from './prompts.ts'
import { type Reading, touches } from './reading.ts'
import { isHard } from './checks/standing.ts'
import type { JudgingState, Sentence } from './state.ts'
import type { WritingStep } from './writing.ts'

/** A judge is asked about so many sentences of a section at most. */
const mostAsked = 8
const mostLines = 3
/** Fewer words of a quotation prove nothing. */
const fewestQuoted = 2

/** Only wording in doubt: a number, side, drug or denial is no matter of opinion. */
const isOpen = (sentence: Sentence): boolean => sentence.support === 'partial' && !isHard(sentence) && !sentence.foreign

function linesUnder(reading: Reading, { spans, cited }: Sentence): EvidenceLine[] {
  const places = spans.length > 0 ? spans : cited
  return reading.lines
    .filter((line) => line.spans.some((span) => places.some((other) => touches(span, other))))
    .slice(0, mostLines)
}

/** The next question to the judge about a section's sentences, from `from` on; null where there is none. */
export function judgeStep(
  reading: Reading,
  key: WrittenKey,
  { sentences, at, asked }: Pick<JudgingState, 'sentences' | 'at' | 'asked'>,
): WritingStep | null {
  if (!reading.options.judge || asked >= mostAsked) return null
  const next = sentences.findIndex(
    (sentence, index) => index >= at && isOpen(sentence) && linesUnder(reading, sentence).length > 0,
  )
  const sentence = sentences[next]
  if (sentence === undefined) return null
  return {
    step: 'judge',
    sections: [key],
    prompt: judgePrompt(reading, sentence.text, linesUnder(reading, sentence)),
    state: { kind: 'judging', sentences, at: next, asked: asked + 1 },
  }
}

/** The sentences once a judge has answered: cleared only where what it quotes stands in the lines it was shown. */
export function judged(reading: Reading, { sentences, at }: JudgingState, answer: string): Sentence[] | null {
  const judgement = judgementIn(answer)
  if (judgement === null) return null
  const asked = sentences[at]
  if (asked === undefined || !judgement.supported || !isOpen(asked)) return [...sentences]
  const quote = judgement.quote.replace(/\s+/g, ' ').trim()
  const lines = linesUnder(reading, asked)
  const place = placesOf(reading.index, quote).find((found) =>
    lines.some(({ spans }) => spans.some((span) => touches(span, found))),
  )
  if (place === undefined || quote.split(' ').length < fewestQuoted) return [...sentences]
  const spans = asked.spans.length > 0 ? asked.spans : [place]
  return sentences.map((sentence, index) =>
    index === at ? { ...sentence, support: 'supported', spans, judged: true } : sentence,
  )
}
