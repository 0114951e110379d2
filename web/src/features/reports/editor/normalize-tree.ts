import type { List, ListItem, Paragraph, PhrasingContent, Root, RootContent, Table } from 'mdast'
import { areRuns, phrasing, runsOf, settled } from './runs.ts'

const inline = (nodes: readonly PhrasingContent[]) => (areRuns(nodes) ? phrasing(settled(runsOf(nodes))) : [...nodes])

const hasWords = (nodes: readonly PhrasingContent[]) =>
  runsOf(nodes).some(({ text }) => text.trim() !== '') || !areRuns(nodes)

function paragraph(children: readonly PhrasingContent[]): Paragraph[] {
  return hasWords(children) ? [{ type: 'paragraph', children: inline(children) }] : []
}

function table({ align, children }: Table): Table {
  const width = Math.max(...children.map((row) => row.children.length))
  return {
    type: 'table',
    align: Array.from({ length: width }, (_, column) => align?.[column] ?? null),
    children: children.map((row) => ({
      type: 'tableRow',
      children: Array.from({ length: width }, (_, column) => ({
        type: 'tableCell',
        children: inline(row.children[column]?.children ?? []),
      })),
    })),
  }
}

function list({ ordered, start, children }: List): List[] {
  const items = children
    .map((item): ListItem => ({ type: 'listItem', spread: false, children: blocks(item.children) }))
    .filter((item) => item.children.length > 0)
  const isOrdered = ordered === true
  return items.length === 0
    ? []
    : [{ type: 'list', ordered: isOrdered, start: isOrdered ? (start ?? 1) : null, spread: false, children: items }]
}

function blocks<Block extends RootContent>(nodes: readonly Block[]): (Block | Paragraph | List | Table)[] {
  return nodes.flatMap((node): (Block | Paragraph | List | Table)[] => {
    switch (node.type) {
      case 'paragraph':
        return paragraph(node.children)
      case 'html':
        return paragraph([node])
      case 'heading':
        return hasWords(node.children) ? [{ ...node, children: inline(node.children) }] : []
      case 'list':
        return list(node)
      case 'table':
        return [table(node)]
      default:
        return [node]
    }
  })
}

/**
 * The one form of all trees that read the same: nothing empty, no stray blanks, marks nested in one way, lists tight,
 * tables rectangular, HTML as the text it is. What the editor does not know stays as it was.
 */
export function normalizeTree(tree: Root): Root {
  return { type: 'root', children: blocks(tree.children) }
}
