import type { Language } from '@alta/contract/languages'
import { sectionTitles } from '@alta/contract/sections'
import { answerTexts } from '../lexicon/search/answer-texts.ts'
import type { ExtractiveAnswer, Quote } from './answer.ts'
import type { SearchIndex } from './index-texts.ts'

/**
 * The citation's place in the message's content (`start`, `end`) and in the text (`source_start`, `source_end`), in
 * UTF-16 units, end exclusive.
 */
export interface AnswerCitation {
  readonly start: number
  readonly end: number
  readonly text_id: string
  readonly source_start: number
  readonly source_end: number
}

/** An answer as it is shown. */
export interface FormattedAnswer {
  /** CommonMark. */
  readonly content: string
  /** One citation for each quote, in the order of the content. */
  readonly citations: readonly AnswerCitation[]
  /** The content in the pieces that are streamed, one sentence each. */
  readonly parts: readonly string[]
}

/** The words on one line, escaped so that markdown leaves them unchanged. */
export function plain(words: string): string {
  return words
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[\\`*_[~]|<(?=[a-z/!?])|&(?=#|\w+;)/gi, (sign) => `\\${sign}`)
    .trim()
}

const locales = { es: 'es-ES', ca: 'ca-ES', en: 'en-GB' } as const

function dayIn(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${day}T00:00:00Z`))
}

function leadOf({ day, section, polarity }: Quote, language: Language): string {
  const origin = [day === null ? '' : dayIn(day, language), section === null ? '' : sectionTitles[section][language]]
  const mark = polarity === 'affirmed' ? '' : `*${answerTexts[polarity][language]}*`
  const lead = [...origin, mark].filter((part) => part !== '').join(' · ')
  return lead === '' ? '' : `${lead}: `
}

/** The quotes grouped by document, in the order of each document's best quote. */
function byDocument(quotes: readonly Quote[]): Map<string, Quote[]> {
  return Map.groupBy(quotes, ({ text_id }) => text_id)
}

/** Formats an answer: a line of our own, then the quotes by document, dated, each with its citation. */
export function formatAnswer(answer: ExtractiveAnswer, index: SearchIndex, language: Language): FormattedAnswer {
  const nothing = answer.grounding === 'none'
  const quotes = nothing ? answer.nearest : answer.quotes
  const lead = answer.grounding === 'partial' ? 'part' : 'found'
  const silence = quotes.length > 0 ? 'nearest' : 'nothing'
  const opening = nothing ? silence : answer.may ? 'may' : lead
  const parts: string[] = [answerTexts[opening][language]]
  const citations: AnswerCitation[] = []
  let length = parts[0]?.length ?? 0
  const say = (words: string): void => {
    parts.push(words)
    length += words.length
  }
  for (const [text_id, own] of byDocument(quotes)) {
    say(`\n\n**${plain(index.texts.get(text_id)?.title ?? '')}**\n`)
    for (const quote of own) {
      const lead = `\n- ${leadOf(quote, language)}`
      const words = plain(quote.quote)
      const start = length + lead.length + 1
      citations.push({ start, end: start + words.length, text_id, source_start: quote.start, source_end: quote.end })
      say(`${lead}«${words}»`)
    }
  }
  return { content: parts.join(''), citations, parts }
}
