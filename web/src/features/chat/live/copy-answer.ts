import { answerTree } from '@alta/clinical/document/chat-tree'
import { parseMarkdown } from '@alta/clinical/document/markdown'
import { treeText } from '@alta/clinical/document/plain-text'
import type { Citation, Message } from '@alta/contract/chat'
import type { Language } from '@alta/contract/languages'
import { type Copied, putOnClipboard, treeHtml } from '../../../base/clipboard.ts'

interface CopyAnswerOptions {
  /** What a cited source is called; null to copy without citations. */
  readonly nameOf: ((citation: Citation) => string | undefined) | null
  /**
   * The words of the sources that a model's sentences stand on, by citation; the engine's sentences quote themselves.
   */
  readonly quotes?: readonly (string | null)[]
  readonly language: Language
}

/**
 * An answer as rich and as plain text, optionally with its citations as numbered notes. Words that its passages do not
 * support are always marked.
 */
export const copiedAnswer = (
  message: Pick<Message, 'content' | 'citations' | 'doubts'>,
  way: CopyAnswerOptions,
): Copied => {
  const { content, doubts } = message
  const { nameOf, quotes, language } = way
  const own = ({ start, end }: Citation) => treeText(parseMarkdown(content.slice(start, end))).trim()
  const citations = message.citations.map((citation, index) => ({
    start: citation.start,
    end: citation.end,
    source: nameOf?.(citation) ?? null,
    quote: quotes ? (quotes[index] ?? null) : own(citation),
    ...(citation.page !== undefined && { page: citation.page }),
  }))
  const tree = answerTree({ content, citations: nameOf ? citations : [], doubts }, language)
  return { html: treeHtml(tree), plain: treeText(tree) }
}

/** Throws when the browser does not allow it. */
export const copyAnswer = (message: Message, way: CopyAnswerOptions): Promise<void> =>
  putOnClipboard(copiedAnswer(message, way))
