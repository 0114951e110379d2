import FormatBold from '@mui/icons-material/FormatBold'
import FormatItalic from '@mui/icons-material/FormatItalic'
import FormatListBulleted from '@mui/icons-material/FormatListBulleted'
import FormatListNumbered from '@mui/icons-material/FormatListNumbered'
import Redo from '@mui/icons-material/Redo'
import TableChartOutlined from '@mui/icons-material/TableChartOutlined'
import Undo from '@mui/icons-material/Undo'
import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import { toggleMark } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, NodeType } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, isInTable } from 'prosemirror-tables'
import { Fragment, type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { Tool } from '../../../base/ui/tool.tsx'
import { ActMenu } from './act-menu.tsx'
import { blockLevel, insertTable, isInList, setLevel, stayingInTable, toggleList } from './commands.ts'
import { editorTexts } from './editor.texts.ts'
import { schema } from './schema.ts'
import type { SectionEditorHandle } from './use-section-view.ts'

const { nodes, marks } = schema
const modifier = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl+'
const levels = [null, 3, 4] as const
const levelNames = { 3: 'heading', 4: 'small_heading' } as const
const gap = <Divider orientation="vertical" flexItem sx={{ my: 1, mx: 0.5 }} />
/** Places of the tools before which a line stands: marks, lists and table, undoing. */
const groupStarts: readonly number[] = [0, 2, 5]
const tableActs = [
  ['add_row', addRowAfter],
  ['remove_row', stayingInTable(deleteRow)],
  ['add_column', addColumnAfter],
  ['remove_column', stayingInTable(deleteColumn)],
  ['remove_table', deleteTable],
] as const
const barStyle = {
  px: 1,
  minHeight: 42,
  alignItems: 'center',
  gap: 0.25,
  borderBottom: 1,
  borderColor: 'divider',
  flexWrap: 'wrap',
  // The format bar stays in sight while a long section scrolls under it.
  position: 'sticky',
  top: 'calc(-1 * var(--pane-top, 0px))',
  zIndex: 1,
  bgcolor: 'background.paper',
  borderRadius: '6px 6px 0 0',
} as const

function isMarked({ doc, selection, storedMarks }: EditorState, mark: MarkType) {
  const { empty, from, to, $from } = selection
  return empty ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, mark)
}

interface FormatBarProps {
  readonly writing: SectionEditorHandle
  /** The id of what is being written. */
  readonly controls: string
  readonly ref: Ref<HTMLDivElement>
}

interface ToolSpec {
  readonly label: string
  readonly icon: ReactNode
  readonly command: Command
  readonly on?: boolean
  readonly shortcut?: string
}

/** The format buttons: one stop for Tab, arrow keys between them, Escape back to the text. */
export function FormatBar({ writing, controls, ref }: FormatBarProps) {
  const { state } = writing
  const say = useTexts(editorTexts)
  const [chosenStop, setChosenStop] = useState(0)
  const level = blockLevel(state)
  const levelName = (one: 3 | 4 | null) => say(one === null ? 'paragraph' : levelNames[one])
  const marked = (mark: MarkType) => ({ command: toggleMark(mark), on: isMarked(state, mark) })
  const listed = (kind: NodeType) => ({ command: toggleList(kind), on: isInList(state, kind) })
  const tools: readonly ToolSpec[] = [
    { label: say('bold'), icon: <FormatBold />, shortcut: `${modifier}B`, ...marked(marks.strong) },
    { label: say('italic'), icon: <FormatItalic />, shortcut: `${modifier}I`, ...marked(marks.emphasis) },
    { label: say('bullets'), icon: <FormatListBulleted />, ...listed(nodes.bullet_list) },
    { label: say('numbers'), icon: <FormatListNumbered />, ...listed(nodes.ordered_list) },
    { label: say('insert_table'), icon: <TableChartOutlined />, command: insertTable },
    { label: say('undo'), icon: <Undo />, shortcut: `${modifier}Z`, command: undo },
    { label: say('redo'), icon: <Redo />, shortcut: `${modifier}Y`, command: redo },
  ]
  // A button that is disabled now cannot be where Tab stops: then it is the first.
  const able = [true, ...tools.map(({ command }) => command(state)), isInTable(state)]
  const stop = able[chosenStop] === true ? chosenStop : 0
  const tabIndexAt = (index: number) => (index === stop ? 0 : -1)
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
    const open = buttons.filter((button) => !button.matches(':disabled'))
    const at = open.findIndex((button) => button === document.activeElement)
    if (at === -1) return
    if (event.key === 'Escape') {
      // Escape only moves the focus back to the text: the surrounding components must not close the editor.
      event.preventDefault()
      writing.focus()
    }
    const to = new Map([
      ['ArrowRight', at + 1],
      ['ArrowLeft', at - 1],
      ['Home', 0],
      ['End', -1],
    ]).get(event.key)
    const next = to === undefined ? undefined : open.at(to % open.length)
    if (next === undefined) return
    event.preventDefault()
    setChosenStop(buttons.indexOf(next))
    next.focus()
  }
  return (
    <Stack
      ref={ref}
      direction="row"
      role="toolbar"
      aria-label={say('format')}
      aria-controls={controls}
      onKeyDown={move}
      // Pressing a button must not remove the selection from the text.
      onMouseDown={(event) => event.preventDefault()}
      sx={barStyle}
    >
      <ActMenu
        text={levelName(level)}
        label={say('kind', { kind: levelName(level) })}
        tabIndex={tabIndexAt(0)}
        acts={levels.map((one) => ({ text: levelName(one), command: setLevel(one), chosen: one === level }))}
        writing={writing}
      />
      {tools.map(({ command, ...tool }, index) => (
        <Fragment key={tool.label}>
          {groupStarts.includes(index) && gap}
          <Tool
            {...tool}
            tabIndex={tabIndexAt(index + 1)}
            disabled={able[index + 1] !== true}
            onClick={() => {
              writing.run(command)
              writing.focus()
            }}
          />
        </Fragment>
      ))}
      <ActMenu
        text={say('table')}
        label={say('table')}
        tabIndex={tabIndexAt(tools.length + 1)}
        disabled={!isInTable(state)}
        acts={tableActs.map(([name, command]) => ({ text: say(name), command }))}
        writing={writing}
      />
    </Stack>
  )
}
