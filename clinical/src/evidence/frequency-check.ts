import { fold } from '../text/fold.ts'
import type { Span } from '../course/course.ts'
import type { Objection } from './doubt.ts'
import type { SentenceFacts } from './sentence-facts.ts'
import type { SourceSentence } from './source-index.ts'
import { threeDoses } from './three-doses.ts'

interface Frequency extends Span {
  /** How many times a day. */
  readonly times: number
}

const interval =
  /(?:(?:cada|every|c\/|q|\/)\s?(4|6|8|12|24)\s?(?:h|hs|hr|horas|hores|hours|hrs)|(4|6|8|12|24)[\s-]hourly)(?!\p{L})/gu
const schedule = new RegExp(String.raw`${threeDoses}(?:-([0-3]))?(?![\d\-/])`, 'g')
const wordedFrequencies: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:once (?:a day|daily)|(?:una|1) (?:vez|vegada) al dia|(?:un|1) cop al dia)(?!\p{L})/gu, 1],
  [/(?<!\p{L})(?:b\.?i\.?d|bd|twice (?:a day|daily)|(?:dos|dues|2) (?:veces|vegades|cops) al dia)(?!\p{L})/gu, 2],
  [
    /(?<!\p{L})(?:t\.?i\.?d|tds|(?:three|3) times (?:a day|daily)|(?:tres|3) (?:veces|vegades|cops) al dia)(?!\p{L})/gu,
    3,
  ],
  [
    /(?<!\p{L})(?:q\.?i\.?d|qds|(?:four|4) times (?:a day|daily)|(?:cuatro|quatre|4) (?:veces|vegades|cops) al dia)(?!\p{L})/gu,
    4,
  ],
]

const spanOf = (match: RegExpExecArray): Span => ({ start: match.index, end: match.index + match[0].length })

/** The daily frequencies in a text, in any notation: "1-0-1", "cada 8 h", "TDS". */
function frequenciesIn(text: string): Frequency[] {
  const folded = fold(text)
  return [
    ...[...folded.matchAll(interval)].map((match) => ({ ...spanOf(match), times: 24 / Number(match[1] ?? match[2]) })),
    ...[...folded.matchAll(schedule)].map((match) => ({
      ...spanOf(match),
      times: match.slice(1).filter((dose) => Number(dose?.replace(',', '.') ?? 0) > 0).length,
    })),
    ...wordedFrequencies.flatMap(([form, times]) =>
      [...folded.matchAll(form)].map((match) => ({ ...spanOf(match), times })),
    ),
  ]
}

/** The passages of a text that tell a frequency which the source tells too, in any notation. */
export function frequenciesBorneOut(text: string, aligned: readonly SourceSentence[]): Span[] {
  const own = frequenciesIn(text)
  if (own.length === 0) return []
  const theirs = new Set(aligned.flatMap(({ facts }) => frequenciesIn(facts.text)).map(({ times }) => times))
  return own.filter(({ times }) => theirs.has(times))
}

/** Checks that a drug is taken as often as in the source. A source without a frequency objects to nothing. */
export function frequencyObjections({ text, drugs }: SentenceFacts, aligned: readonly SourceSentence[]): Objection[] {
  if (drugs.length === 0) return []
  const own = frequenciesIn(text)
  if (own.length === 0) return []
  const theirs = aligned.flatMap(({ facts }) => frequenciesIn(facts.text))
  if (theirs.length === 0) return []
  return own.flatMap(({ times, start, end }) =>
    theirs.some((other) => other.times === times)
      ? []
      : [{ kind: 'dose', standing: 'conflict', words: text.slice(start, end) }],
  )
}
