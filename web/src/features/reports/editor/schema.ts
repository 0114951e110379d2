import { Schema } from 'prosemirror-model'

const content = 0
const tags = (names: readonly string[], level: number) => names.map((tag) => ({ tag, attrs: { level } }))
const spanOf = (cell: HTMLElement, name: string) => Math.max(1, Number(cell.getAttribute(name)) || 1)

/**
 * What a section may hold: names as in mdast where both know a thing. There is one kind of cell, because the first row
 * of a table in markdown is its head wherever it came from.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', content] },
    heading: {
      attrs: { level: { default: 3 } },
      content: 'text*',
      group: 'block',
      defining: true,
      parseDOM: [...tags(['h1', 'h2', 'h3'], 3), ...tags(['h4', 'h5', 'h6'], 4)],
      toDOM: (node) => [node.attrs['level'] === 4 ? 'h4' : 'h3', content],
    },
    bullet_list: {
      content: 'list_item+',
      group: 'block list',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', content],
    },
    ordered_list: {
      attrs: { start: { default: 1 } },
      content: 'list_item+',
      group: 'block list',
      parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ start: spanOf(list, 'start') }) }],
      toDOM: (node) => ['ol', { start: String(node.attrs['start']) }, content],
    },
    list_item: {
      content: 'paragraph (paragraph | list)*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', content],
    },
    table: {
      content: 'table_row+',
      group: 'block',
      tableRole: 'table',
      isolating: true,
      parseDOM: [{ tag: 'table' }],
      toDOM: () => ['table', ['tbody', content]],
    },
    table_row: {
      content: 'table_cell+',
      tableRole: 'row',
      parseDOM: [{ tag: 'tr' }],
      toDOM: () => ['tr', content],
    },
    table_cell: {
      attrs: {
        colspan: { default: 1 },
        rowspan: { default: 1 },
        colwidth: { default: null },
        align: { default: null },
      },
      content: 'paragraph+',
      tableRole: 'cell',
      isolating: true,
      parseDOM: [
        {
          tag: 'td, th',
          getAttrs: (cell) => ({ colspan: spanOf(cell, 'colspan'), rowspan: spanOf(cell, 'rowspan') }),
        },
      ],
      toDOM: ({ attrs }) => [
        'td',
        { colspan: String(attrs['colspan']), rowspan: String(attrs['rowspan']), 'data-align': attrs['align'] ?? null },
        content,
      ],
    },
    break: {
      inline: true,
      group: 'inline',
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    text: { group: 'inline' },
  },
  marks: {
    // A link is kept with its address and shown as text: nobody follows it out of what they are writing.
    link: { attrs: { url: {}, title: { default: null } }, inclusive: false, toDOM: () => ['span', content] },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', content] },
    emphasis: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', content] },
  },
})
