import type { Nodes, Root, TableCell, TableRow } from 'mdast'

/** The words of a node without any marking; a line break only where one was set by hand. */
export function textOf(node: Nodes): string {
  if (node.type === 'break') return '\n'
  if (node.type === 'text') return node.value.replace(/\n/g, ' ')
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** The text of a cell on one line. What stood on lines of its own stays apart, because it may be two doses. */
const cellText = (cell: TableCell): string => textOf(cell).replace(/\n/g, '; ')

export const rowText = (row: TableRow): string => row.children.map(cellText).join(' | ')

function blockText(node: Nodes, indent: string): string {
  if (node.type === 'list') {
    const first = node.start ?? 1
    const lead = (index: number): string => (node.ordered === true ? `${first + index}. ` : '- ')
    return node.children.map((item, index) => indent + lead(index) + blockText(item, `${indent}  `)).join('\n')
  }
  if (node.type === 'listItem') {
    return node.children.map((child) => blockText(child, indent)).join('\n')
  }
  if (node.type === 'table') {
    return node.children.map(rowText).join('\n')
  }
  if (node.type === 'blockquote') return node.children.map((child) => blockText(child, indent)).join('\n')
  return textOf(node)
}

/** Plain text of a markdown tree: an empty line between blocks, "- " items, `cell | cell` rows. */
export function treeText(tree: Root): string {
  return `${tree.children.map((node) => blockText(node, '')).join('\n\n')}\n`
}
