import type { PhrasingContent } from 'mdast'
import type { PdfFontFace, PdfLayoutRun } from './pdf-text.ts'

/** Phrases of a markdown tree as runs. A link is its words, because a printed page leads nowhere. */
export function runsOf(nodes: readonly PhrasingContent[], face: PdfFontFace = 'regular'): PdfLayoutRun[] {
  return nodes.flatMap((node): PdfLayoutRun[] => {
    switch (node.type) {
      case 'text':
      case 'html':
      case 'inlineCode':
        return [{ text: node.value.replace(/\s+/g, ' '), face }]
      case 'strong':
        return runsOf(node.children, 'bold')
      case 'emphasis':
        return runsOf(node.children, face === 'bold' ? 'bold' : 'italic')
      case 'delete':
      case 'link':
      case 'linkReference':
        return runsOf(node.children, face)
      case 'break':
        return [{ text: '\n', face }]
      default:
        return []
    }
  })
}
