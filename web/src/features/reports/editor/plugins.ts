import { baseKeymap, chainCommands, toggleMark } from '@tiptap/pm/commands'
import { gapCursor } from '@tiptap/pm/gapcursor'
import { history, redo, undo } from '@tiptap/pm/history'
import { keymap } from '@tiptap/pm/keymap'
import { liftListItem, sinkListItem, splitListItem } from '@tiptap/pm/schema-list'
import type { Plugin } from '@tiptap/pm/state'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'
import { insertBreak, plainAtStart, toggleList } from './commands.ts'
import { schema } from './schema.ts'

const { nodes, marks } = schema
const inItem = nodes.list_item

/** Where Tab has nothing to do (no table, no list, the last cell) it leaves the editor, as everywhere. */
const keys = keymap({
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.emphasis),
  'Mod-z': undo,
  'Shift-Mod-z': redo,
  'Mod-y': redo,
  'Shift-Mod-7': toggleList(nodes.ordered_list),
  'Shift-Mod-8': toggleList(nodes.bullet_list),
  'Shift-Enter': insertBreak,
  Enter: splitListItem(inItem),
  Backspace: plainAtStart,
  Tab: chainCommands(goToNextCell(1), sinkListItem(inItem)),
  'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(inItem)),
})

export const plugins: readonly Plugin[] = [keys, keymap(baseKeymap), history(), gapCursor(), tableEditing()]
