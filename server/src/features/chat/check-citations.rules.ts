import { plain, type FormattedAnswer } from '@alta/clinical/search/format-answer'
import type { Citation, Grounding } from '@alta/contract/chat'
import type { ComposedAnswer } from './answer.rules.ts'
import type { CitedText, Version } from './texts.store.ts'

/** The result of a search. */
interface SearchResultAnswer {
  readonly grounding: Grounding
  readonly formatted: FormattedAnswer
}

/** Something that has a place in a text: a citation or a passage. */
interface InText {
  readonly text_id: string
}

/**
 * The versions of texts that these refer to. Throws when one refers to a text the session has not got: then nothing is
 * written.
 */
export function versionsOf(references: readonly InText[], searched: readonly Version[]): Version[] {
  const known = new Map(searched.map((version) => [version.source_id, version]))
  return [...new Set(references.map(({ text_id }) => text_id))].map((text_id) => {
    const version = known.get(text_id)
    if (!version) throw new Error('An answer rests on a text that is not of its session.')
    return version
  })
}

/** The page on which an offset lies, from 1; undefined for a text without pages. */
export function pageAt(page_starts: readonly number[], offset: number): number | undefined {
  if (page_starts.length === 0) return undefined
  const beyond = page_starts.findIndex((start) => start > offset)
  return Math.max(1, beyond === -1 ? page_starts.length : beyond)
}

/**
 * An answer with its citations as they are stored, each checked against the text it names: the quotation must stand
 * there word for word. Throws when one does not.
 */
export function citedAnswer({ grounding, formatted }: SearchResultAnswer, texts: readonly CitedText[]): ComposedAnswer {
  const known = new Map(texts.map((text) => [text.source_id, text]))
  const citations = formatted.citations.map(({ text_id, ...at }): Citation => {
    const text = known.get(text_id)
    const quoted = formatted.content.slice(at.start, at.end)
    if (!text || quoted === '' || quoted !== plain(text.text.slice(at.source_start, at.source_end)))
      throw new Error('An answer quotes what its text does not say.')
    const page = pageAt(text.page_starts, at.source_start)
    const { document_id, discharge_report_id, revision } = text
    return { ...at, document_id, discharge_report_id, revision, ...(page !== undefined && { page }) }
  })
  return { content: formatted.content, citations, grounding, parts: formatted.parts }
}

/** The document's or the report's id. */
export const sourceIdOf = ({ document_id, discharge_report_id }: Citation): string =>
  document_id ?? discharge_report_id ?? ''

/** The text of a citation in the message, without markdown's escape characters. */
export const wordsCited = (content: string, { start, end }: Pick<Citation, 'start' | 'end'>): string =>
  content.slice(start, end).replace(/\\([\\`*_[\]<>&~|])/g, '$1')
