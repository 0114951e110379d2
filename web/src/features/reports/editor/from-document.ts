import type { Mark as HeldMark, Node } from 'prosemirror-model'
import { TableMap } from 'prosemirror-tables'
import type { AlignType, List, ListItem, Paragraph, PhrasingContent, Root, RootContent, Table } from 'mdast'
import { type TextMark, phrasing, type TextRun } from './runs.ts'
import { normalizeTree } from './normalize-tree.ts'

function markOf({ type, attrs }: HeldMark): TextMark {
  if (type.name === 'strong' || type.name === 'emphasis') return { type: type.name }
  const title: unknown = attrs['title']
  return { type: 'link', url: String(attrs['url']), title: typeof title === 'string' ? title : null }
}

function inline(node: Node): PhrasingContent[] {
  const runs = node.children.map((child): TextRun => ({ text: child.text ?? '\n', marks: child.marks.map(markOf) }))
  return phrasing(runs)
}

const paragraph = (node: Node): Paragraph => ({ type: 'paragraph', children: inline(node) })

function list(node: Node): List {
  const ordered = node.type.name === 'ordered_list'
  const children = node.children.map((item): ListItem => ({
    type: 'listItem',
    children: item.children.map((child) => (child.type.name === 'paragraph' ? paragraph(child) : list(child))),
  }))
  return { type: 'list', ordered, start: ordered ? Number(node.attrs['start']) : null, children }
}

const aligns = ['left', 'center', 'right'] as const
const alignOf = (cell: Node | null | undefined): AlignType =>
  aligns.find((align) => align === cell?.attrs['align']) ?? null

/**
 * Paragraphs of a cell become its lines; a cell over several columns or rows stands in the first, the others are empty.
 */
function table(node: Node): Table {
  const { map, width, height } = TableMap.get(node)
  const cellAt = (index: number) => (map.indexOf(map[index] ?? -1) === index ? node.nodeAt(map[index] ?? 0) : null)
  const content = (cell: Node | null): PhrasingContent[] =>
    (cell?.children ?? []).flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'break' as const }] : []),
      ...inline(line),
    ])
  return {
    type: 'table',
    align: Array.from({ length: width }, (_, column) => alignOf(cellAt(column))),
    children: Array.from({ length: height }, (_, row) => ({
      type: 'tableRow',
      children: Array.from({ length: width }, (_cell, column) => ({
        type: 'tableCell',
        children: content(cellAt(row * width + column)),
      })),
    })),
  }
}

function block(node: Node): RootContent {
  switch (node.type.name) {
    case 'heading':
      return { type: 'heading', depth: node.attrs['level'] === 4 ? 4 : 3, children: inline(node) }
    case 'bullet_list':
    case 'ordered_list':
      return list(node)
    case 'table':
      return table(node)
    default:
      return paragraph(node)
  }
}

/** Converts the document of the editor into a normalized tree. */
export function treeOf(document: Node): Root {
  return normalizeTree({ type: 'root', children: document.children.map(block) })
}
