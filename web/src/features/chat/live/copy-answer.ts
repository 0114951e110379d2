import { answerTree } from '@alta/clinical/document/chat-tree'
import { parseMarkdown } from '@alta/clinical/document/markdown'
import { treeText } from '@alta/clinical/document/plain-text'
import type { Citation, Message } from '@alta/contract/chat'
import type { Language } from '@alta/contract/sections'
import { type Copied, putOnClipboard, treeHtml } from '../../../base/clipboard.ts'

interface Way {
  /** What a cited source is called; null to copy without citations. */
  readonly nameOf: ((citation: Citation) => string | undefined) | null
  readonly language: Language
}

/** An answer as rich and as plain text, with its citations as numbered notes where they are wanted. */
export const copiedAnswer = ({ content, citations }: Pick<Message, 'content' | 'citations'>, way: Way): Copied => {
  const { nameOf, language } = way
  const named = citations.map((citation) => ({
    start: citation.start,
    end: citation.end,
    source: nameOf?.(citation) ?? null,
    quote: treeText(parseMarkdown(content.slice(citation.start, citation.end))).trim(),
    ...(citation.page !== undefined && { page: citation.page }),
  }))
  const tree = nameOf ? answerTree({ content, citations: named }, language) : parseMarkdown(content)
  return { html: treeHtml(tree), plain: treeText(tree) }
}

/** Throws when the browser does not allow it. */
export const copyAnswer = (message: Message, way: Way): Promise<void> => putOnClipboard(copiedAnswer(message, way))
