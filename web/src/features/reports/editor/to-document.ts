import { textOf } from '@alta/clinical/document/plain-text'
import type { Node } from 'prosemirror-model'
import type { List, PhrasingContent, Root, RootContent, Table } from 'mdast'
import { runsOf } from './runs.ts'
import { schema } from './schema.ts'

function inline(nodes: readonly PhrasingContent[]): Node[] {
  return runsOf(nodes).flatMap(({ text, marks }) => {
    const proseMarks = marks.map((mark) =>
      mark.type === 'link' ? schema.mark('link', { url: mark.url, title: mark.title }) : schema.mark(mark.type),
    )
    if (text === '\n') return [schema.node('break', null, undefined, proseMarks)]
    return text === '' ? [] : [schema.text(text, proseMarks)]
  })
}

const paragraph = (nodes: readonly PhrasingContent[]) => schema.node('paragraph', null, inline(nodes))
const words = (text: string) => paragraph([{ type: 'text', value: text }])

function list({ ordered, start, children }: List): Node {
  const items = children.map((item) => {
    const inside = item.children.map((child) => {
      if (child.type === 'paragraph') return paragraph(child.children)
      return child.type === 'list' ? list(child) : words(textOf(child))
    })
    const lead = inside[0]?.type.name === 'paragraph' ? [] : [paragraph([])]
    return schema.node('list_item', null, [...lead, ...inside])
  })
  return ordered === true
    ? schema.node('ordered_list', { start: start ?? 1 }, items)
    : schema.node('bullet_list', null, items)
}

function table({ align, children }: Table): Node {
  const rows = children.map((row) =>
    row.children.map((cell, column) =>
      schema.node('table_cell', { align: align?.[column] ?? null }, paragraph(cell.children)),
    ),
  )
  return schema.node(
    'table',
    null,
    rows.map((cells) => schema.node('table_row', null, cells)),
  )
}

function block(node: RootContent): Node {
  switch (node.type) {
    case 'paragraph':
      return paragraph(node.children)
    case 'heading': {
      const text = inline(node.children).filter((child) => child.isText)
      return schema.node('heading', { level: node.depth === 4 ? 4 : 3 }, text)
    }
    case 'list':
      return list(node)
    case 'table':
      return table(node)
    default:
      return words(textOf(node))
  }
}

/** A normalized tree as the editor holds it. What it cannot hold becomes mere words: see `openMarkdown`. */
export function documentOf(tree: Root): Node {
  return schema.node('doc', null, tree.children.length === 0 ? [paragraph([])] : tree.children.map(block))
}
