import type { Nodes, PhrasingContent, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { defaultHandlers, type Handle, toMarkdown } from 'mdast-util-to-markdown'
import { gfmTable } from 'micromark-extension-gfm-table'

export type MarkdownNode = Nodes
export type MarkdownRoot = Root

const htmlBreak = /^<br\s*\/?>$/i

function withBreaks(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.map((node) => {
    if (node.type === 'html' && htmlBreak.test(node.value)) return { type: 'break' }
    return 'children' in node ? { ...node, children: withBreaks(node.children) } : node
  })
}

// A line of a table cannot end inside a cell, so `<br>` is the only way to write a line break there.
function breakCells(node: Nodes): void {
  if (node.type === 'tableCell') node.children = withBreaks(node.children)
  else if ('children' in node) node.children.forEach(breakCells)
}

const writeBreak: Handle = (...args) => (args[2].stack.includes('tableCell') ? '<br>' : defaultHandlers.break(...args))

/** Reads CommonMark with GitHub tables. `<br>` in a cell is a line break; all other HTML stays as it is written. */
export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown(), { transforms: [breakCells] }],
  })
}

/** Writes markdown in which special signs are escaped, so that `parseMarkdown` gives the same text back. */
export function writeMarkdown(tree: Root): string {
  return toMarkdown(tree, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    handlers: { break: writeBreak },
    extensions: [gfmTableToMarkdown()],
  })
}
