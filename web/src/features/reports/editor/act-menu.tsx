import ExpandMore from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Command } from 'prosemirror-state'
import { useState } from 'react'
import type { SectionEditorHandle } from './use-section-view.ts'

interface MenuCommand {
  readonly text: string
  readonly command: Command
  /** For a choice of one: whether it is this one now. */
  readonly chosen?: boolean
}

interface ActMenuProps {
  readonly text: string
  readonly label: string
  readonly acts: readonly MenuCommand[]
  readonly tabIndex: number
  readonly disabled?: boolean
  readonly writing: SectionEditorHandle
}

/** A button of the format bar that opens its acts; afterwards the cursor is in the text again. */
export function ActMenu({ text, label, acts, tabIndex, disabled = false, writing }: ActMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        size="small"
        color="inherit"
        endIcon={<ExpandMore />}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        tabIndex={tabIndex}
        disabled={disabled}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ fontWeight: 500, color: 'text.secondary' }}
      >
        {text}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        disableRestoreFocus
        slotProps={{ transition: { onExited: writing.focus } }}
      >
        {acts.map(({ text: name, command, chosen }) => (
          <MenuItem
            key={name}
            {...(chosen !== undefined && { role: 'menuitemradio', 'aria-checked': chosen, selected: chosen })}
            disabled={chosen !== true && !command(writing.state)}
            onClick={() => {
              setAnchor(null)
              writing.run(command)
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
