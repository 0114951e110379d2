import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { RowAction } from './grid-types.ts'

interface ActionMenuProps {
  readonly anchor: HTMLElement
  readonly label: string
  readonly actions: readonly RowAction[]
  readonly onClose: () => void
}

/** The actions of a row. */
export function ActionMenu({ anchor, label, actions, onClose }: ActionMenuProps) {
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label }, list: { 'aria-label': label, dense: true } }}
    >
      {actions.map((action) => (
        <MenuItem
          key={action.label}
          disabled={action.disabled ?? false}
          onClick={() => {
            onClose()
            action.act()
          }}
          {...(action.danger === true && { sx: { color: 'error.main' } })}
        >
          {action.label}
        </MenuItem>
      ))}
    </Menu>
  )
}
