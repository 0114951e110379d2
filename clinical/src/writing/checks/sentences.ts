import type { ReportSpan } from '@alta/contract/report'
import { sectionTitles } from '@alta/contract/sections'
import { checkSentence, type Doubt, type Finding } from '../../evidence/check.ts'
import { occurrencesOf } from '../../evidence/source-index.ts'
import { fold } from '../../text/fold.ts'
import { splitSentences } from '../../text/split-sentences.ts'
import type { AnswerItem } from '../answers/answers.ts'
import type { EvidenceLine } from '../evidence-lines.ts'
import { type SourceReading, touches } from '../reading.ts'
import { otherGlued } from './glued-figures.ts'
import { isForeign } from '../sentence-language.ts'
import type { ModelSentence } from '../state.ts'
import { translationOf } from './translated.ts'

/** A longer text is no sentence of a report. */
const longestSentence = 700
const mostSentences = 120

/**
 * Of the places where words are a whole sentence of the source, the cited one; otherwise one that is no page furniture.
 * Inside a longer sentence only the rules know whether words may stand alone.
 */
function preferredSpan(
  { index, silent }: SourceReading,
  text: string,
  cited: readonly ReportSpan[],
): ReportSpan | undefined {
  const within = (spans: readonly ReportSpan[], quotation: ReportSpan): boolean =>
    spans.some((span) => touches(span, quotation))
  const wholeSentences = occurrencesOf(index, text).filter(({ start, end }) =>
    index.sentences.some((sentence) => sentence.start >= start && sentence.start < end && sentence.end <= end + 1),
  )
  return (
    wholeSentences.find((quotation) => within(cited, quotation)) ??
    wholeSentences.find((quotation) => !within(silent, quotation))
  )
}

/** The rules' finding, with what they do not see: which of several places was meant, and figures inside words. */
function checked(reading: SourceReading, text: string, cited: readonly ReportSpan[]): Finding {
  const { index } = reading
  const found = checkSentence(index, text, cited)
  if (found.support === 'verbatim') {
    const quotation = preferredSpan(reading, text, cited)
    return quotation === undefined || found.spans.length > 1 ? found : { ...found, spans: [quotation] }
  }
  const passages = found.spans.map(({ start, end }) => index.course.text.slice(start, end))
  const other = otherGlued(text, passages).map((words): Doubt => ({ kind: 'number', words }))
  return other.length === 0 ? found : { ...found, support: 'conflicting', doubts: [...found.doubts, ...other] }
}

function checkedSentence(reading: SourceReading, text: string, cited: readonly ReportSpan[]): ModelSentence {
  const { support, spans, doubts } = checked(reading, text, cited)
  const sentence = {
    text,
    cited: [...cited],
    spans: spans.slice(0, 3),
    doubts: [...doubts],
    foreign: false,
    judged: null,
  }
  if (support === 'verbatim') return { ...sentence, support }
  if (isForeign(text, reading.language)) return { ...sentence, support: 'unsupported', spans: [], foreign: true }
  const against = support === 'unsupported' || support === 'conflicting'
  const translated = against ? translationOf(reading, { text, cited, doubts: sentence.doubts }) : null
  return { ...sentence, support, ...translated }
}

const isWords = (text: string): boolean => /\p{L}{2}/u.test(text) && text.length <= longestSentence

const titles = new Set(Object.values(sectionTitles).flatMap((title) => Object.values(title).map(fold)))

/** Whether a text repeats words of the request itself, or a title, which the report sets. */
const echoes = (text: string, instructions: string): boolean =>
  titles.has(fold(text).replace(/[\s.:]+$/, '')) ||
  (text.length > 14 && instructions.includes(text.replace(/[.:]$/, '')))

/**
 * The sentences of an answer, each checked against the source by itself; an item that says several things is several
 * sentences. `instructions` are the instructions of the request, of which nothing belongs in a report.
 */
export function sentencesOf(
  reading: SourceReading,
  items: readonly AnswerItem[],
  { lines, instructions }: { lines: ReadonlyMap<number, EvidenceLine>; instructions: string },
): ModelSentence[] {
  const seen = new Set<string>()
  const sentences: ModelSentence[] = []
  for (const { text, sources } of items) {
    const cited = sources.flatMap((number) => lines.get(number)?.spans ?? [])
    for (const { start, end } of splitSentences(text, { start: 0, end: text.length })) {
      const own = text.slice(start, end)
      if (seen.has(own) || !isWords(own) || echoes(own, instructions)) continue
      if (sentences.length >= mostSentences) return sentences
      seen.add(own)
      sentences.push(checkedSentence(reading, own, cited))
    }
  }
  return sentences
}
