import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands'
import { gapCursor } from 'prosemirror-gapcursor'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Plugin } from 'prosemirror-state'
import { goToNextCell, tableEditing } from 'prosemirror-tables'
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
