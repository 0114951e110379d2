import type { MessageDoubt } from '@alta/contract/chat'
import type { Language } from '@alta/contract/languages'
import type { BlockContent, Heading, Paragraph, Root, RootContent } from 'mdast'
import { documentWords } from '../lexicon/document-words.ts'
import { moment } from './imprint.ts'
import { parseMarkdown } from './markdown.ts'
import { heading, paragraph } from './section-blocks.ts'

/** A cited passage: the message's content from `start` to `end`. */
interface PrintableCitation {
  readonly start: number
  readonly end: number
  /** The name of the document or report; null where it no longer exists. */
  readonly source: string | null
  readonly page?: number
  /** The cited words, as they stand in the source; null where they are not available. */
  readonly quote: string | null
}

interface PrintableAuthor {
  /** The model that wrote; null where the engine wrote because the model's answer could not be used. */
  readonly model: string | null
  /** The engine answered because the model found no answer. */
  readonly declined: boolean
  /** Whether the model wrote from documents. */
  readonly grounded: boolean
  /** How many sentences of the model were left out. */
  readonly removed: number
}

interface PrintableMessage {
  readonly role: 'user' | 'assistant'
  /** Markdown for an answer; for a question the text as it was typed. */
  readonly content: string
  /** The answer was stopped or failed, so that it is not complete. */
  readonly unfinished: boolean
  /** An ISO instant. */
  readonly created_at: string
  /** Citations in the order of the content; none stands inside another. */
  readonly citations: readonly PrintableCitation[]
  /** Doubts in the order of the content. Every printed form of an answer marks them. */
  readonly doubts: readonly MessageDoubt[]
  /** The author of an answer, where it is not the engine alone. */
  readonly author?: PrintableAuthor
}
type PrintableAnswer = Pick<PrintableMessage, 'content' | 'citations' | 'doubts'>

export interface PrintableChat {
  readonly title: string
  readonly language: Language
  readonly messages: readonly PrintableMessage[]
}

/** The lines of a question, a paragraph for each block of them; nothing in them counts as markdown. */
function asTyped(content: string): BlockContent[] {
  return content.split(/\n{2,}/).map((block): Paragraph => {
    const lines = block.split('\n')
    return {
      type: 'paragraph',
      children: lines.flatMap((value, index) => [
        ...(index > 0 ? [{ type: 'break' as const }] : []),
        { type: 'text' as const, value },
      ]),
    }
  })
}

/** The mark behind a sentence that its passages do not support, as text of a markdown document. */
function markOf({ support }: MessageDoubt, language: Language): string {
  const { contradicted, unconfirmed } = documentWords[language]
  return support === 'conflicting' ? contradicted : unconfirmed
}

/**
 * An answer with its doubts marked. Behind each citation, outside the quotation mark, stands the number of its note.
 */
function numbered({ content, citations, doubts }: PrintableAnswer, numbers: readonly string[], language: Language) {
  const behind = [
    ...doubts.map((doubt) => ({ end: doubt.end, mark: markOf(doubt, language) })),
    ...citations.map(({ end }, index) => ({ end, mark: numbers[index] ?? '' })),
  ].toSorted((a, b) => a.end - b.end)
  let [written, from] = ['', 0]
  for (const { end, mark } of behind) {
    const to = content.charAt(end) === '»' ? end + 1 : end
    written += `${content.slice(from, to)} ${mark.replaceAll(/[[\]]/g, '\\$&')}`
    from = to
  }
  return written + content.slice(from)
}

/** Gives citations their numbers; the same words at the same place keep their number. */
function notebook(language: Language) {
  const words = documentWords[language]
  const lines: string[] = []
  const known = new Map<string, number>()
  const numberOf = ({ source, page, quote }: PrintableCitation): string => {
    const origin = [source ?? words.deleted_document, ...(page === undefined ? [] : [`${words.page_short} ${page}`])]
    const quoted = quote === null ? '' : `: «${quote.replace(/\s+/g, ' ').trim()}»`
    const line = origin.join(', ') + quoted
    const number = known.get(line) ?? lines.push(line)
    known.set(line, number)
    return `[${number}]`
  }
  return { lines, numberOf }
}

/** The notes under their heading; empty where nothing is cited. */
function notes(lines: readonly string[], title: string): RootContent[] {
  if (lines.length === 0) return []
  const children = lines.map((line) => ({ type: 'listItem' as const, spread: false, children: [paragraph(line)] }))
  return [heading(2, title), { type: 'list', ordered: true, start: 1, spread: false, children }]
}

function headOf(message: PrintableMessage, language: Language): Heading {
  const words = documentWords[language]
  const who = message.role === 'user' ? words.question : words.answer
  return heading(2, `${who} · ${moment(message.created_at, language)}`)
}

const emphasised = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'emphasis', children: [{ type: 'text', value }] }],
})

function authorLine({ model, declined, grounded, removed }: PrintableAuthor, language: Language): Paragraph {
  const { by_engine_instead, model_found_nothing, by_model, by_model_alone, left_out } = documentWords[language]
  const byEngine = declined ? model_found_nothing : by_engine_instead
  const who = model === null ? byEngine : `${grounded ? by_model : by_model_alone} (${model})`
  return emphasised(removed > 0 ? `${who} · ${left_out}: ${removed}` : who)
}

/** A conversation as a markdown syntax tree (mdast): questions, answers, and at the end what they cite as numbered notes. */
export function chatTree({ title, language, messages }: PrintableChat): Root {
  const words = documentWords[language]
  const { lines, numberOf } = notebook(language)
  const blocks = messages.flatMap((message): RootContent[] => {
    const content: RootContent[] =
      message.role === 'user'
        ? [{ type: 'blockquote', children: asTyped(message.content) }]
        : parseMarkdown(numbered(message, message.citations.map(numberOf), language)).children
    const author = message.author === undefined ? [] : [authorLine(message.author, language)]
    const end = message.unfinished ? [emphasised(words.unfinished)] : []
    return [headOf(message, language), ...author, ...content, ...end]
  })
  return { type: 'root', children: [heading(1, title), ...blocks, ...notes(lines, words.notes)] }
}

/** One answer by itself, its doubts marked, with what it cites as numbered notes beneath. */
export function answerTree(message: PrintableAnswer, language: Language): Root {
  const { lines, numberOf } = notebook(language)
  const content = parseMarkdown(numbered(message, message.citations.map(numberOf), language)).children
  return { type: 'root', children: [...content, ...notes(lines, documentWords[language].notes)] }
}
