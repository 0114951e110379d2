import Checkbox from '@mui/material/Checkbox'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'

interface ColumnMenuProps {
  readonly anchor: HTMLElement
  readonly label: string
  readonly columns: readonly { readonly key: string; readonly label: string; readonly shown: boolean }[]
  readonly onChoose: (key: string, shown: boolean) => void
  readonly onClose: () => void
}

/** Shows and hides columns; stays open, since one seldom wants to change only one. */
export function ColumnMenu({ anchor, label, columns, onChoose, onClose }: ColumnMenuProps) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': label, dense: true } }}>
      {columns.map(({ key, label: name, shown }) => (
        <MenuItem
          key={key}
          role="menuitemcheckbox"
          aria-checked={shown}
          onClick={() => onChoose(key, !shown)}
          sx={{ pl: 1 }}
        >
          <Checkbox
            size="small"
            checked={shown}
            tabIndex={-1}
            disableRipple
            slotProps={{ input: { 'aria-hidden': true } }}
            sx={{ p: 0.5, mr: 0.5 }}
          />
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}
