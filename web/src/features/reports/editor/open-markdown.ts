import { parseMarkdown, writeMarkdown } from '@alta/clinical/document/markdown'
import { textOf } from '@alta/clinical/document/plain-text'
import type { Node } from 'prosemirror-model'
import { treeOf } from './from-document.ts'
import { normalizeTree } from './normalize-tree.ts'
import { documentOf } from './to-document.ts'

const letters = (text: string) => text.replace(/\s+/g, '')

/** The markdown a section is compared by: the same for all texts that read the same. */
export function normalMarkdown(markdown: string): string {
  return writeMarkdown(normalizeTree(parseMarkdown(markdown)))
}

/** What the editor holds, as CommonMark with tables; empty for an empty section. */
export function markdownOf(document: Node): string {
  return writeMarkdown(treeOf(document))
}

/**
 * A section for the editor; null when the editor would lose something of it. Trusts none of its own steps: every letter
 * must be there still, the way into the editor and back must give the same markdown, and so must reading that again.
 */
export function openMarkdown(markdown: string): Node | null {
  const read = parseMarkdown(markdown)
  const tree = normalizeTree(read)
  const normal = writeMarkdown(tree)
  const document = documentOf(tree)
  const isLossless =
    letters(textOf(tree)) === letters(textOf(read)) &&
    markdownOf(document) === normal &&
    normalMarkdown(normal) === normal
  return isLossless ? document : null
}
