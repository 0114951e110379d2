import { setBlockType } from 'prosemirror-commands'
import type { Node, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import { schema } from './schema.ts'

const { nodes } = schema

interface FoundNode {
  readonly node: Node
  readonly position: number
}

function around({ selection: { $from } }: EditorState, kinds: readonly NodeType[]): FoundNode | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (kinds.includes(node.type)) return { node, position: $from.before(depth) }
  }
  return null
}

const listKinds = [nodes.bullet_list, nodes.ordered_list]

/** Whether the selection begins in a list of this kind; of nested lists the innermost counts. */
export const isInList = (state: EditorState, kind: NodeType) => around(state, listKinds)?.node.type === kind

/** Makes a list, turns one kind into the other, or ends it. */
export const toggleList =
  (kind: NodeType): Command =>
  (state, dispatch) => {
    const list = around(state, listKinds)
    if (list === null) return wrapInList(kind)(state, dispatch)
    if (list.node.type === kind) return liftListItem(nodes.list_item)(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup(list.position, kind))
    return true
  }

/** 3 or 4: a sub-heading of the section; null: a paragraph. Out of a list a heading comes only by itself. */
export function blockLevel({ selection: { $from } }: EditorState): 3 | 4 | null {
  if ($from.parent.type !== nodes.heading) return null
  return $from.parent.attrs['level'] === 4 ? 4 : 3
}

export const setLevel = (level: 3 | 4 | null): Command =>
  level === null ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level })

/** A row of heads and one to fill, three columns wide; the cursor goes into the first cell. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state) || around(state, [nodes.list_item]) !== null) return false
  const cell = nodes.table_cell.createAndFill()
  if (cell === null) return false
  const row = nodes.table_row.create(null, [cell, cell, cell])
  if (dispatch) {
    const { $from } = state.selection
    const isEmpty = $from.parent.isTextblock && $from.parent.content.size === 0
    const [from, to] = isEmpty ? [$from.before(), $from.after()] : [$from.after(1), $from.after(1)]
    const tr = state.tr.replaceWith(from, to, nodes.table.create(null, [row, row]))
    if (tr.doc.lastChild?.type === nodes.table) tr.insert(tr.doc.content.size, nodes.paragraph.create())
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1))).scrollIntoView())
  }
  return true
}

/** What takes a row or column away leaves the cursor in the table, in its last cell when its own is gone. */
export const stayingInTable =
  (command: Command): Command =>
  (state, dispatch) => {
    const table = around(state, [nodes.table])
    return command(
      state,
      dispatch &&
        ((tr) => {
          const left = table && tr.doc.nodeAt(table.position)
          const end = table && left?.type === nodes.table ? table.position + left.nodeSize : -1
          const isOut = table !== null && (tr.selection.from < table.position || tr.selection.from > end)
          dispatch(isOut && end > 0 ? tr.setSelection(TextSelection.near(tr.doc.resolve(end - 1), -1)) : tr)
        }),
    )
  }

export const insertBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.type.contentMatch.matchType(nodes.break)) return false
  dispatch?.(state.tr.replaceSelectionWith(nodes.break.create()).scrollIntoView())
  return true
}

/** At the start of a list item or a heading, Backspace takes that away before it touches the text. */
export const plainAtStart: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parentOffset > 0) return false
  if ($from.parent.type === nodes.heading) return setLevel(null)(state, dispatch)
  const inItem = $from.depth > 1 && $from.node(-1).type === nodes.list_item && $from.index(-1) === 0
  return inItem && liftListItem(nodes.list_item)(state, dispatch)
}
